import FlowKit
import Foundation
import Outside
import TallyCommands

// The team's own harness: its app, its commands, its flows.
let command = HarnessCommand(
  name: "tally-flows",
  app: TallyApp.self,
  commands: .tally,
  bundledFlows: [TallyApp.flows.path],
  output: { print($0) },
  errorOutput: { FileHandle.standardError.write(Data("\($0)\n".utf8)) },
  terminal: .ofProcess
)
let status = await command.run(Array(CommandLine.arguments.dropFirst()))
exit(status.rawValue)
