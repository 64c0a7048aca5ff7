import FlowKit
import Foundation
import Market

let command = HarnessCommand(
  app: MarketApp.self,
  bundledFlows: FeatureFlows.folders.map(\.path),
  output: { print($0) },
  errorOutput: { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
)
let status = await command.run(Array(CommandLine.arguments.dropFirst()))
exit(status.rawValue)
