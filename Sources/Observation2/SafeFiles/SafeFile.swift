import Foundation

/// Reading and writing of files in folders that strangers may have filled, such as the checkout of a pull request.
///
/// A stranger can plant a link to another file, a pipe that no process writes to, and a file without an end. None of
/// them is followed, waited for or read whole.
package enum SafeFile {
  /// Reads a regular file.
  ///
  /// It opens the file without waiting for another process, and reads at most one byte more than the limit.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: The largest size, in bytes.
  ///   - followsLinks: A Boolean value that indicates whether the path may be a link.
  /// - Returns: The bytes; `nil` if there is no file.
  /// - Throws: ``SafeFileError`` for a folder, a pipe, a device, and a file beyond the limit.
  package static func read(
    _ path: String,
    limit: Int,
    followsLinks: Bool = true
  ) throws(SafeFileError) -> [UInt8]? {
    guard let file = try open(path, followsLinks: followsLinks) else { return nil }
    defer { close(file.descriptor) }
    guard file.size <= limit else { throw .tooLarge(path: path, limit: limit) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(file.size)
    // A file may grow, and one of `/proc` has a size of zero.
    while bytes.count <= limit {
      let count = min(chunk - 1, limit - bytes.count) + 1
      let more = try read(count, of: file.descriptor, path)
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

  /// Returns the link that keeps a file from being written: the path itself, or a folder of it; `nil` if there is none.
  package static func link(in path: String) -> String? {
    do throws(SafeFileError) {
      _ = try SafeFileDestination(path)
    } catch {
      if case .linked(_, let link) = error { return link }
    }
    return nil
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
