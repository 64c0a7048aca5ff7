import Foundation
import ScenesHeadless

/// `harness monkey`: random fire, its report, and the flow file of what it has broken.
@MainActor
struct MonkeyCommand {
  private let name: String
  private let appType: any HeadlessApp.Type
  private let output: (String) -> Void
  private let errorOutput: (String) -> Void

  init(
    _ name: String,
    _ appType: any HeadlessApp.Type,
    _ output: @escaping (String) -> Void,
    _ errorOutput: @escaping (String) -> Void
  ) {
    (self.name, self.appType, self.output, self.errorOutput) = (name, appType, output, errorOutput)
  }

  /// Plays, and reports.
  ///
  /// - Parameter arguments: The command line behind `monkey`.
  /// - Returns: The exit status.
  func run(_ arguments: ArraySlice<String>) async -> HarnessStatus {
    let options: MonkeyArguments
    do throws(HarnessArguments.Misuse) {
      options = try MonkeyArguments(arguments)
    } catch {
      errorOutput("\(name): \(error) Try \(name) monkey --help.")
      return .unusable
    }
    if options.wantsHelp {
      output(MonkeyArguments.help(for: name))
      return .passed
    }
    if let reason = HarnessCommand.obstacle(toWriting: options.file) {
      errorOutput("\(name): The steps cannot be written to \(options.file): \(reason)")
      return .unusable
    }
    guard let file = FileHandle(forWritingAtPath: options.file) else {
      errorOutput("\(name): The steps cannot be written to \(options.file).")
      return .unusable
    }
    return await fire(options, writingTo: file)
  }

  private func fire(_ options: MonkeyArguments, writingTo file: FileHandle) async -> HarnessStatus {
    var unwritten: (any Error)?
    let meter = MonkeyMeter(steps: options.steps)
    var monkey = FlowMonkey(app: appType, seed: options.seed)
    monkey.file = options.file
    monkey.willPlay = { text, isFirst in
      do {
        // Only the steps of one round are of use, and they are there even if a step ends the process.
        if isFirst { try file.truncate(atOffset: 0) }
        try file.write(contentsOf: Data(text.utf8))
      } catch {
        unwritten = error
      }
    }
    monkey.didFinishRound = { meter.take(after: $0) }
    let report = await monkey.run(steps: options.steps)
    if let end = report.end {
      do {
        try file.truncate(atOffset: 0)
        try file.write(contentsOf: Data(end.flow.utf8))
      } catch {
        unwritten = error
      }
    }
    output(report.description)
    output(meter.description)
    if let unwritten {
      errorOutput("\(name): The steps could not be written to \(options.file): \(unwritten)")
      return .unusable
    }
    guard report.end != nil else {
      try? FileManager.default.removeItem(atPath: options.file)
      return .passed
    }
    output("The steps are in \(options.file): “\(name) \(options.file)” shows the same break.")
    return .failed
  }
}
