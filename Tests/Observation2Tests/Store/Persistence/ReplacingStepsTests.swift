import Foundation
import StorePersistence
import Testing

/// The steps by which a file is replaced, read, kept aside and removed, in their exact order.
@MainActor @Suite struct ReplacingStepsTests {
  private let disk = ScriptedFileSystem()
  private let all = ["write a.new", "sync a.new", "rename a.new to a", "sync folder of a"]

  private func file(
    _ report: @escaping (StateFileError) -> Void = { _ in }
  ) throws -> StateFile<Int> {
    try StateFile(path: "a", files: disk, report: report)
  }

  @Test(arguments: [(StateFileError.Step.write, 1), (.sync, 2), (.rename, 3)])
  func `after a failed step the draft is removed, and no other step made`(
    step: StateFileError.Step,
    count: Int
  ) throws {
    disk.faults[step] = 5
    #expect(throws: StateFileError.system(step, path: "a.new", code: 5)) {
      try disk.replaceNow("a", with: [1])
    }
    #expect(disk.steps == all.prefix(count) + ["remove a.new"])
    #expect(disk.files.isEmpty)
  }

  @Test(arguments: [StateFileError.Step.write, .sync, .rename])
  func `the first error counts, though the draft can't be removed either`(
    step: StateFileError.Step
  ) throws {
    disk.faults = [step: 5, .remove: 6, .syncFolder: 7]
    #expect(throws: StateFileError.system(step, path: "a.new", code: 5)) {
      try disk.replaceNow("a", with: [1])
    }
    disk.faults = [:]
    try disk.replaceNow("a", with: [2])
    #expect(disk.files == ["a": [2]])
  }

  @Test func `a folder that can't be synced leaves the new file, and removes nothing`() throws {
    disk.faults[.syncFolder] = 5
    #expect(throws: StateFileError.system(.syncFolder, path: "a", code: 5)) {
      try disk.replaceNow("a", with: [1])
    }
    #expect(disk.steps == all)
    #expect(disk.files == ["a": [1]])
  }

  @Test func `a file is removed, and then its folder synced`() throws {
    disk.files["a"] = [1]
    #expect(try file().remove())
    #expect(disk.steps == ["remove a", "sync folder of a"])
    disk.faults[.remove] = 5
    #expect(try !file().remove())
    #expect(disk.steps.count == 3)
  }

  @Test func `a damaged file is renamed, reported, and its folder synced, before it is replaced`()
    throws
  {
    disk.files["a"] = [1]
    var reports: [Int] = []
    let file = try file { [disk] _ in reports.append(disk.steps.count) }
    #expect(file.save(2))
    #expect(disk.steps == ["rename a to a.damaged-1", "sync folder of a"] + all)
    #expect(reports == [1])
  }

  @Test func `a path is checked before the file system receives it`() {
    for path in ["", "a\0"] {
      #expect(throws: StateFileError.self) {
        try StateFile<Int>(path: path, files: disk) { _ in }
      }
    }
  }

  @Test func `names beside a file are found by asking about few of them`() throws {
    for taken in [0, 1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 100] {
      let disk = ScriptedFileSystem()
      disk.files["a"] = [9]
      for number in 0..<taken { disk.files["a.damaged-\(number + 1)"] = [1] }
      let file = try StateFile<Int>(path: "a", files: disk) { _ in }
      #expect(file.load() == nil)
      #expect(disk.files["a.damaged-\(taken + 1)"] == [9])
      #expect(disk.files.count == taken + 1)
    }
  }

  @Test(arguments: [([2], 1), ([1, 3], 2), ([1, 2, 4], 5), ([1, 2, 3, 5, 6, 7], 4)])
  func `a name is never one that is taken, though some between them are free`(
    taken: [Int],
    free: Int
  ) throws {
    disk.files["a"] = [9]
    for number in taken { disk.files["a.damaged-\(number)"] = [1] }
    #expect(try file().load() == nil)
    #expect(disk.files["a.damaged-\(free)"] == [9])
    #expect(disk.files.count == taken.count + 1)
  }

  @Test func `a file system in memory replaces in the same order, at once`() throws {
    let files = MemoryFileSystem()
    var steps: [String] = []
    files.fault = { step, path in
      steps.append("\(step) \(path)")
      return nil
    }
    try files.replace("a", with: [1])
    #expect(steps == ["write a.new", "sync a.new", "rename a.new", "syncFolder a"])
    var results: [StateFileError?] = []
    files.replaceLater("a", with: [2]) { results.append($0) }
    #expect(results == [nil] && files.contents == ["a": [2]])
    steps = []
    files.fault = { step, path in
      steps.append("\(step) \(path)")
      return step == .sync ? 5 : nil
    }
    files.replaceLater("a", with: [3]) { results.append($0) }
    #expect(results == [nil, .system(.sync, path: "a.new", code: 5)])
    #expect(steps == ["write a.new", "sync a.new", "remove a.new"])
    #expect(files.contents == ["a": [2]])
  }

  @Test func `a file system in memory has each file that can be read, and its paths are names`()
    throws
  {
    let files = MemoryFileSystem(["a": []])
    #expect(try files.exists("a"))
    #expect(try !files.exists("b"))
    #expect(try files.destination(of: "x/../a") == "x/../a")
    files.fault = { step, _ in step == .read ? 5 : nil }
    #expect(throws: StateFileError.system(.read, path: "a", code: 5)) { try files.exists("a") }
    files.fault = { step, _ in step == .write ? 5 : nil }
    try? files.write([1, 2, 3, 4, 5], to: "c")
    #expect(files.contents["c"] == [1, 2])
  }

  @Test func `a lock in memory is free once it is released`() throws {
    let files = MemoryFileSystem()
    var lock: AnyObject? = try files.lock("a")
    #expect(throws: StateFileError.inUse(path: "a")) { try files.lock("a") }
    let other = try files.lock("b")
    withExtendedLifetime(lock) { lock = nil }
    lock = try files.lock("a")
    files.unlockAll()
    let next = try files.lock("a")
    withExtendedLifetime((lock, other, next)) {}
  }
}
