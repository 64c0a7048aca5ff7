public import FlowEngine
public import FlowFormat
import FlowHunt
import Foundation
public import ScenesHeadless

extension HarnessCommand {
  /// Is the whole of an executable: runs the process's command line on an app, prints, and ends the process with the
  /// exit status.
  ///
  /// ```swift
  /// await HarnessCommand.main(app: MarketApp.self, bundledFlows: MarketApp.flows)
  /// ```
  ///
  /// The process writes each part of the output as soon as it is complete. If a write fails, as on a full disk,
  /// the process reports the reason and ends with 2. A reader that closes the pipe (`| head`) has seen enough, so that
  /// is no error. The process ignores a failure to write on the error output, because no other output is left.
  ///
  /// - Parameters:
  ///   - name: The executable's name, for its help and its errors.
  ///   - appType: The app to play flows on.
  ///   - commands: The commands that the flows may use.
  ///   - bundledFlows: The files and folders that are played when no path is given.
  public static func main(
    name: String = "harness",
    app appType: any SimulatedApp.Type,
    commands: FlowCommandList = .standard,
    bundledFlows: [String]
  ) async -> Never {
    var unwritten: (any Error)?
    let command = HarnessCommand(
      name: name,
      app: appType,
      commands: commands,
      bundledFlows: bundledFlows,
      output: { text in
        do {
          try FileHandle.standardOutput.write(contentsOf: Data("\(text)\n".utf8))
        } catch {
          unwritten = error
        }
      },
      errorOutput: { tell($0) },
      terminal: .ofProcess
    )
    let status = await command.run(Array(CommandLine.arguments.dropFirst()))
    guard let reason = unwritten.flatMap({ loss($0) }) else { exit(status.rawValue) }
    tell("\(name): The output could not be written: \(reason).")
    exit(HarnessStatus.unusable.rawValue)
  }

  private static func tell(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
  }

  /// Why output is lost; `nil` if its reader has closed the pipe.
  private static func loss(_ error: any Error) -> String? {
    guard
      let reason = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    else { return (error as NSError).localizedDescription }
    return reason.code == Int(EPIPE) ? nil : String(cString: strerror(Int32(reason.code)))
  }
}
