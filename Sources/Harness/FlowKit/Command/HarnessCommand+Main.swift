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
  /// Whoever reads the output, or follows it in a file, sees each part when it is there. If it can't be written, as on a
  /// full disk, the process says so and ends with 2; a reader who has seen enough and closes the pipe (`| head`) misses
  /// nothing, so that is no error. What can't be written on the error output can be told to nobody.
  ///
  /// - Parameters:
  ///   - name: What the executable is called, for its help and its errors.
  ///   - appType: The app to play flows on.
  ///   - commands: The commands that the flows may use.
  ///   - bundledFlows: The files and folders that are played when no path is given.
  public static func main(
    name: String = "harness",
    app appType: any HeadlessApp.Type,
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
