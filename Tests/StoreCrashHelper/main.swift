import Foundation
import StorePersistence

/// Saves ever newer values into the file that it is given, until it is killed, and tells of each on
/// its standard output: the number of the newest value that is on the disk.
struct Numbered: Codable {
  let number: Int
  let filling: [Int]
}

let complain: (StateFileError) -> Void = { error in
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(2)
}

guard CommandLine.arguments.count == 2 else { exit(64) }
do {
  let file = try StateFile<Numbered>(path: CommandLine.arguments[1], report: complain)
  var number = file.load()?.number ?? 0
  FileHandle.standardOutput.write(Data("\(number)\n".utf8))
  while true {
    number += 1
    file.save(Numbered(number: number, filling: Array(repeating: number, count: 2_000)))
    FileHandle.standardOutput.write(Data("\(number)\n".utf8))
  }
} catch {
  complain(error)
}
