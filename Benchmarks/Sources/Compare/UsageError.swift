/// The command was called wrongly.
struct UsageError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
