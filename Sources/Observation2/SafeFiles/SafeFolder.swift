import Foundation

/// A folder that was opened from component to component.
///
/// A checkout may contain planted links: a checkout is a folder with `.git` or `config.yaml`, or the current folder. No
/// component of a path may be a link from the outermost checkout on. Entries that a stranger plants further inside can't
/// move that border. No component of a relative path may be a link at all. Links above every checkout, such as `/tmp` on
/// macOS, are the machine's own, or the caller's.
final class SafeFolder {
  /// The open folder.
  private(set) var descriptor: Int32

  private let path: String
  private let isRelative: Bool
  private let marks: [String]
  private let current = Identity(of: ".")
  private let root = Identity(of: "/")
  /// A Boolean value that indicates whether the open folder is a checkout, or lies in one.
  private var isInCheckout = false
  /// A Boolean value that indicates whether no further link is followed, wherever it is.
  private var isBelow = false

  /// Opens a folder.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - file: The path to name in errors; by default that of the folder.
  ///   - creates: A Boolean value that indicates whether missing folders are created.
  ///   - marks: The entries that make a folder a checkout, besides the current one.
  /// - Throws: ``SafeFileError`` for a link that is not the machine's own, and for what the system refuses.
  init(
    _ path: String,
    of file: String? = nil,
    creates: Bool = false,
    marks: [String] = SafeFile.checkoutMarks
  ) throws(SafeFileError) {
    self.path = file ?? path
    self.marks = marks
    try SafeFileDestination.check(self.path)
    isRelative = path.utf8.first != UInt8(ascii: "/")
    descriptor = open(isRelative ? "." : "/", Self.flags)
    if descriptor < 0 { throw .system(.folder, path: self.path, code: errno) }
    isInCheckout = isCheckout(descriptor)
    var walked = isRelative ? "" : "/"
    for name in SafeFileDestination.names(in: path) {
      walked += name
      try enter(name, walked, creates: creates)
      walked += "/"
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Steps into folders below this one: through no link, and never upwards.
  func descend(_ path: String) throws(SafeFileError) {
    isBelow = true
    var walked = ""
    for name in SafeFileDestination.names(in: path) {
      walked += name
      if name == ".." { throw .noFolder(path: self.path, folder: walked) }
      try enter(name, walked, creates: false)
      walked += "/"
    }
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
    let isOwn = !isBelow && (isRoot || !(isRelative || isInCheckout))
    let flags = Self.flags | (isOwn ? 0 : O_NOFOLLOW)
    let isLink = isOwn && status(of: name).map { $0.st_mode & S_IFMT } == S_IFLNK
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
    if isLink || name == ".." {
      isInCheckout = liesInCheckout()
    } else if !isInCheckout {
      isInCheckout = isCheckout(descriptor)
    }
  }

  private var isRoot: Bool { Identity(descriptor).map { $0 == root } ?? false }

  /// Returns a Boolean value that indicates whether a folder is a checkout itself; `true` if the system doesn't say.
  private func isCheckout(_ folder: Int32) -> Bool {
    guard let here = Identity(folder) else { return true }
    if here == current { return true }
    // The settings of a whole machine would make its own links suspicious.
    if here == root { return false }
    var status = stat()
    return marks.contains { fstatat(folder, $0, &status, AT_SYMLINK_NOFOLLOW) == 0 }
  }

  /// Looks for a checkout from the open folder upwards: a link or `..` may have led into the middle of one.
  private func liesInCheckout() -> Bool {
    var folder = openat(descriptor, ".", Self.flags)
    defer { if folder >= 0 { close(folder) } }
    while folder >= 0, !isCheckout(folder) {
      let parent = openat(folder, "..", Self.flags)
      defer {
        close(folder)
        folder = parent
      }
      if parent >= 0, Identity(parent) == Identity(folder) { return false }
    }
    return true
  }
}
