/// The public symbols of Observation2 that are measured, and those with nothing that grows.
@MainActor
enum Coverage {
  /// Returns a line `measured SYMBOL` or `exempt SYMBOL REASON` for each, with tabs between.
  static func lines(of rows: [GrowthRow]) -> [String] {
    let measured = Set(rows.flatMap(\.symbols)).sorted().map { "measured\t\($0)" }
    let exempt = Exemption.all.flatMap { exemption in
      exemption.symbols.map { "exempt\t\($0)\t\(exemption.reason)" }
    }
    return measured + exempt.sorted()
  }
}
