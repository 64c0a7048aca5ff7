import Foundation

/// A file that is being written: beside its place until it is whole, or in its place.
///
/// It writes through no link and waits for no reader of a pipe; see ``SafeFile``. It writes a hard link only as a whole,
/// which leaves the file's other names alone. A device below `/dev` takes the bytes in its place, and so do the process's
/// own descriptors such as `/dev/stdout`.
package final class SafeFileWriter {
  /// The time at which the bytes become visible.
  package enum Mode: Sendable {
    /// All at once, when the file is finished: a failure leaves the former file.
    case whole
    /// At once, from the beginning of the existing bytes on.
    case inPlace
    /// At once, after the existing bytes.
    case appending
  }

  /// The open file; `nil` once it is finished or discarded.
  package private(set) var descriptor: Int32?

  /// The permissions of a new file, of which the process's mask takes some away.
  private static let permissions: mode_t = 0o666

  private let path: String
  /// `nil` for a descriptor of the process.
  private let destination: SafeFileDestination?
  /// The name of the draft, until it is renamed.
  private var draft: String?

  /// Opens a file, and creates it if it does not exist.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - mode: The time at which the bytes become visible.
  /// - Throws: ``SafeFileError`` for a link, a pipe, a device or a folder, for a hard link to write in its place, and for what
  ///   the system refuses.
  package init(_ path: String, _ mode: Mode) throws(SafeFileError) {
    self.path = path
    if let number = SafeFileDestination.descriptor(of: path) {
      destination = nil
      // A second opening would write over what the first one has written.
      let copy = fcntl(number, F_DUPFD_CLOEXEC, 3)
      if copy < 0 { throw .system(.open, path: path, code: errno) }
      descriptor = copy
      return
    }
    let destination = try SafeFileDestination(path)
    self.destination = destination
    if mode == .whole, !destination.isDevice {
      try openDraft(destination)
    } else {
      try openInPlace(destination, isAppending: mode == .appending)
    }
  }

  deinit { discard() }

  /// Writes bytes after those written before.
  package func write(_ bytes: [UInt8]) throws(SafeFileError) {
    guard let descriptor, SafeFile.write(bytes, to: descriptor) else {
      throw .system(.write, path: path, code: descriptor == nil ? EBADF : errno)
    }
  }

  /// Removes all bytes of a file that is written in its place; a device has none.
  package func truncate() throws(SafeFileError) {
    guard let descriptor, destination?.isDevice == false else { return }
    if ftruncate(descriptor, 0) != 0 { throw .system(.write, path: path, code: errno) }
    rewind()
  }

  /// Returns to the beginning of a file that is written in its place.
  package func rewind() {
    if let descriptor, destination?.isDevice == false { lseek(descriptor, 0, SEEK_SET) }
  }

  /// Closes the file, and renames a draft to it.
  package func finish() throws(SafeFileError) {
    guard let descriptor else { return }
    self.descriptor = nil
    if close(descriptor) != 0 {
      let code = errno
      discard()
      throw .system(.write, path: path, code: code)
    }
    guard let draft, let destination else { return }
    let folder = destination.folder.descriptor
    if renameat(folder, draft, folder, destination.name) != 0 {
      let code = errno
      discard()
      throw .system(.rename, path: path, code: code)
    }
    self.draft = nil
  }

  /// Closes the file, and removes a draft.
  package func discard() {
    if let descriptor { close(descriptor) }
    descriptor = nil
    if let draft, let destination { unlinkat(destination.folder.descriptor, draft, 0) }
    draft = nil
  }

  private func openDraft(_ destination: SafeFileDestination) throws(SafeFileError) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    while true {
      // A stranger can't guess the name. It has its own length, since the file's may be the longest possible.
      let name = ".\(String(UInt64.random(in: .min ... .max), radix: 36)).part"
      let file = openat(destination.folder.descriptor, name, flags, Self.permissions)
      if file < 0, errno == EEXIST { continue }
      if file < 0 { throw .system(.draft, path: path, code: errno) }
      if let permissions = destination.permissions { fchmod(file, permissions) }
      (descriptor, draft) = (file, name)
      return
    }
  }

  private func openInPlace(
    _ destination: SafeFileDestination,
    isAppending: Bool
  ) throws(SafeFileError) {
    // A pipe in the file's place would block until a reader comes.
    var flags = O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    if isAppending { flags |= O_APPEND }
    let file = openat(destination.folder.descriptor, destination.name, flags, Self.permissions)
    if file < 0 {
      if errno == ELOOP { throw .linked(path: path, link: path) }
      if errno == ENXIO { throw .notRegular(path: path) }
      throw .system(.open, path: path, code: errno)
    }
    var status = stat()
    let kind = fstat(file, &status) == 0 ? status.st_mode & S_IFMT : 0
    guard kind == S_IFREG || (destination.isDevice && kind == S_IFCHR) else {
      close(file)
      throw .notRegular(path: path)
    }
    // A stranger's archive can plant a second name of any file on the same disk. A draft only replaces its own name.
    if kind == S_IFREG, status.st_nlink > 1 {
      close(file)
      throw .shared(path: path)
    }
    // A slow terminal takes all bytes.
    _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK)
    descriptor = file
  }
}
