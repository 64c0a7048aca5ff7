import FlowKit
import Foundation

/// Writes at once: a test reads a line before the next one comes.
func say(_ text: String) {
  try? FileHandle.standardOutput.write(contentsOf: Data("\(text)\n".utf8))
}

let command = HarnessCommand(
  name: "fragile",
  app: FragileApp.self,
  bundledFlows: [],
  output: { say($0) },
  errorOutput: { text in
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      say("error: \(line)")
    }
  }
)
exit(await command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
