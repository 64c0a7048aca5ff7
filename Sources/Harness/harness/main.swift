import FlowKit
import Foundation
import Market
import ScenesHeadless

let command = HarnessCommand(
  app: MarketApp.self,
  bundledFlows: MarketApp.flows,
  output: { print($0) },
  errorOutput: { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
)
let status = await command.run(Array(CommandLine.arguments.dropFirst()))
exit(status.rawValue)
