import Foundation

// The parts of the store's tests that run in processes of their own, to be killed or started
// afresh.
let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "save" where arguments.count == 2: saveWithoutEnd(arguments[1])
case "persist" where arguments.count == 2: await persistWithoutEnd(arguments[1])
case "hold" where arguments.count == 2: hold(arguments[1])
case "record" where arguments.count == 3:
  await recordSession(seed: UInt64(arguments[1]) ?? 0, count: Int(arguments[2]) ?? 0)
case "check" where arguments.count == 2: checkSession(arguments[1])
case "replay" where arguments.count == 2: replaySession(arguments[1])
default:
  giveUp("Say save PATH, persist PATH, hold PATH, record SEED COUNT, check PATH or replay PATH.")
}

/// Writes a line.
func say(_ text: String, on output: FileHandle = .standardOutput) {
  output.write(Data("\(text)\n".utf8))
}

/// Prints the reason, and ends the process.
func giveUp(_ reason: String) -> Never {
  say(reason, on: .standardError)
  exit(2)
}
