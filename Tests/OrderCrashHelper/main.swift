import Foundation
import Kaimono

// An app that orders, and its shop, each in a process of its own, so that a test can kill the app
// and check the orders that the shop has taken.
let arguments = Array(CommandLine.arguments.dropFirst())
let values = Array(arguments.dropFirst())
switch (arguments.first, values.count) {
case ("shop", 2): try await keepShop(socket: values[0], folder: values[1])
case ("app", 5): try await runApp(AppRun(values))
default:
  complain("Say shop SOCKET FOLDER or app SOCKET CUSTOMER FOLDER order|resume STEP.")
  exit(64)
}

/// Prints a line for the test.
func say(_ text: String) {
  FileHandle.standardOutput.write(Data("\(text)\n".utf8))
}

/// Prints an error to the test's log.
func complain(_ text: String) {
  FileHandle.standardError.write(Data("order-crash-helper: \(text)\n".utf8))
}
