import Foundation

// What the tests of the store do in processes of their own, to kill them or to start afresh.
let arguments = Array(CommandLine.arguments.dropFirst())
switch (arguments.first, arguments.dropFirst().first) {
case ("save", let path?): saveWithoutEnd(path)
case ("hold", let path?): hold(path)
default:
  say("Say save PATH or hold PATH.", on: .standardError)
  exit(64)
}

/// Writes a line.
func say(_ text: String, on output: FileHandle = .standardOutput) {
  output.write(Data("\(text)\n".utf8))
}
