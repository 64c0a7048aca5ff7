import FlowKit
import Foundation
import Market
import ScenesHeadless

var unwritten: (any Error)?
let command = HarnessCommand(
  app: MarketApp.self,
  bundledFlows: MarketApp.flows,
  // Who reads it, or follows the file, sees each flow when it has ended.
  output: {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data("\($0)\n".utf8))
    } catch {
      unwritten = error
    }
  },
  // Nobody can be told that they can't be told.
  errorOutput: { try? FileHandle.standardError.write(contentsOf: Data("\($0)\n".utf8)) },
  terminal: .ofProcess
)
let status = await command.run(Array(CommandLine.arguments.dropFirst()))
// Who has seen enough (`| head`) misses nothing.
if let reason = (unwritten as NSError?)?.userInfo[NSUnderlyingErrorKey] as? NSError,
  reason.code != Int(EPIPE)
{
  let sentence =
    "harness: The output could not be written: \(String(cString: strerror(Int32(reason.code)))).\n"
  try? FileHandle.standardError.write(contentsOf: Data(sentence.utf8))
  exit(HarnessStatus.unusable.rawValue)
}
exit(status.rawValue)
