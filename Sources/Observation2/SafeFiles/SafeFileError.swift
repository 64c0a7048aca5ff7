import Foundation

/// The reason why a file is not read or written.
package enum SafeFileError: Error, Equatable, Sendable {
  /// A step that the system can refuse.
  package enum Step: Sendable {
    /// Opening a file to read it, and reading it.
    case read
    /// Opening an existing file, or creating it.
    case open
    /// Creating the draft beside a file.
    case draft
    /// Writing the bytes.
    case write
    /// Renaming the draft to the file.
    case rename
    /// Creating a folder, or opening it.
    case folder
    /// Removing a file.
    case remove
  }

  /// The path is empty, or has a NUL.
  case unnamed(path: String)
  /// A folder above the file is not there.
  case noFolder(path: String, folder: String)
  /// The path leads to a folder.
  case folder(path: String)
  /// The path is a link, or a folder in it is one.
  case linked(path: String, link: String)
  /// The file has other names too, which hard links give it, so that its bytes would change under all of them.
  case shared(path: String)
  /// The path leads to a pipe, a socket or a device.
  case notRegular(path: String)
  /// The file has more bytes than are read of it.
  case tooLarge(path: String, limit: Int)
  /// The system refused a step, with its error number.
  case system(Step, path: String, code: Int32)

  /// The path that the caller has given.
  package var path: String {
    switch self {
    case .unnamed(let path), .noFolder(let path, _), .folder(let path), .linked(let path, _),
      .shared(let path), .notRegular(let path), .tooLarge(let path, _), .system(_, let path, _):
      path
    }
  }

  /// The reason and the remedy, to follow the path and a colon.
  package var reason: String {
    switch self {
    case .unnamed: "it is empty or has a NUL. Give the path of a file."
    case .noFolder(_, let folder): "there is no folder \(folder)."
    case .folder: "it is a folder."
    case .linked(let path, let link) where path == link:
      "it is a link, and may lead anywhere. Remove the link, or name the file that it leads to."
    case .linked(_, let link):
      "\(link) is a link, and may lead anywhere. Remove the link, or name the folder that it leads to."
    case .shared:
      "it is a hard link, and its other names may be anywhere. Remove the file, or name another one."
    case .notRegular: "it is a pipe, a device or the like. Give a regular file."
    case .tooLarge(_, let limit): "it has more than \(Self.text(of: limit)), the most that is read."
    case .system(_, _, let code): "\(String(cString: strerror(code)))."
    }
  }

  /// Returns a number of bytes in the largest unit that it is a multiple of.
  private static func text(of bytes: Int) -> String {
    for (size, unit) in [(1 << 20, "MiB"), (1 << 10, "KiB")]
    where bytes >= size && bytes.isMultiple(of: size) {
      return "\(bytes / size) \(unit)"
    }
    return bytes == 1 ? "1 byte" : "\(bytes) bytes"
  }
}

extension SafeFileError: CustomStringConvertible {
  /// The path, the reason and the remedy.
  package var description: String { "\(path): \(reason)" }
}

extension SafeFileError: LocalizedError {
  /// The same as ``description``.
  package var errorDescription: String? { description }
}
