import Testing

@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit

/// The end of the error output of a process that crashes.
@Suite struct ErrorTailTests {
  private static let secret = "hunter2-secret"

  @Test(arguments: [1, 7, 1000, 100_000])
  func `a secret at the cut of a long line is masked`(_ size: Int) {
    // Only the end of the secret is among the last bytes.
    let behind = "Fatal error: " + String(repeating: "x", count: ErrorTail.limit - 23) + "\n"
    let all = Array(("first\n" + Self.secret + behind).utf8)
    let cause = FlowSecrets.$current.withValue(FlowSecrets(["S": Self.secret])) {
      var tail = ErrorTail()
      for start in stride(from: 0, to: all.count, by: size) {
        tail.add(Array(all[start..<min(start + size, all.count)]))
      }
      tail.add([])
      return tail.cause
    }
    #expect(cause?.hasPrefix("•••Fatal error: xxx") == true, "\(cause?.prefix(40) ?? "")")
  }

  @Test func `it keeps the last 4,096 bytes and the line of the error`() {
    var tail = ErrorTail()
    tail.add(Array(String(repeating: "x", count: 10_000).utf8))
    tail.add(Array("\nFatal error: no egg\nmore".utf8))
    tail.add([])
    #expect(tail.cause == "Fatal error: no egg")
    tail.add(Array(String(repeating: "y", count: ErrorTail.limit).utf8))
    #expect(tail.cause == nil)
  }
}
