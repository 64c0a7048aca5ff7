import FlowKit
import Foundation
import Outside

// The team's own harness: its app, its flows, and FlowKit's command.
let command = HarnessCommand(
  name: "tally-flows",
  app: TallyApp.self,
  bundledFlows: [TallyApp.flows.path],
  output: { print($0) },
  errorOutput: { FileHandle.standardError.write(Data("\($0)\n".utf8)) },
  terminal: .ofProcess
)
let status = await command.run(Array(CommandLine.arguments.dropFirst()))
exit(status.rawValue)
