import Foundation
import ProcessSupport

/// A folder into which a stranger has planted entries, and the file of a victim.
final class PlantedFolder {
  let folder: TemporaryFolder
  /// A file that must stay as it is.
  let victim: String

  init() throws {
    folder = try TemporaryFolder()
    victim = folder.path("victim")
    try put("precious", "victim")
  }

  func path(_ name: String) -> String { folder.path(name) }

  func put(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(name))), as: UTF8.self)
  }

  /// An entry that a stranger can plant.
  enum Entry: CaseIterable, Sendable {
    case link, danglingLink, pipe, folder, deviceLink
  }

  /// Plants an entry, and returns its path.
  func plant(_ entry: Entry, _ name: String = "planted") throws -> String {
    let path = path(name)
    let result =
      switch entry {
      case .link: symlink("victim", path)
      case .danglingLink: symlink("nowhere", path)
      case .pipe: mkfifo(path, 0o600)
      case .folder: mkdir(path, 0o700)
      case .deviceLink: symlink("/dev/null", path)
      }
    if result != 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    return path
  }

  /// Creates a file of zeros that needs no space on the disk.
  func putSparse(_ size: Int, _ name: String) throws {
    try put("", name)
    if Foundation.truncate(path(name), off_t(size)) != 0 { throw POSIXError(.EIO) }
  }
}
