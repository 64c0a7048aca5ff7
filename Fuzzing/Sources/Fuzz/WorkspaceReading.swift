import FlowEngine
@testable import FlowFormat

/// Checks that the settings of a folder are read, or refused with the place of each error.
func readWorkspace(_ bytes: [UInt8]) {
  let (workspace, errors) = FlowWorkspace.read(bytes, file: "config.yaml", commands: .standard)
  expect(errors.count <= 101, "\(errors.count) errors")
  let lines = 1 + bytes.count { $0 == 0x0A || $0 == 0x0D }
  for error in errors {
    expect(!error.message.isEmpty && error.file == "config.yaml", "an error without a message")
    expect((1...lines).contains(error.line) && error.column >= 1, "no such place: \(error)")
  }
  let again = FlowWorkspace.read(bytes, file: "config.yaml", commands: .standard)
  expect(again.workspace == workspace && again.errors == errors, "read twice, it is not the same")
  _ = workspace.choice().takes(workspace.excludeTags)
}
