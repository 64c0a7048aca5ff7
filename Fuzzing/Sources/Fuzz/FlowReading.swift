import FlowKit

/// Checks that a flow is read, or refused with the place of each error, whatever ends its lines.
func readFlow(_ bytes: [UInt8]) {
  let (flow, errors) = FlowReader().read(bytes, file: "flow.yaml")
  expect((flow == nil) == !errors.isEmpty, "a flow and errors, or neither")
  expect(errors.count <= 101, "\(errors.count) errors")
  let lines = 1 + bytes.count { $0 == 0x0A || $0 == 0x0D }
  for error in errors {
    expect(!error.message.isEmpty && error.file == "flow.yaml", "an error without a message")
    expect((1...lines).contains(error.line) && error.column >= 1, "no such place: \(error)")
  }
  for step in flow?.steps ?? [] {
    expect((1...lines).contains(step.line) && step.column >= 1, "no such place: \(step)")
  }
  let again = FlowReader().read(bytes, file: "flow.yaml")
  expect(again.flow == flow && again.errors == errors, "read twice, it is not the same")
  if bytes.contains(0x0D) { return }
  let other = FlowReader().read(withReturns(bytes), file: "flow.yaml")
  expect(other.errors.map(\.description) == errors.map(\.description), "with CRLF: \(other.errors)")
}

/// Returns the same lines with the line ends of Windows.
func withReturns(_ bytes: [UInt8]) -> [UInt8] {
  bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
}
