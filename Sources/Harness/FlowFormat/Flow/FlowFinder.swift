import Foundation

/// Finds flow files on disk and reads them, together with the files that they run.
///
/// - A given file is read whatever its name is.
/// - In a given folder and its subfolders, every `.yaml` and `.yml` file is a flow, in the order of
///   their paths. Hidden files are skipped. A symbolic link to a folder is an error, since nothing
///   follows it.
/// - A given path with `*`, `?` or `[…]`, which is no file's, names the files that it matches; `**` is any number of
///   folders.
/// - Files in a folder named `subflows` inside it are not played on their own; they are read when
///   another flow runs them.
/// - A file given twice is played once.
/// - A given folder with a `config.yaml` is a workspace: its `flows` choose the files, its
///   tags and its order hold, and its steps are played with each flow.
public struct FlowFinder: Sendable {
  /// The limits of a file.
  public var limits: FlowLimits
  /// The commands that the flows may use.
  public var commands: FlowCommandList
  /// A Boolean value that indicates whether every flow has to be portable (<doc:TheFlowFormat#On-a-device>), with the files that it
  /// runs, and not only one with the tag `portable`.
  public var demandsPortability = false

  /// The tags of which a flow must have one to be played, beside those of a workspace; any flow is if there
  /// are none.
  public var includeTags: [String] = []
  /// The tags that a flow must not have to be played, beside those of a workspace.
  public var excludeTags: [String] = []

  /// A Boolean value that indicates whether flows may read files outside their workspace.
  ///
  /// The workspace is the folder with the `config.yaml` that the finder reads. Without one it is the Git checkout around the
  /// given file or folder. Without that it is the given folder, or the folder of the given file. Links are resolved first.
  ///
  /// A file outside, or in `.git`, is an error, unless it is given itself or as a text. Allow them only if you trust the
  /// flows: the message of an error may quote a file.
  public var allowsOutside = false
  /// The workspace of each given file; the finder looks for it if `nil`.
  package var workspaceFolder: WorkspaceFolder?
  /// A Boolean value that indicates whether no link in a checkout may lead a given path out of it (`PlantedLink`).
  package var refusesPlantedLinks = false
  /// Returns the reason why nothing more is read, if there is one; the finder asks before each file.
  package var stop: @Sendable () -> String? = { nil }

  /// The commands of the executable, of which a path that leads nowhere may mean one.
  package var subcommands: [String] = []

  /// Creates a finder.
  ///
  /// - Parameters:
  ///   - limits: The limits of a file.
  ///   - commands: The commands that the flows may use.
  public init(limits: FlowLimits = FlowLimits(), commands: FlowCommandList) {
    self.limits = limits
    self.commands = commands
  }

  /// Reads a flow from its text, which need not be in a file.
  ///
  /// ```swift
  /// let flows = FlowFinder().read("- launchApp\n- assertVisible: かいもの")
  /// ```
  ///
  /// - Parameters:
  ///   - text: The flow.
  ///   - file: Its name for errors and reports; the paths of `runFlow` start in its folder.
  ///   - files: Texts of files that the flow runs, by path; those of scripts end in `.js`. Other files are read
  ///     from the disk.
  /// - Returns: The flow, the files that it runs, and all errors.
  /// - Complexity: O(text and files).
  public func read(
    _ text: String,
    file: String = "flow.yaml",
    running files: [String: String] = [:]
  ) -> FlowCollection {
    load { $0.add(text, file: file, running: files) }
  }

  /// Reads the flows at some paths.
  ///
  /// Missing and unreadable files, files that run each other in a circle, and all mistakes in a
  /// file are errors in the result, up to 100. If there is one, nothing should be played.
  ///
  /// - Parameter paths: Files and folders.
  /// - Returns: The flows, the files that they run, and all errors.
  public func find(_ paths: [String]) -> FlowCollection {
    load { loader in
      for path in paths where !loader.hasStopped { loader.add(path) }
    }
  }

  private func load(_ add: (inout FlowLoader) -> Void) -> FlowCollection {
    HintBudget.$current.withValue(HintBudget()) {
      var loader = loader
      add(&loader)
      return loader.finish()
    }
  }

  private var loader: FlowLoader {
    var reader = FlowReader(limits: limits, commands: commands)
    reader.demandsPortability = demandsPortability
    return FlowLoader(
      reader: reader,
      includeTags: includeTags,
      excludeTags: excludeTags,
      workspaceFolder: allowsOutside ? .everywhere : workspaceFolder,
      refusesPlantedLinks: refusesPlantedLinks && !allowsOutside,
      subcommands: subcommands,
      stop: stop
    )
  }
}
