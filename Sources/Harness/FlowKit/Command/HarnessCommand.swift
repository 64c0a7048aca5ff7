public import FlowEngine
public import FlowFormat
import FlowHunt
import FlowReports
import Foundation
import SafeFiles
import Scenes
public import ScenesHeadless

/// The harness as a value: arguments in, reports and an exit status out.
///
/// The executable only passes on the process's arguments and outputs, so a team's own package needs
/// one line for its harness, and tests run the whole command.
@MainActor
public struct HarnessCommand {
  let name: String
  let appType: any SimulatedApp.Type
  let commands: FlowCommandList
  private let bundledFlows: [String]
  let output: (OutputText) -> Void
  let errorOutput: (OutputText) -> Void
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
  ///     break. Control and invisible characters in them, such as those in an app's texts, are written out as
  ///     `\u001B`. No line is a command of a CI server, except those of `--report github`.
  ///   - errorOutput: Called with errors in the same way.
  public init(
    name: String = "harness",
    app appType: any SimulatedApp.Type,
    commands: FlowCommandList = .standard,
    bundledFlows: [String],
    output: @escaping (String) -> Void,
    errorOutput: @escaping (String) -> Void
  ) {
    self.init(
      name: name,
      app: appType,
      commands: commands,
      bundledFlows: bundledFlows,
      output: output,
      errorOutput: errorOutput,
      terminal: .none
    )
  }

  /// Creates a command whose outputs are connected to a terminal, which shows how far a run is, or to a file.
  init(
    name: String = "harness",
    app appType: any SimulatedApp.Type,
    commands: FlowCommandList = .standard,
    bundledFlows: [String],
    output: @escaping (String) -> Void,
    errorOutput: @escaping (String) -> Void,
    terminal: HarnessTerminal
  ) {
    self.name = name
    self.appType = appType
    self.commands = commands
    self.bundledFlows = bundledFlows
    self.output = { output($0.masked(showsColors: terminal.showsColors)) }
    self.errorOutput = { errorOutput($0.masked()) }
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
    do throws(HarnessArguments.Misuse) {
      let words = try CommandWords(rest, for: subcommand.syntax)
      if words.has("--help") {
        output(.lines(HarnessSubcommandList.help(of: subcommand.syntax, for: name)))
        return .passed
      }
      let secrets = try FlowSecrets(words, environment)
      return await FlowSecrets.$current.withValue(secrets) { await harness.run(subcommand, words) }
    } catch {
      return report(error, of: subcommand)
    }
  }

  private func run(
    _ subcommand: any HarnessSubcommand.Type,
    _ words: CommandWords
  ) async -> HarnessStatus {
    do throws(HarnessArguments.Misuse) {
      // GitHub's runner would obey what the app prints, and the words with which it crashes.
      let isOnGitHub = isWholeProcess && environment["GITHUB_ACTIONS"] != nil
      if subcommand.runsApp, isOnGitHub, !FlowInterruption.hasParent { return runInChild() }
      return try await subcommand.run(words, in: self)
    } catch {
      return report(error, of: subcommand)
    }
  }

  /// Runs the command line in another process, and passes on what that prints.
  private func runInChild() -> HarnessStatus {
    FlowInterruption.listen()
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      switch try ChildProcess.run(arguments, to: [output, errorOutput]) {
      case .exited(let status): return HarnessStatus(rawValue: status) ?? .bug
      case .crashed(let signal):
        errorOutput("\(name): The app has ended its process, by \(ChildEnding.name(of: signal)).")
        return .failed
      case .killed(SIGALRM):
        errorOutput("\(name): The command still worked 30 seconds after its time limit.")
        // A shell sees the same status as without GitHub.
        FlowInterruption.endByAlarm()
        return .failed
      case .killed(let signal):
        errorOutput(
          "\(name): The process was ended from outside, by \(ChildEnding.name(of: signal))."
        )
        return .unusable
      }
    } catch {
      errorOutput(
        "\(name): No process can be started to run the app: \(error.localizedDescription)"
      )
      return .unusable
    }
  }

  private func report(
    _ misuse: HarnessArguments.Misuse,
    of subcommand: any HarnessSubcommand.Type
  ) -> HarnessStatus {
    let command = ([name] + subcommand.syntax.words).joined(separator: " ")
    errorOutput("\(name): \(misuse) Try \(command) --help.")
    return .unusable
  }

  /// Prints why the command can't do its work.
  func refuse(_ reason: OutputText) -> HarnessStatus {
    errorOutput("\(name): \(reason)")
    return .unusable
  }

  /// Writes what is wrong with the flows, one to a line.
  func report(_ warnings: [FlowError], _ errors: [FlowError]) {
    for warning in warnings {
      errorOutput(
        "\(warning.file):\(warning.line):\(warning.column): Warning: \(warning.message)"
      )
    }
    for error in errors { errorOutput("\(error)") }
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
    let path = PlantedLink(in: path) == nil ? path : RealPath.of(path) ?? path
    let folder = FileManager.default.currentDirectoryPath + "/"
    // A folder that has been removed has no path.
    return folder != "/" && path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
