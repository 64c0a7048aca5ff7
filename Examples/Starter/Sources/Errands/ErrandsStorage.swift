import StorePersistence

/// The data that an installation of the app stores: the session, so that a person signs in once.
///
/// Only this user can read the file. An app that you ship puts the token into the keychain instead.
@MainActor
public final class ErrandsStorage: FileStorage {
  /// The stored data.
  public struct Contents: Equatable {
    /// The session; `nil` if the person has to sign in.
    public let session: Session?
  }

  /// The session; `nil` if the person has to sign in.
  public private(set) var session: Session?
  private let file: StateFile<Session>

  /// The stored data as the process has it in memory.
  public var contents: Contents { Contents(session: session) }

  /// Opens the files.
  ///
  /// - Parameters:
  ///   - folder: The folder, which must exist.
  ///   - files: The file system.
  ///   - report: Called with each later error of the files.
  /// - Throws: An error if another process has the folder open.
  public init(
    folder: String,
    files: any StateFileSystem,
    report: @escaping (StateFileError) -> Void
  ) throws(StateFileError) {
    file = try StateFile(path: folder + "/session", files: files, report: report)
    session = file.load()
  }

  /// Stores a session, or removes the stored one.
  public func keep(_ session: Session?) {
    self.session = session
    if let session { file.save(session) } else { file.remove() }
  }
}
