import Testing

/// The table of the operators of drivers and signals (``SharedOperator``) names every public one.
@Suite struct SharedOperatorListTests {
  /// Those that the table has no form of: they have no source to share.
  private static let elsewhere = [
    ".just(_:)", ".of(_:)", ".from(_:)", ".empty()", ".never()", ".interval(_:scheduler:)",
    ".timer(_:scheduler:)",
  ]

  @Test func `every public operator of drivers keeps the guarantees, and the table names no other`()
    throws
  {
    let operators = try OperatorSignatures.declared(under: "Traits") {
      $0.hasPrefix("SharedStream+")
    }
    let named = Set(
      SharedOperator.allCases.flatMap { OperatorSignatures.signatures(in: $0.rawValue) }
    )
    #expect(operators.count > 40)
    let table = named.union(Self.elsewhere).subtracting(["named(_:)"])
    #expect(operators.subtracting(table).sorted() == [])
    #expect(table.subtracting(operators).sorted() == [])
  }
}
