import Foundation
import ProcessSupport
import StorePersistence
import Testing

/// The path of a state's file: checked once, and absolute from then on.
@Suite struct StateFilePathTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func open(
    _ path: String,
    _ files: any StateFileSystem = DiskFileSystem()
  ) throws -> StateFile<Int> {
    try StateFile(path: path, files: files) { Issue.record($0) }
  }

  private func refusal(_ path: String) -> StateFileError? {
    do {
      _ = try open(path)
      return nil
    } catch {
      return error as? StateFileError
    }
  }

  @Test func `a path that can't name a file is refused with a reason`() throws {
    let inside = folder.path("inside")
    try FileManager.default.createDirectory(atPath: inside, withIntermediateDirectories: false)
    let refused = [
      ("", "it is empty"), (inside + "\0b", "it contains a NUL"), ("\0", "it contains a NUL"),
      (inside, "it is a folder"), (".", "it is a folder"),
      ("..", "it is a folder"), (inside + "/.", "it is a folder"),
      (inside + "/", "a path that ends in a slash"),
      (inside + "/new/", "a path that ends in a slash"),
      ("/", "a path that ends in a slash"), ("~", "~ is a shell's"), ("~/cart", "~ is a shell's"),
    ]
    for (path, reason) in refused {
      guard case .invalidPath(_, let found) = refusal(path) else {
        Issue.record("\(path.debugDescription) was not refused")
        continue
      }
      #expect(found.hasPrefix(reason), "\(path.debugDescription)")
      #expect(refusal(path)?.description.contains("is not the path of a file") == true)
    }
    #expect(try folder.names == ["inside"])
  }

  @Test func `a link in the current folder is refused, also one to a folder`() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      precondition(mkdir(folder.path("checkout"), 0o700) == 0)
      precondition(symlink("..", folder.path("checkout/data")) == 0)
      precondition(chdir(folder.path("checkout")) == 0)
      for (path, link) in [
        ("data", folder.path("checkout/data")), ("data/cart", "data"),
        (folder.path("checkout/data/cart"), folder.path("checkout/data")),
      ] {
        let error = #expect(throws: StateFileError.self) { try StateFile<Int>(path: path) { _ in } }
        guard case .linked(_, link) = error else {
          preconditionFailure("\(String(describing: error))")
        }
      }
      let names = try folder.names
      precondition(names == ["checkout"], "\(names)")
    }
  }

  @Test func `no file system opens a file without a name or with a NUL`() {
    for path in ["", "\0", "cart\0.json"] {
      #expect(throws: StateFileError.self) { try open(path, MemoryFileSystem()) }
    }
  }

  @Test func `the disk never shortens a path at a NUL`() throws {
    let disk = DiskFileSystem()
    let (path, cut) = (folder.path("cart"), folder.path("cart") + "\0.new")
    try disk.write([1], to: path)
    #expect(throws: StateFileError.self) { try disk.read(cut) }
    #expect(throws: StateFileError.self) { try disk.exists(cut) }
    #expect(throws: StateFileError.self) { try disk.write([2], to: cut) }
    #expect(throws: StateFileError.self) { try disk.sync(cut) }
    #expect(throws: StateFileError.self) { try disk.rename(path, to: cut) }
    #expect(throws: StateFileError.self) { try disk.rename(cut, to: path) }
    #expect(throws: StateFileError.self) { try disk.syncFolder(of: cut) }
    #expect(throws: StateFileError.self) { try disk.remove(cut) }
    #expect(throws: StateFileError.self) { try disk.lock(cut) }
    #expect(throws: StateFileError.self) { try disk.replace(cut, with: [2]) }
    #expect(try disk.read(path) == [1])
    #expect(try folder.names == ["cart"])
  }

  @Test func `a relative path and the absolute one of it name one file`() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let (first, second) = (folder.path("first"), folder.path("second"))
      for path in [first, second] {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      }
      precondition(chdir(first) == 0)
      for path in ["cart", "./~cart", "../first/other"] {
        let file = try StateFile<Int>(path: path) { preconditionFailure("\($0)") }
        precondition(file.path.hasPrefix("/"))
        precondition(file.save(1))
        precondition(chdir(second) == 0)
        precondition(file.save(2) && file.load() == 2)
        precondition(file.remove() && file.save(3))
        // The other folder's file is another one, and the first one is still locked.
        _ = try StateFile<Int>(path: path == "./~cart" ? path : "cart") { _ in }
        do {
          _ = try StateFile<Int>(path: file.path) { _ in }
          preconditionFailure("opened twice")
        } catch let error as StateFileError {
          guard case .inUse = error else { throw error }
        }
        precondition(chdir(first) == 0)
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: second).sorted()
      precondition(names == ["cart.lock", "~cart.lock"], "\(names)")
      withExtendedLifetime(folder) {}
    }
  }
}
