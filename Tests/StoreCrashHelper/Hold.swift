import Foundation
import StorePersistence

/// Opens a file and holds it until the standard input ends; prints `held`, or the error.
func hold(_ path: String) {
  do {
    let file = try StateFile<Int>(path: path) { say("\($0)") }
    say("held")
    while !FileHandle.standardInput.availableData.isEmpty {}
    withExtendedLifetime(file) {}
  } catch {
    say("\(error)")
    exit(3)
  }
}
