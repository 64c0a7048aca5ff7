import Foundation
import ProcessSupport
import StorePersistence
import Testing

/// The obstacles to a state file on a real disk.
@Suite struct DiskFileSystemTests {
  private final class Errors {
    var all: [StateFileError] = []
  }

  private let folder: TemporaryFolder
  private let path: String
  private let errors = Errors()

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("cart")
  }

  private func open(_ path: String? = nil) throws -> StateFile<Int> {
    try StateFile(path: path ?? self.path) { [errors] in errors.all.append($0) }
  }

  private func status(_ path: String) -> stat {
    var status = stat()
    lstat(path, &status)
    return status
  }

  private func mode(_ path: String) -> mode_t { status(path).st_mode & 0o7777 }

  private func put(_ text: String, _ name: String, mode: mode_t = 0o666) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path(name)))
    #expect(chmod(folder.path(name), mode) == 0)
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: folder.path(name))), as: UTF8.self)
  }

  @Test func `only this user can read what is written, whatever a leftover allowed`() throws {
    try put("half a value", "cart.new")
    let file = try open()
    #expect(file.save(1))
    #expect(mode(path) == 0o600)
    #expect(mode(path + ".lock") == 0o600)
    #expect(file.load() == 1)
    #expect(errors.all == [])
  }

  @Test func `a leftover that is a link is removed, and where it points is left alone`() throws {
    try put("precious", "victim")
    #expect(symlink("victim", path + ".new") == 0)
    let file = try open()
    #expect(file.save(1))
    #expect(file.save(2))
    #expect(file.load() == 2)
    #expect(try text("victim") == "precious")
    #expect(try folder.names == ["cart", "cart.lock", "victim"])
    #expect(errors.all == [])
  }

  @Test func `a leftover with a second name is removed, and the second name left alone`() throws {
    try put("precious", "victim")
    #expect(link(folder.path("victim"), path + ".new") == 0)
    #expect(try open().save(1))
    #expect(try text("victim") == "precious")
    #expect(mode(folder.path("victim")) == 0o666)
  }

  @Test func `a lock that is a link is refused`() throws {
    #expect(symlink("elsewhere", path + ".lock") == 0)
    let refusal = #expect(throws: StateFileError.self) { try open() }
    #expect(refusal == .system(.lock, path: path + ".lock", code: ELOOP))
    #expect("\(try #require(refusal))".hasSuffix("The file is not open."))
    #expect(try folder.names == ["cart.lock"])
  }

  @Test(arguments: ["victim", "nowhere", "cart", "/dev/null"])
  func `a file that is a link is refused, and its target left alone`(target: String) throws {
    try put("precious", "victim")
    #expect(symlink(target, path) == 0)
    let refusal = #expect(throws: StateFileError.self) { try open() }
    #expect(refusal == .linked(path: path, link: path))
    #expect("\(try #require(refusal))".contains("Remove the link, or use the path"))
    #expect(throws: StateFileError.linked(path: path, link: path)) {
      try DiskFileSystem().read(path)
    }
    #expect(try text("victim") == "precious")
    #expect(try folder.names == ["cart", "victim"])
  }

  @Test func `a link that comes in the file's place is neither read nor written through`() throws {
    let file = try open()
    #expect(file.save(1))
    #expect(unlink(path) == 0)
    try put("precious", "victim")
    #expect(symlink("victim", path) == 0)
    #expect(file.load() == nil)
    #expect(!file.save(2))
    #expect(errors.all == Array(repeating: .linked(path: path, link: path), count: 2))
    #expect(try text("victim") == "precious")
  }

  @Test func `a file beyond the limit is not read, and a value beyond it is not written`() throws {
    let disk = DiskFileSystem(queue: DispatchQueue(label: "limited"), limit: 40)
    try put(String(repeating: "x", count: 40), "cart")
    #expect(try disk.read(path)?.count == 40)
    try put(String(repeating: "x", count: 41), "cart")
    #expect(throws: StateFileError.tooLarge(path: path, limit: 40)) { try disk.read(path) }
    let file = try StateFile<String>(path: path, files: disk) { [errors] in errors.all.append($0) }
    #expect(file.load() == nil)
    #expect(!file.save("a"))
    #expect(errors.all == Array(repeating: .tooLarge(path: path, limit: 40), count: 2))
    #expect("\(errors.all[0])".hasSuffix("store less in one file."))
    #expect(throws: StateFileError.tooLarge(path: path + ".new", limit: 40)) {
      try disk.replace(path, with: Array(repeating: 1, count: 41))
    }
    #expect(try text("cart").count == 41)
    #expect(try folder.names == ["cart", "cart.lock"])
  }

  @Test func `a file of three gigabytes is refused before it is read`() throws {
    try put("", "cart")
    #expect(truncate(path, 3 << 30) == 0)
    #expect(
      throws: StateFileError.tooLarge(path: path, limit: DiskFileSystem.largestFile)
    ) { try DiskFileSystem().read(path) }
  }

  @Test func `a folder reached by two names has one lock`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("real"),
      withIntermediateDirectories: false
    )
    #expect(symlink("real", folder.path("alias")) == 0)
    let first = try open(folder.path("real/cart"))
    let other = folder.path("alias/cart")
    #expect(throws: StateFileError.inUse(path: first.path + ".lock")) { try open(other) }
    withExtendedLifetime(first) {}
  }

  @Test func `a link that leads elsewhere later moves neither the file nor its lock`() throws {
    let alias = folder.path("current")
    for name in ["first", "second"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(name),
        withIntermediateDirectories: false
      )
    }
    #expect(symlink("first", alias) == 0)
    let file = try open(alias + "/cart")
    #expect(file.path == folder.path("first/cart"))
    #expect(unlink(alias) == 0)
    #expect(symlink("second", alias) == 0)
    #expect(file.save(1))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("second")) == [])
    #expect(file.load() == 1)
    // The other folder's file is another one.
    #expect(try open(alias + "/cart").load() == nil)
    #expect(errors.all == [])
  }

  @Test func `the second name of a file keeps the value that it had`() throws {
    #expect(try open().save(1))
    #expect(link(path, folder.path("backup")) == 0)
    #expect(try open().save(2))
    #expect(try open().load() == 2)
    #expect(try open(folder.path("backup")).load() == 1)
  }

  @Test func `a folder that comes in the file's place is reported and left alone`() throws {
    let file = try open()
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(file.load() == nil)
    #expect(!file.save(1))
    #expect(errors.all == Array(repeating: .system(.read, path: path, code: EISDIR), count: 2))
    #expect(try folder.names == ["cart", "cart.lock"])
  }

  @Test func `a folder in the place of what is written aside is reported and left alone`() throws {
    let aside = path + ".new"
    try FileManager.default.createDirectory(atPath: aside, withIntermediateDirectories: false)
    let file = try open()
    #expect(!file.save(1))
    guard case .system(.write, aside, _) = errors.all.first else {
      Issue.record("\(errors.all)")
      return
    }
    #expect(rmdir(aside) == 0)
    #expect(file.save(1))
    #expect(file.load() == 1)
  }

  @Test func `a pipe in the file's place keeps nobody waiting and is left alone`() throws {
    #expect(mkfifo(path, 0o600) == 0)
    let file = try open()
    #expect(file.load() == nil)
    #expect(!file.save(1))
    #expect(errors.all == [.noFile(path: path), .noFile(path: path)])
    #expect(try folder.names == ["cart", "cart.lock"])
    #expect(remove(path) == 0)
    #expect(mkfifo(path + ".new", 0o600) == 0)
    #expect(file.load() == nil)
    #expect(file.save(1))
    #expect(file.load() == 1)
  }

  @Test func `a link that points nowhere is no free name for what is kept`() throws {
    #expect(symlink("nowhere", path + ".damaged-1") == 0)
    try put("damaged", "cart")
    #expect(try open().load() == nil)
    #expect(
      try folder.names == ["cart.damaged-1", "cart.damaged-2", "cart.lock"]
    )
    #expect(status(path + ".damaged-1").st_mode & S_IFMT == S_IFLNK)
  }

  @Test(.enabled(if: geteuid() != 0, "an administrator may write anywhere"))
  func `a folder that may not be written is reported, and the value before intact`() throws {
    #expect(try open().save(1))
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
    #expect(chmod(parent, 0o500) == 0)
    defer { chmod(parent, 0o700) }
    let file = try open()
    #expect(!file.save(2))
    #expect(errors.all == [.system(.write, path: path + ".new", code: EACCES)])
    #expect(file.load() == 1)
    #expect(throws: StateFileError.system(.lock, path: path + "2.lock", code: EACCES)) {
      try open(path + "2")
    }
  }
}
