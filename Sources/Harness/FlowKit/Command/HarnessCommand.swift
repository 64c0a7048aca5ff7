import Foundation
import Scenes
public import ScenesHeadless

/// The harness as a value: arguments in, reports and an exit status out.
///
/// The executable only passes on the process's arguments and outputs, so a team's own package needs
/// one line for its harness, and tests run the whole command.
@MainActor
public struct HarnessCommand {
  let name: String
  let appType: any HeadlessApp.Type
  let commands: FlowCommandList
  private let bundledFlows: [String]
  let output: (String) -> Void
  let errorOutput: (String) -> Void
  let terminal: HarnessTerminal
  /// A Boolean value that indicates whether the process runs this command and nothing else.
  ///
  /// Another process of its executable then does the same.
  private(set) var isWholeProcess = false
  /// The environment of the process, in which build systems and clusters tell what to play.
  var environment = ProcessInfo.processInfo.environment

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - name: The executable's name, for its help and its errors.
  ///   - appType: The app to play flows on.
  ///   - commands: The commands that the flows may use.
  ///   - bundledFlows: The files and folders that are played when no path is given.
  ///   - output: Called with parts of the report, each one or more lines without a final line
  ///     break. Control characters in them, such as those in an app's texts, are written out as `\u001B`.
  ///   - errorOutput: Called with errors in the same way.
  ///   - terminal: The terminal or file to which both are connected: a terminal shows how far a run is.
  public init(
    name: String = "harness",
    app appType: any HeadlessApp.Type,
    commands: FlowCommandList = .standard,
    bundledFlows: [String],
    output: @escaping (String) -> Void,
    errorOutput: @escaping (String) -> Void,
    terminal: HarnessTerminal = .none
  ) {
    self.name = name
    self.appType = appType
    self.commands = commands
    self.bundledFlows = bundledFlows
    self.output = { output($0.showingControls) }
    self.errorOutput = { errorOutput($0.showingControls) }
    self.terminal = terminal
  }

  /// Reads the flows, plays them if none has an error, and reports.
  ///
  /// If the first words are a command, such as `check` or `layout preview`, it runs that instead: the text of `--help`
  /// lists the commands.
  ///
  /// - Parameter arguments: The command line without the program's own name.
  /// - Returns: The exit status.
  public func run(_ arguments: [String]) async -> HarnessStatus {
    var harness = self
    harness.isWholeProcess = CommandLine.arguments.suffix(arguments.count) == arguments[...]
    if harness.isWholeProcess { Descriptor.secureOutputs() }
    // `help explore` is the same as `explore --help`.
    let arguments = arguments.first == "help" ? arguments.dropFirst() + ["--help"] : arguments
    let (subcommand, rest) = HarnessSubcommandList.subcommand(in: arguments)
    let syntax = subcommand.syntax
    do throws(HarnessArguments.Misuse) {
      let words = try CommandWords(rest, for: syntax)
      if words.has("--help") {
        output(HarnessSubcommandList.help(of: syntax, for: name))
        return .passed
      }
      return try await subcommand.run(words, in: harness)
    } catch {
      let command = ([name] + syntax.words).joined(separator: " ")
      errorOutput("\(name): \(error) Try \(command) --help.")
      return .unusable
    }
  }

  /// Writes what is wrong with the flows, one to a line.
  func report(_ warnings: [FlowError], _ errors: [FlowError]) {
    for warning in warnings {
      errorOutput(
        "\(warning.file):\(warning.line):\(warning.column): Warning: \(warning.message)"
      )
    }
    for error in errors { errorOutput(error.description) }
  }

  /// Returns the given paths, or those of the bundled flows; reports if there are none either.
  func chosen(_ paths: [String]) -> [String]? {
    let chosen = paths.isEmpty ? bundledFlows.map { Self.shortened($0) } : paths
    if !chosen.isEmpty { return chosen }
    errorOutput("\(name): No flows are bundled. Give a file or a folder.")
    return nil
  }

  /// Returns a bundled path relative to the current folder, if it lies inside.
  private static func shortened(_ path: String) -> String {
    // The build products may lie behind a link.
    let path = WorkspaceFolder.current.hasLinkOut(at: path) ? RealPath.of(path) ?? path : path
    let folder = FileManager.default.currentDirectoryPath + "/"
    // A folder that has been removed has no path.
    return folder != "/" && path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// Returns the reason why files can't be written into a folder, or `nil` if they can.
  ///
  /// A folder that did not exist is made.
  static func obstacle(toFilling path: String) -> String? {
    let files = FileManager.default
    var isFolder: ObjCBool = false
    let exists = files.fileExists(atPath: path, isDirectory: &isFolder)
    if exists, !isFolder.boolValue { return "it is a file, and no folder." }
    if exists { return files.isWritableFile(atPath: path) ? nil : "it is write-protected." }
    do {
      try files.createDirectory(atPath: path, withIntermediateDirectories: true)
      return nil
    } catch {
      var parent = URL(fileURLWithPath: path).deletingLastPathComponent()
      while parent.path.count > 1, !files.fileExists(atPath: parent.path) {
        parent.deleteLastPathComponent()
      }
      return "no folder can be made in \(parent.path)."
    }
  }

  /// Returns the reason why a page can't be written into a folder: another one is there; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - kind: The end of the titles of the harness's own pages.
  /// - Returns: The reason, as the end of a sentence.
  static func obstacle(toPageIn path: String, of kind: String) -> String? {
    let page = URL(fileURLWithPath: path, isDirectory: true).appendingPathComponent("index.html")
    guard let bytes = try? Data(contentsOf: page), !bytes.isEmpty else { return nil }
    let head = String(decoding: bytes.prefix(1_000), as: UTF8.self)
    if head.contains(": \(kind)</title>") { return nil }
    return "another index.html is there. Name another folder with -o."
  }

  /// Returns the reason why a file can't be written, or `nil` if it can.
  ///
  /// A file that did not exist is created empty.
  static func obstacle(toWriting path: String) -> String? {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if isFolder.boolValue { return "it is a folder." }
    if exists {
      return FileManager.default.isWritableFile(atPath: path) ? nil : "it is write-protected."
    }
    if FileManager.default.createFile(atPath: path, contents: nil) { return nil }
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
    return FileManager.default.fileExists(atPath: parent)
      ? "no file can be made in its folder." : "there is no folder \(parent)."
  }
}
