import Foundation

/// Reading and writing of files in folders that strangers may have filled, such as the checkout of a pull request.
///
/// A stranger can plant a link to another file, a pipe that no process writes to, and a file without an end. None of
/// them is followed, waited for or read whole.
package enum SafeFile {
  /// The entries that make a folder a checkout; see ``SafeFolder``.
  package static let checkoutMarks = [".git", "config.yaml", "config.yml"]

  /// Reads a regular file.
  ///
  /// It opens the file without waiting for another process, and reads at most one byte more than the limit.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: The largest size, in bytes.
  ///   - followsLinks: A Boolean value that indicates whether the path may be a link.
  ///   - takesDescriptors: A Boolean value that indicates whether a path such as `/dev/stdin` means an open file of the
  ///     process. It may be a pipe, which a shell gives for `<(…)`.
  ///   - isAllowed: Returns whether a file may be read, for its absolute path without links. It is asked once the file is
  ///     open, since another process can replace a file after an earlier look.
  /// - Returns: The bytes; `nil` if there is no file.
  /// - Throws: ``SafeFileError`` for a folder, a pipe, a device, and a file beyond the limit.
  package static func read(
    _ path: String,
    limit: Int,
    followsLinks: Bool = true,
    takesDescriptors: Bool = false,
    isAllowed: ((String) -> Bool)? = nil
  ) throws(SafeFileError) -> [UInt8]? {
    if takesDescriptors, let number = SafeFileDestination.descriptor(of: path) {
      let copy = fcntl(number, F_DUPFD_CLOEXEC, 3)
      if copy < 0 { throw .system(.read, path: path, code: errno) }
      defer { close(copy) }
      return try readAll(of: copy, limit: limit, path)
    }
    guard let file = try open(path, followsLinks: followsLinks) else { return nil }
    defer { close(file.descriptor) }
    if let isAllowed, realPath(of: file.descriptor, at: path).map(isAllowed) != true {
      throw .linked(path: path, link: path)
    }
    guard file.size <= limit else { throw .tooLarge(path: path, limit: limit) }
    return try readAll(of: file.descriptor, limit: limit, path)
  }

  /// Returns the absolute path of an open file without links; `nil` if another file is there now.
  private static func realPath(of file: Int32, at path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    var (opened, named) = (stat(), stat())
    guard fstat(file, &opened) == 0, lstat(pointer, &named) == 0,
      opened.st_dev == named.st_dev, opened.st_ino == named.st_ino
    else { return nil }
    return String(cString: pointer)
  }

  private static func readAll(
    of file: Int32,
    limit: Int,
    _ path: String
  ) throws(SafeFileError) -> [UInt8] {
    var bytes: [UInt8] = []
    // A file may grow, and one of `/proc` has a size of zero.
    while bytes.count <= limit {
      let count = min(chunk - 1, limit - bytes.count) + 1
      let more = try read(count, of: file, path)
      if more.isEmpty { return bytes }
      bytes += more
    }
    throw .tooLarge(path: path, limit: limit)
  }

  /// Reads the first bytes of a regular file, however large it is.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - count: The largest number of bytes.
  /// - Returns: The bytes; `nil` if there is no file.
  /// - Throws: ``SafeFileError`` for a folder, a pipe or a device.
  package static func start(
    of path: String,
    count: Int
  ) throws(SafeFileError) -> [UInt8]? {
    guard let file = try open(path, followsLinks: true) else { return nil }
    defer { close(file.descriptor) }
    var bytes: [UInt8] = []
    while bytes.count < count {
      let more = try read(min(chunk, count - bytes.count), of: file.descriptor, path)
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }

  /// Replaces a file as a whole, or creates it.
  ///
  /// The bytes are written to a draft of a random name beside the file, which is then renamed. A failure leaves the
  /// former file and no draft. An existing file's permissions stay.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - bytes: The new content.
  /// - Throws: ``SafeFileError`` for a link, a pipe, a device or a folder, and for what the system refuses.
  package static func replace(
    _ path: String,
    with bytes: [UInt8]
  ) throws(SafeFileError) {
    let writer = try SafeFileWriter(path, .whole)
    try writer.write(bytes)
    try writer.finish()
  }

  /// Creates a folder and those above it, unless they exist.
  ///
  /// - Throws: ``SafeFileError`` for a link that ``SafeFolder`` does not follow, and for what the system refuses.
  package static func makeFolder(_ path: String) throws(SafeFileError) {
    _ = try SafeFolder(path, creates: true)
  }

  /// Looks for the link that keeps a file from being written.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - marks: The entries that make a folder a checkout, besides the current one.
  /// - Returns: The path itself, or a folder of it; `nil` if there is no such link.
  package static func link(in path: String, marks: [String] = checkoutMarks) -> String? {
    do throws(SafeFileError) {
      _ = try SafeFileDestination(path, marks: marks)
    } catch {
      if case .linked(_, let link) = error { return link }
    }
    return nil
  }

  /// Removes a regular file or a link, if it is there.
  ///
  /// A link's target stays.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - folder: The folder that the path begins in, and doesn't leave through a link or `..`; by default no folder.
  /// - Throws: ``SafeFileError`` for a link on the way, a pipe, a device or a folder, and for what the system refuses.
  package static func remove(_ path: String, below folder: String? = nil) throws(SafeFileError) {
    // The system's link, which other processes need.
    if SafeFileDestination.descriptor(of: path) != nil { return }
    let (parent, name) = try self.parent(of: path, below: folder)
    guard let status = parent.status(of: name) else { return }
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFLNK: break
    case S_IFDIR: throw .folder(path: path)
    default: throw .notRegular(path: path)
    }
    if unlinkat(parent.descriptor, name, 0) != 0, errno != ENOENT {
      throw .system(.remove, path: path, code: errno)
    }
  }

  /// Removes an empty folder.
  ///
  /// - Parameters:
  ///   - path: The path of the folder below the other one.
  ///   - folder: The folder that the path begins in, and doesn't leave through a link or `..`.
  /// - Returns: `false` if the folder stays: it isn't empty, is a link, or isn't there.
  package static func removeEmptyFolder(_ path: String, below folder: String) -> Bool {
    guard let (parent, name) = try? parent(of: path, below: folder) else { return false }
    return unlinkat(parent.descriptor, name, Int32(AT_REMOVEDIR)) == 0
  }

  /// Opens the folder of an entry.
  private static func parent(
    of path: String,
    below folder: String?
  ) throws(SafeFileError) -> (folder: SafeFolder, name: String) {
    let (parent, name) = try SafeFileDestination.split(path)
    guard let folder else { return (try SafeFolder(parent, of: path), name) }
    let open = try SafeFolder(folder, of: path)
    try open.descend(parent)
    return (open, name)
  }

  /// Writes all bytes to a descriptor.
  ///
  /// - Returns: `false` if the system refuses some of them; `errno` has the reason.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          descriptor,
          UnsafeRawBufferPointer(rebasing: rest).baseAddress,
          rest.count
        )
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  private static let chunk = 65_536

  /// Opens a regular file; `nil` if there is none.
  private static func open(
    _ path: String,
    followsLinks: Bool
  ) throws(SafeFileError) -> (descriptor: Int32, size: Int)? {
    try SafeFileDestination.check(path)
    // A pipe without a writer would block, and a terminal could become the process's own.
    let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC | (followsLinks ? 0 : O_NOFOLLOW)
    let file = Foundation.open(path, flags)
    if file < 0 {
      switch errno {
      case ENOENT, ENOTDIR: return nil
      case ELOOP: throw .linked(path: path, link: path)
      // A socket.
      case ENXIO: throw .notRegular(path: path)
      case let code: throw .system(.read, path: path, code: code)
      }
    }
    var status = stat()
    let code = fstat(file, &status) == 0 ? nil : errno
    let kind = status.st_mode & S_IFMT
    if code == nil, kind == S_IFREG { return (file, Int(clamping: status.st_size)) }
    close(file)
    if let code { throw .system(.read, path: path, code: code) }
    if kind == S_IFDIR { throw .folder(path: path) }
    throw .notRegular(path: path)
  }

  /// Reads at most some bytes; none at the end.
  private static func read(
    _ most: Int,
    of file: Int32,
    _ path: String
  ) throws(SafeFileError) -> [UInt8] {
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, size in
        count = Foundation.read(file, buffer.baseAddress, buffer.count)
        size = max(count, 0)
      }
      if count >= 0 { return bytes }
      guard errno == EINTR else { throw .system(.read, path: path, code: errno) }
    }
  }
}
