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
  /// - Parameters:
  ///   - path: The file.
  ///   - marks: The entries that make a folder a checkout, besides the current one.
  /// - Throws: ``SafeFileError`` for a link, a pipe, a socket, a folder, and a device outside of `/dev`.
  init(_ path: String, marks: [String] = SafeFile.checkoutMarks) throws(SafeFileError) {
    let (parent, name) = try Self.split(path)
    self.path = path
    self.name = name
    folder = try SafeFolder(parent, of: path, marks: marks)
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

  /// Splits a path into the folder, which is empty for a name alone, and the name of the file.
  static func split(_ path: String) throws(SafeFileError) -> (folder: String, name: String) {
    try check(path)
    let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) }
    let name = String(path[(start ?? path.startIndex)...])
    if ["", ".", ".."].contains(name) { throw .folder(path: path) }
    return (String(path[..<(start ?? path.startIndex)]), name)
  }

  /// Returns the names in a path, without `.`.
  ///
  /// The system splits bytes. A slash and a combining mark are one character, which no other character equals.
  static func names(in path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
      .filter { $0 != "." }
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
