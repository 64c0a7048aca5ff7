/// Why a snapshot is not the approved one.
public enum SnapshotError: Error, Equatable {
  /// None has been approved under this name: the file that would hold it.
  case missing(file: String, test: String)
  /// It differs: the approved file, the one with what came instead if it could be written, and the lines
  /// that differ.
  case different(file: String, received: String?, lines: [String], test: String)
  /// A file is there, and can't be read.
  case unreadable(file: String, reason: String)
  /// A file or its folder can't be written.
  case unwritable(file: String, reason: String)
  /// The folder of the test's source is not on this machine.
  case noSource(folder: String)
}

extension SnapshotError: CustomStringConvertible {
  /// What is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .missing(let file, let test):
      "No snapshot is approved yet: there is no \(file). To approve the screen as it is now:\n"
        + Self.command(test)
    case .different(let file, let received, let lines, let test):
      "The screen is not the approved one in \(file):\n\(lines.joined(separator: "\n"))\n"
        + (received.map { "What came instead is in \($0). " } ?? "") + "To approve it:\n"
        + Self.command(test)
    case .unreadable(let file, let reason):
      "The approved snapshot \(file) can't be read: \(reason). Put it right, or delete it and approve "
        + "it again."
    case .unwritable(let file, let reason):
      "The snapshot \(file) can't be written: \(reason). Approve it in a checkout whose folder can be "
        + "written, and commit it."
    case .noSource(let folder):
      "The folder \(folder) of the test's source is not here, and approved snapshots lie beside it: run "
        + "the tests where they were built, or name the folder."
    }
  }

  private static func command(_ test: String) -> String {
    "  UPDATE_SNAPSHOTS=1 swift test --filter '\(test)'"
  }
}
