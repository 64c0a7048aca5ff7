import ScenesTransport
import Testing

@Suite struct TransportErrorTests {
  @Test func `an error says where, what and what to do`() {
    let error = HTTPTransportError(
      .truncated(received: 4, expected: 8),
      at: "cart.load (GET /cart)"
    )
    #expect(
      error.description
        == "cart.load (GET /cart): the answer ended after 4 of 8 bytes. It arrived: ask for the answer again."
    )
  }

  @Test(
    arguments: [
      (.offline, false), (.timedOut(after: .seconds(1)), true), (.cancelled, true),
      (.truncated(received: 0, expected: nil), true), (.oversized(limit: 1), true),
      (.malformed("x"), true), (.unsendable("x."), false), (.other("x"), true),
    ] as [(HTTPTransportError.Reason, Bool)]
  )
  func `only what was not sent has surely not arrived`(
    reason: HTTPTransportError.Reason,
    mayHaveArrived: Bool
  ) {
    let error = HTTPTransportError(reason, at: "here")
    #expect(error.mayHaveArrived == mayHaveArrived)
    #expect(error.description.hasPrefix("here: "))
    #expect(error.description.hasSuffix("."))
  }
}
