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

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - name: What the executable is called, for its help and its errors.
  ///   - appType: The app to play flows on.
  ///   - commands: The commands that the flows may use.
  ///   - bundledFlows: The files and folders that are played when no path is given.
  ///   - output: Called with parts of the report, each one or more lines without a final line
  ///     break.
  ///   - errorOutput: Called with errors in the same way.
  public init(
    name: String = "harness",
    app appType: any HeadlessApp.Type,
    commands: FlowCommandList = .standard,
    bundledFlows: [String],
    output: @escaping (String) -> Void,
    errorOutput: @escaping (String) -> Void
  ) {
    self.name = name
    self.appType = appType
    self.commands = commands
    self.bundledFlows = bundledFlows
    self.output = output
    self.errorOutput = errorOutput
  }

  /// Reads the flows, plays them if none has an error, and reports; or does what the first words ask for: `check`,
  /// `layout preview`, `gallery`, `monkey`.
  ///
  /// - Parameter arguments: The command line without the program's own name.
  /// - Returns: The exit status.
  public func run(_ arguments: [String]) async -> HarnessStatus {
    if arguments.starts(with: ["layout", "preview"]) { return preview(arguments.dropFirst(2)) }
    if arguments.first == "gallery" { return await gallery(arguments.dropFirst()) }
    if arguments.first == "check" { return check(arguments.dropFirst()) }
    if arguments.first == "monkey" {
      return await MonkeyCommand(name, appType, output, errorOutput).run(arguments.dropFirst())
    }
    let options: HarnessArguments
    do throws(HarnessArguments.Misuse) {
      options = try HarnessArguments(arguments)
    } catch {
      errorOutput("\(name): \(error) Try \(name) --help.")
      return .unusable
    }
    if options.wantsHelp {
      output(HarnessArguments.help(for: name))
      return .passed
    }
    guard let paths = chosen(options.paths) else { return .bug }
    let player = FlowPlayer(
      FlowFinder(commands: commands).find(paths),
      app: appType,
      options: FlowOptions(seed: options.seed, env: options.env)
    )
    for error in player.errors { errorOutput(error.description) }
    guard player.errors.isEmpty else {
      let count = player.errors.count
      errorOutput("\(name): \(count) error\(count == 1 ? "" : "s"); nothing was played.")
      return .unusable
    }
    if let json = options.json, let reason = Self.obstacle(toWriting: json) {
      errorOutput("\(name): The report cannot be written to \(json): \(reason)")
      return .unusable
    }
    return await play(player, options)
  }

  /// Returns the given paths, or those of the bundled flows; reports if there are none either.
  func chosen(_ paths: [String]) -> [String]? {
    let chosen = paths.isEmpty ? bundledFlows.map { Self.shortened($0) } : paths
    if !chosen.isEmpty { return chosen }
    errorOutput("\(name): No flows are bundled. Give a file or a folder.")
    return nil
  }

  /// Draws a layout, to a file or to the output.
  private func preview(_ arguments: ArraySlice<String>) -> HarnessStatus {
    do {
      let options = try LayoutPreviewArguments(arguments)
      if options.wantsHelp {
        output(LayoutPreviewArguments.help(for: name))
        return .passed
      }
      let svg = try LayoutPreview(arguments: options).svg()
      guard let path = options.output else {
        output(String(svg.dropLast()))
        return .passed
      }
      if let reason = Self.obstacle(toWriting: path) {
        errorOutput("\(name): The picture cannot be written to \(path): \(reason)")
        return .unusable
      }
      try Data(svg.utf8).write(to: URL(fileURLWithPath: path))
      return .passed
    } catch let error as HarnessArguments.Misuse {
      errorOutput("\(name): \(error) Try \(name) layout preview --help.")
    } catch {
      errorOutput("\(name): \(error)")
    }
    return .unusable
  }

  private func play(_ player: FlowPlayer, _ options: HarnessArguments) async -> HarnessStatus {
    let printer = FlowPrinter()
    var totals = FlowTotals()
    var report = FlowReport(seed: options.seed, rounds: options.rounds)
    for round in 1...options.rounds {
      for flow in player.flows {
        let result = await player.play(flow)
        totals.add(result)
        if options.json != nil { report.add(result, round: round) }
        if !options.isQuiet {
          output(printer.text(of: result) + "\n")
        } else if let text = printer.failureText(of: result) {
          output(text + "\n")
        }
      }
    }
    output(printer.text(of: totals))
    if let json = options.json {
      report.totals = FlowReport.Totals(totals)
      do {
        try report.encoded().write(to: URL(fileURLWithPath: json))
      } catch {
        errorOutput("\(name): The report could not be written to \(json): \(error)")
        return .unusable
      }
    }
    return totals.failed == 0 ? .passed : .failed
  }

  /// Returns a bundled path relative to the current folder, if it lies inside.
  private static func shortened(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
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

/// The exit status of the harness.
public enum HarnessStatus: Int32, Sendable {
  /// All flows passed.
  case passed = 0
  /// A flow failed, or left objects or work behind.
  case failed = 1
  /// Wrong usage, or a flow that can't be read.
  case unusable = 2
  /// A bug of the harness or of the bundled flows.
  case bug = 3
}
