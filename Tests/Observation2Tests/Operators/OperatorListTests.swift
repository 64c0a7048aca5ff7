import Testing

/// The table of the operators' contract (``OperatorCase``) names every public operator.
@Suite struct OperatorListTests {
  /// The operators that the table has no form of, and why.
  private static let elsewhere = [
    "asStream()": "of a connectable stream: no operator, the way to one",
    "autoconnect(after:)": "stays connected when nobody listens; ConnectableStreamTests",
    "connect()": "connects for all observers; ConnectableStreamTests",
    "signposts(_:to:)": "on Apple's systems alone",
  ]

  @Test func `every public operator keeps the contract, and the table names no other`() throws {
    // The waits between attempts are values, not operators.
    let operators = try OperatorSignatures.declared(under: "Operators") {
      !$0.hasSuffix("RetryBackoff.swift")
    }
    let named = Set(
      OperatorCase.all.flatMap { OperatorSignatures.signatures(in: $0.testDescription) }
    )
    #expect(operators.count > 100)
    #expect(operators.subtracting(named).subtracting(Self.elsewhere.keys).sorted() == [])
    #expect(named.union(Self.elsewhere.keys).subtracting(operators).sorted() == [])
  }

  @Test func `a signature is read with its labels`() throws {
    let source = """
        public func take(
          for duration: Duration,
          scheduler: any StreamScheduler,
          fileID: StaticString = #fileID
        ) -> EventStream {}
        public static func zip<A, B>(
          _ a: EventStream<A>, _ b: EventStream<B>, transform: (A, B) -> Element
        ) -> EventStream {}
        public func `catch`(_ handler: @escaping (any Error) -> EventStream) -> EventStream {}
        func hidden() {}
      """
    #expect(
      OperatorSignatures.declared(in: source) == [
        "take(for:scheduler:)", ".zip(_:transform:)", "catch(_:)",
      ]
    )
  }
}
