import Foundation

/// A folder that was opened from component to component.
///
/// No component of a relative path may be a link, and none below the current folder: a checkout may contain planted
/// links. Links above the current folder, such as `/tmp` on macOS, are the machine's own.
final class SafeFolder {
  /// The open folder.
  private(set) var descriptor: Int32

  private let path: String
  private let isRelative: Bool
  private let current: Identity?
  /// The number of folders between the current one and this one; `nil` outside of the current folder.
  private var depth: Int?

  /// Opens a folder.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - file: The path to name in errors; by default that of the folder.
  ///   - creates: A Boolean value that indicates whether missing folders are created.
  /// - Throws: ``SafeFileError`` for a link that is not the machine's own, and for what the system refuses.
  init(_ path: String, of file: String? = nil, creates: Bool = false) throws(SafeFileError) {
    self.path = file ?? path
    try SafeFileDestination.check(self.path)
    isRelative = path.utf8.first != UInt8(ascii: "/")
    descriptor = open(isRelative ? "." : "/", Self.flags)
    current = Identity(of: ".")
    if descriptor < 0 { throw .system(.folder, path: self.path, code: errno) }
    locate(after: nil)
    var walked = isRelative ? "" : "/"
    for name in path.split(separator: "/") where name != "." {
      walked += name
      try enter(String(name), walked, creates: creates)
      walked += "/"
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// The status of an entry, without following a link; `nil` if there is none.
  func status(of name: String) -> stat? {
    var status = stat()
    return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
  }

  // Glibc hides `O_PATH`, which needs no permission to list the folder, behind a macro.
  #if os(Linux)
  private static let flags = 0o10000000 | O_DIRECTORY | O_CLOEXEC
  #else
  private static let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
  #endif

  /// The device and the number of a folder.
  private struct Identity: Equatable {
    let device: dev_t
    let number: ino_t

    init?(_ descriptor: Int32) {
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { return nil }
      (device, number) = (status.st_dev, status.st_ino)
    }

    init?(of path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      (device, number) = (status.st_dev, status.st_ino)
    }
  }

  /// Steps into a folder.
  private func enter(
    _ name: String,
    _ walked: String,
    creates: Bool
  ) throws(SafeFileError) {
    // Only the machine's owner writes into the root folder, which may be the current one.
    let isOwn = (!isRelative && depth == nil) || isRoot
    let flags = Self.flags | (isOwn ? 0 : O_NOFOLLOW)
    var next = openat(descriptor, name, flags)
    if next < 0, errno == ENOENT, creates, status(of: name) == nil {
      if mkdirat(descriptor, name, 0o777) != 0, errno != EEXIST {
        throw .system(.folder, path: path, code: errno)
      }
      next = openat(descriptor, name, Self.flags | O_NOFOLLOW)
    }
    if next < 0 {
      let code = errno
      let kind = status(of: name).map { $0.st_mode & S_IFMT }
      if kind == S_IFLNK, !isOwn { throw .linked(path: path, link: walked) }
      if code == ENOENT || code == ENOTDIR { throw .noFolder(path: path, folder: walked) }
      throw .system(.folder, path: path, code: code)
    }
    close(descriptor)
    descriptor = next
    locate(after: name)
  }

  private var isRoot: Bool {
    guard let here = Identity(descriptor), let root = Identity(of: "/") else { return false }
    return here == root
  }

  /// Finds out whether the open folder is the current one, or below it.
  private func locate(after name: String?) {
    if let current, Identity(descriptor) == current {
      depth = 0
    } else if let depth {
      let new = name == ".." ? depth - 1 : depth + 1
      self.depth = new >= 0 ? new : nil
    }
  }
}
