/// Flows that were found, with the files that they run.
public struct FlowCollection: Sendable {
  /// The flows to play, in the order of the paths that were given, a folder's by path.
  ///
  /// A file that has an error is not among them.
  public internal(set) var flows: [Flow] = []
  /// Every error of every file, also of the files that only `runFlow` names.
  public internal(set) var errors: [FlowError] = []

  var filesByPath: [String: Flow] = [:]

  /// The flow at a path, whether it is played on its own or only run by another.
  ///
  /// - Parameter path: A path as in ``FlowCommand/RunFlow/Target/file(name:path:)``.
  public subscript(path: String) -> Flow? {
    filesByPath[FlowPath.normalized(path)]
  }
}
