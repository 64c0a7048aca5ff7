package import SafeFiles

/// The flows that a finder has read, with the files that they run.
public struct FlowCollection: Sendable {
  /// The flows to play, in the order of the given paths, those of a folder by path.
  ///
  /// A file with an error is not included.
  public internal(set) var flows: [Flow] = []
  /// Those of the flows that are played first, in an order, where a workspace says so; one
  /// for each.
  package var sequences: [FlowSequence] = []
  /// All errors of all files, including those that only `runFlow` names.
  public internal(set) var errors: [FlowError] = []

  /// The unknown keys in the settings of folders (`config.yaml`).
  public internal(set) var warnings: [FlowError] = []
  /// A Boolean value that indicates whether the time was over before all flows were read or checked; an error says so.
  package var isCut = false
  /// Returns the reason why nothing more is read or checked, if there is one.
  package var stop: @Sendable () -> String? = { nil }
  /// The bytes of the files that were read.
  package var bytes = 0
  /// The flows that were read and left out by their tags.
  package var unchosen: [Flow] = []

  package var filesByPath: [ExactText: Flow] = [:]
  /// The readable parts of the files with errors: nothing plays them, but the files that they name are checked, so that
  /// a person sees all errors at once.
  package var incompleteByPath: [ExactText: Flow] = [:]

  /// The paths of the flows and scripts that were given as texts, so that they are read from no file.
  package var given: Set<ExactText> = []
  /// The workspace of each flow that is played by itself.
  var homeByPath: [ExactText: WorkspaceFolder] = [:]
  /// The workspaces of the flows that lead to a file.
  var homesByPath: [ExactText: [WorkspaceFolder]] = [:]

  /// The scripts that were given as texts.
  package var scriptsByPath: [ExactText: String] = [:]

  package init() {}

  /// Returns the folder whose files a flow of a file may read.
  package func home(of file: String) -> WorkspaceFolder {
    homeByPath[FlowPath.key(file)] ?? WorkspaceFolder(ofFile: file)
  }

  /// Returns the folders whose files the steps of a flow may read, one for each workspace whose flows lead to it.
  func homes(of flow: Flow) -> [WorkspaceFolder] {
    homesByPath[FlowPath.key(flow.file)] ?? [home(of: flow.file)]
  }

  /// Looks whether a flow may read a file.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - name: The path as it was written.
  ///   - homes: The workspaces in which the file must lie, unless it was given as a text.
  ///   - known: The files about which a check has asked.
  /// - Returns: The reason why not; `nil` if the flow may.
  package func refusal(
    of path: String,
    named name: String,
    in homes: [WorkspaceFolder],
    _ known: ContainedFiles = ContainedFiles()
  ) -> String? {
    if given.contains(ExactText(path)) { return nil }
    return homes.first { !known.holds(path, in: $0) }?.refusal(of: name)
  }

  /// Reads a file that a flow of a workspace names, unless it has come to lie outside since ``refusal(of:named:in:_:)``.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - limit: The largest size, in bytes.
  ///   - home: The workspace.
  /// - Returns: The bytes; `nil` if there is no file.
  /// - Throws: ``SafeFileError`` for a file that can't be read or lies outside.
  package func read(
    _ path: String,
    limit: Int,
    in home: WorkspaceFolder
  ) throws(SafeFileError) -> [UInt8]? {
    let isGiven = given.contains(ExactText(path))
    return try SafeFile.read(path, limit: limit) { isGiven || home.encloses($0) }
  }

  /// The flow at a path, whether it is played by itself or only run by another.
  ///
  /// - Parameter path: A path as in `FlowTarget.file`.
  package subscript(path: String) -> Flow? {
    filesByPath[FlowPath.key(path)]
  }
}
