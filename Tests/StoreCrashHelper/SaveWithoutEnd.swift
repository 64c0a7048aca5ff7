import Foundation
import StorePersistence

private struct Numbered: Codable {
  let number: Int
  let filling: [Int]
}

/// Saves ever newer values into a file until the process is killed, and prints the number of each
/// value that has reached the disk.
func saveWithoutEnd(_ path: String) {
  do {
    let file = try StateFile<Numbered>(path: path) { giveUp("\($0)") }
    var number = file.load()?.number ?? 0
    say("\(number)")
    while true {
      number += 1
      file.save(Numbered(number: number, filling: Array(repeating: number, count: 2_000)))
      say("\(number)")
    }
  } catch {
    giveUp("\(error)")
  }
}
