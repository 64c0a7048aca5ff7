import FlowKit
import Foundation
import Market
import ScenesHeadless

let command = HarnessCommand(
  app: MarketApp.self,
  bundledFlows: MarketApp.flows,
  output: {
    print($0)
    // Who reads it, or follows the file, sees each flow when it has ended.
    fflush(nil)
  },
  // Nobody can be told that they can't be told.
  errorOutput: { try? FileHandle.standardError.write(contentsOf: Data("\($0)\n".utf8)) },
  terminal: .ofProcess
)
let status = await command.run(Array(CommandLine.arguments.dropFirst()))
exit(status.rawValue)
