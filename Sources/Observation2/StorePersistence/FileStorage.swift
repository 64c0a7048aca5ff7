/// The data that a feature stores in the files of a folder.
///
/// ```swift
/// struct NotesStorage: FileStorage {
///   let notes: StateFile<[String]>
///   var contents: [String] { notes.load() ?? [] }
///
///   init(
///     folder: String,
///     files: any StateFileSystem,
///     report: @escaping (StateFileError) -> Void
///   ) throws(StateFileError) {
///     notes = try StateFile(path: folder + "/notes", files: files, report: report)
///   }
/// }
/// ```
/// An app opens it in a folder of the device, with a ``DiskFileSystem``. A test or a flow opens it with a
/// ``SimulatedStorage``, which ends processes and finds data that was not stored.
@MainActor
public protocol FileStorage {
  /// The stored data, with a property for each file.
  associatedtype Contents: Equatable

  /// The data as this process has it. The next process has to find the same data in the files.
  var contents: Contents { get }

  /// Opens the files. The contents depend only on the bytes in them.
  ///
  /// - Parameters:
  ///   - folder: The folder, which must exist.
  ///   - files: The file system.
  ///   - report: Receives each later error of the files.
  /// - Throws: ``StateFileError/inUse(path:)`` if another process has opened the files.
  init(
    folder: String,
    files: any StateFileSystem,
    report: @escaping (StateFileError) -> Void
  ) throws(StateFileError)
}
