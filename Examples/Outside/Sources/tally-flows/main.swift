import FlowKit
import Outside
import TallyCommands

// The team's own harness: its app, its commands, its flows.
await HarnessCommand.main(
  name: "tally-flows",
  app: TallyApp.self,
  commands: .tally,
  bundledFlows: [TallyApp.flows.path]
)
