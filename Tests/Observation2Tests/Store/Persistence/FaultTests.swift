import Foundation
import StorePersistence
import Testing

/// Failures of each step of a file system, and of several.
@Suite struct FaultTests {
  /// Fails at chosen calls, like a disk that is full, removed or read-only: half of a value may
  /// have been written by then.
  private final class FaultyFileSystem: StateFileSystem {
    let disk = ScriptedFileSystem()
    /// The error of each following call; `nil` for a call that succeeds.
    var faults: [Int32?] = []
    private(set) var calls = 0

    private func call(_ step: StateFileError.Step, _ path: String) throws(StateFileError) {
      calls += 1
      guard !faults.isEmpty, let code = faults.removeFirst() else { return }
      throw .system(step, path: path, code: code)
    }

    func read(_ path: String) throws(StateFileError) -> [UInt8]? {
      try call(.read, path)
      return try disk.read(path)
    }

    func write(_ bytes: [UInt8], to path: String) throws(StateFileError) {
      do throws(StateFileError) {
        try call(.write, path)
      } catch {
        try disk.write(Array(bytes.prefix(bytes.count / 2)), to: path)
        throw error
      }
      try disk.write(bytes, to: path)
    }

    func sync(_ path: String) throws(StateFileError) {
      try call(.sync, path)
    }

    func rename(_ path: String, to other: String) throws(StateFileError) {
      try call(.rename, path)
      try disk.rename(path, to: other)
    }

    func syncFolder(of path: String) throws(StateFileError) {
      try call(.syncFolder, path)
    }

    func remove(_ path: String) throws(StateFileError) {
      try call(.remove, path)
      try disk.remove(path)
    }

    func lock(_ path: String) throws(StateFileError) -> AnyObject { try disk.lock(path) }
  }

  @Test(arguments: [ENOSPC, EROFS, EIO, EDQUOT])
  func `whichever steps fail, the file holds the old value or the new one, and it is told`(
    code: Int32
  ) throws {
    // Every pattern of eight calls: two saves and the cleaning up after them.
    for pattern in 0..<256 {
      let files = FaultyFileSystem()
      var errors: [StateFileError] = []
      let file = try StateFile<[Int]>(path: "cart", files: files) { errors.append($0) }
      #expect(file.save([0, 0, 0]))
      files.faults = (0..<8).map { pattern >> $0 & 1 == 1 ? code : nil }
      var last = [0, 0, 0]
      for number in 1...2 {
        let before = errors.count
        let isSaved = file.save([number, number, number])
        #expect(isSaved == (errors.count == before), "pattern \(pattern)")
        if isSaved { last = [number, number, number] }
      }
      files.faults = []
      let loaded = file.load()
      #expect(loaded != nil && (loaded?[0] ?? 0) >= last[0], "pattern \(pattern)")
      #expect(loaded.map { Set($0).count } == 1, "pattern \(pattern)")
      #expect(file.save([3, 3, 3]) && file.load() == [3, 3, 3], "pattern \(pattern)")
      #expect(files.disk.files.keys.sorted() == ["cart"], "pattern \(pattern)")
    }
  }

  @Test func `a damaged file whose keeping fails is neither overwritten nor lost`() throws {
    for pattern in 0..<64 {
      let files = FaultyFileSystem()
      files.disk.files["cart"] = [1, 2, 3]
      files.disk.files["cart.damaged-1"] = [1]
      var errors: [StateFileError] = []
      let file = try StateFile<Int>(path: "cart", files: files) { errors.append($0) }
      files.faults = (0..<6).map { pattern >> $0 & 1 == 1 ? ENOSPC : nil }
      for number in 1...4 { file.save(number) }
      files.faults = []
      #expect(files.disk.files.values.contains([1, 2, 3]), "pattern \(pattern)")
      #expect(files.disk.files["cart.damaged-1"] == [1], "pattern \(pattern)")
      #expect(!errors.isEmpty, "pattern \(pattern)")
    }
  }

  @Test func `keeping a damaged file asks for few names, however many are taken`() throws {
    let files = FaultyFileSystem()
    for number in 1...1_000 { files.disk.files["cart.damaged-\(number)"] = [1] }
    files.disk.files["cart"] = [2]
    let file = try StateFile<Int>(path: "cart", files: files) { _ in }
    let before = files.calls
    #expect(file.load() == nil)
    #expect(files.disk.files["cart.damaged-1001"] == [2])
    #expect(files.calls - before < 30)
  }
}
