import Foundation
import ProcessSupport
import Testing

@testable import StorePersistence

/// Each operation of the machine's file system by itself: its result, and the error of each refusal.
@MainActor @Suite struct DiskStepsTests {
  private let folder: TemporaryFolder
  private let disk = DiskFileSystem()
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("cart")
  }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    lstat(path, &status)
    return status.st_mode
  }

  private func failure(_ body: () throws -> Void) -> StateFileError? {
    do {
      try body()
      return nil
    } catch {
      return error as? StateFileError
    }
  }

  @Test func `a file is written, found, read, renamed and removed`() throws {
    #expect(try disk.read(path) == nil)
    #expect(try !disk.exists(path))
    try disk.write([1, 2, 3], to: path)
    #expect(try disk.exists(path))
    #expect(try disk.read(path) == [1, 2, 3])
    #expect(mode(path) == S_IFREG | 0o600)
    try disk.write([], to: path)
    #expect(try disk.read(path) == [])
    try disk.sync(path)
    try disk.syncFolder(of: path)
    try disk.write([4], to: folder.path("other"))
    try disk.rename(path, to: folder.path("other"))
    #expect(try folder.names == ["other"])
    #expect(try disk.read(folder.path("other")) == [])
    try disk.remove(folder.path("other"))
    try disk.remove(folder.path("other"))
    #expect(try folder.names == [])
  }

  @Test func `a link without a target and a folder have their names, though neither is a file`()
    throws
  {
    #expect(symlink("nowhere", path) == 0)
    #expect(try disk.exists(path))
    #expect(try disk.exists(folder.path("")))
    #expect(failure { _ = try disk.read(path) } == .linked(path: path, link: path))
    let folderPath = folder.path("inside")
    #expect(mkdir(folderPath, 0o700) == 0)
    #expect(
      failure { _ = try disk.read(folderPath) } == .system(.read, path: folderPath, code: EISDIR)
    )
    #expect(failure { _ = try disk.read("/dev/null") } == .noFile(path: "/dev/null"))
  }

  @Test func `each step that the system refuses names itself, its path and its number`() throws {
    let below = path + "/below"
    try disk.write([1], to: path)
    #expect(failure { _ = try disk.exists(below) } == .system(.read, path: below, code: ENOTDIR))
    #expect(
      failure { try disk.write([1], to: below) } == .system(.write, path: below, code: ENOTDIR)
    )
    #expect(failure { try disk.sync(below) } == .system(.sync, path: below, code: ENOTDIR))
    #expect(failure { try disk.remove(below) } == .system(.remove, path: below, code: ENOTDIR))
    #expect(failure { _ = try disk.lock(below) } == .system(.lock, path: below, code: ENOTDIR))
    let missing = folder.path("missing")
    #expect(failure { try disk.sync(missing) } == .system(.sync, path: missing, code: ENOENT))
    #expect(
      failure { try disk.rename(missing, to: path) }
        == .system(.rename, path: missing, code: ENOENT)
    )
    #expect(
      failure { try disk.syncFolder(of: missing + "/x") }
        == .system(.syncFolder, path: missing, code: ENOENT)
    )
    #expect(
      failure { try disk.write([1], to: missing + "/x") }
        == .system(.write, path: missing + "/x", code: ENOENT)
    )
    #expect(try disk.read(path) == [1])
    #if os(Linux)
    #expect(mkdir(missing, 0o700) == 0)
    for (step, code) in [(StateFileError.Step.write, EISDIR), (.remove, EISDIR)] {
      let refusal = failure {
        if step == .write { try disk.write([1], to: missing) } else { try disk.remove(missing) }
      }
      #expect(refusal == .system(step, path: missing, code: code))
    }
    #endif
  }

  @Test func `a file that can't be flushed to a disk is refused`() throws {
    #expect(mkfifo(path, 0o600) == 0)
    #expect(failure { try disk.sync(path) } == .system(.sync, path: path, code: EINVAL))
    #expect(symlink("cart", folder.path("link")) == 0)
    let link = folder.path("link")
    #expect(failure { try disk.sync(link) } == .system(.sync, path: link, code: ELOOP))
    #if os(Linux)
    #expect(
      failure { try disk.syncFolder(of: "/proc/x") }
        == .system(.syncFolder, path: "/proc", code: EINVAL)
    )
    #endif
    try disk.syncFolder(of: "/x")
    try disk.syncFolder(of: "x")
  }

  @Test func `a name that is too long is refused with the system's number`() {
    let long = folder.path(String(repeating: "x", count: 300))
    #expect(
      failure { _ = try disk.read(long) } == .system(.read, path: long, code: ENAMETOOLONG)
    )
    #expect(
      failure { _ = try disk.exists(long) } == .system(.read, path: long, code: ENAMETOOLONG)
    )
  }

  #if os(Linux)
  @Test func `a socket is no folder, and no file either`() throws {
    let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix(107)) }
    let isBound = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    #expect(isBound)
    #expect(try disk.destination(of: path) == path)
    #expect(failure { _ = try disk.read(path) } == .noFile(path: path))
  }
  #endif

  @Test func `a lock is held until it is released, and leaves a file for this user alone`() throws {
    var lock: AnyObject? = try disk.lock(path)
    #expect(mode(path) == S_IFREG | 0o600)
    #expect(failure { _ = try disk.lock(path) } == .inUse(path: path))
    #expect(failure { _ = try DiskFileSystem().lock(path) } == .inUse(path: path))
    withExtendedLifetime(lock) { lock = nil }
    _ = try disk.lock(path)
    let inside = folder.path("inside")
    #expect(mkdir(inside, 0o700) == 0)
    #expect(failure { _ = try disk.lock(inside) } == .system(.lock, path: inside, code: EISDIR))
  }

  @Test func `a value of exactly the limit is written and read, and one byte more is neither`()
    throws
  {
    let small = DiskFileSystem(queue: DispatchQueue(label: "small"), limit: 3)
    try small.write([1, 2, 3], to: path)
    #expect(try small.read(path) == [1, 2, 3])
    #expect(failure { try small.write([1, 2, 3, 4], to: path) } == .tooLarge(path: path, limit: 3))
    #expect(try small.read(path) == [1, 2, 3])
    try disk.write([1, 2, 3, 4], to: path)
    #expect(failure { _ = try small.read(path) } == .tooLarge(path: path, limit: 3))
    #expect(DiskFileSystem.largestFile == 268_435_456)
  }

  @Test func `a destination is absolute, and in the folder that links lead to`() throws {
    let real = folder.path("real")
    #expect(mkdir(real, 0o700) == 0)
    #expect(symlink("real", folder.path("alias")) == 0)
    #expect(try disk.destination(of: folder.path("alias/cart")) == real + "/cart")
    #expect(try disk.destination(of: real + "/cart") == real + "/cart")
    #expect(try disk.destination(of: real + "/../cart") == folder.path("cart"))
    #expect(try disk.destination(of: folder.path("none/cart")) == folder.path("none/cart"))
    #expect(try disk.destination(of: "/cart") == "/cart")
    #expect(try disk.destination(of: "//cart") == "/cart")
    #expect(
      failure { _ = try disk.destination(of: real) }
        == .invalidPath(path: real, reason: "it is a folder")
    )
    #expect(symlink("cart", real + "/link") == 0)
    let link = real + "/link"
    #expect(failure { _ = try disk.destination(of: link) } == .linked(path: link, link: link))
  }

  @Test func `a destination in the root's folder has one slash`() async {
    await #expect(processExitsWith: .success) {
      precondition(chdir("/") == 0)
      let path = try StateFilePath.absolute("no-such-cart")
      precondition(path == "/no-such-cart", path)
      let destination = try DiskFileSystem().destination(of: "no-such-cart")
      precondition(destination == "/no-such-cart", destination)
      precondition(chdir("/tmp") == 0)
      let other = try StateFilePath.absolute("no-such-cart")
      precondition(other.hasSuffix("/no-such-cart") && !other.hasPrefix("//"), other)
    }
  }

  @Test func `the reason for each path that names no file is whole`() {
    let shell = "~ is a shell's short form; write the folder's own path, or ./ before the name"
    for (path, reason) in [
      ("", "it is empty"), ("a\0", "it contains a NUL"), ("~a", shell),
      ("a/", "a path that ends in a slash names a folder"),
      ("~/", "a path that ends in a slash names a folder"),
    ] {
      #expect(
        failure { _ = try StateFilePath.absolute(path) } == .invalidPath(path: path, reason: reason)
      )
    }
    #expect(try! StateFilePath.absolute("/~a") == "/~a")
  }

  @Test func `later saves follow one another, and each reports its own outcome`()
    async throws
  {
    let queue = DispatchQueue(label: "later")
    let disk = DiskFileSystem(queue: queue, limit: 3)
    queue.suspend()
    let (results, continuation) = AsyncStream.makeStream(of: StateFileError?.self)
    disk.replaceLater(path, with: [1]) { continuation.yield($0) }
    disk.replaceLater(path, with: [1, 2, 3, 4]) { continuation.yield($0) }
    #expect(try disk.read(path) == nil)
    queue.resume()
    try disk.replace(path, with: [3])
    #expect(try disk.read(path) == [3])
    #expect(try folder.names == ["cart"])
    var all: [StateFileError?] = []
    for await result in results {
      all.append(result)
      if all.count == 2 { break }
    }
    #expect(all.contains(nil) && all.contains(.tooLarge(path: path + ".new", limit: 3)))
    #expect(
      failure { try disk.replace(path, with: [1, 2, 3, 4]) }
        == .tooLarge(path: path + ".new", limit: 3)
    )
    #expect(try disk.read(path) == [3])
  }
}
