import Foundation
import Kaimono

// An app that orders and the shop that it orders from, a process each, so that a test can kill the
// one and look at what the other has taken.
let arguments = Array(CommandLine.arguments.dropFirst())
let values = Array(arguments.dropFirst())
switch (arguments.first, values.count) {
case ("shop", 2): try await keepShop(socket: values[0], folder: values[1])
case ("app", 5): try await runApp(AppRun(values))
default:
  complain("Say shop SOCKET FOLDER or app SOCKET CUSTOMER FOLDER order|resume STEP.")
  exit(64)
}

/// Tells the test something.
func say(_ text: String) {
  FileHandle.standardOutput.write(Data("\(text)\n".utf8))
}

/// Tells whoever reads the test's log what went wrong.
func complain(_ text: String) {
  FileHandle.standardError.write(Data("order-crash-helper: \(text)\n".utf8))
}
