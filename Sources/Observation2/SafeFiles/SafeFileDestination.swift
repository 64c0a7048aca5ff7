import Foundation

/// The folder and the name of a file to write, both checked.
struct SafeFileDestination {
  let path: String
  let folder: SafeFolder
  let name: String
  /// The permissions of the file; `nil` if there is none.
  let permissions: mode_t?
  /// A Boolean value that indicates whether it is a device, which takes bytes only in its place.
  let isDevice: Bool

  /// Finds the destination.
  ///
  /// - Throws: ``SafeFileError`` for a link, a pipe, a socket, a folder, and a device outside of `/dev`.
  init(_ path: String) throws(SafeFileError) {
    try Self.check(path)
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let name = parts.last.map { String($0) } ?? ""
    if ["", ".", ".."].contains(name) { throw .folder(path: path) }
    self.path = path
    self.name = name
    folder = try SafeFolder(String(path.dropLast(name.count)), of: path)
    let status = folder.status(of: name)
    let kind = status.map { $0.st_mode & S_IFMT }
    isDevice = kind == S_IFCHR && path.hasPrefix("/dev/")
    permissions = status.map { $0.st_mode & 0o777 }
    switch kind {
    case nil, S_IFREG: break
    case S_IFLNK: throw .linked(path: path, link: path)
    case S_IFDIR: throw .folder(path: path)
    default: if !isDevice { throw .notRegular(path: path) }
    }
  }

  /// Refuses a path that the system can't take, or would cut off.
  static func check(_ path: String) throws(SafeFileError) {
    if path.isEmpty || path.utf8.contains(0) { throw .unnamed(path: path) }
  }

  /// Returns the descriptor that a path such as `/dev/stdout` or `/dev/fd/63` names; `nil` for any other path.
  static func descriptor(of path: String) -> Int32? {
    switch path {
    case "/dev/stdin": return STDIN_FILENO
    case "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    default: break
    }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
      return Int32(path.dropFirst(folder.count))
    }
    return nil
  }
}
