/// Which public symbols of Observation2 are measured, and which have nothing that grows.
@MainActor
enum Coverage {
  /// A line `measured SYMBOL` or `exempt SYMBOL REASON` each, with tabs between.
  static func lines(of rows: [GrowthRow]) -> [String] {
    let measured = Set(rows.flatMap(\.symbols)).sorted().map { "measured\t\($0)" }
    let exempt = Exemption.all.flatMap { exemption in
      exemption.symbols.map { "exempt\t\($0)\t\(exemption.reason)" }
    }
    return measured + exempt.sorted()
  }
}
