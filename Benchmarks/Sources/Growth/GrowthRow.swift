/// Something that can be handed more and more, and how its cost may grow with it.
struct GrowthRow {
  /// Does it with `n` things and answers how many events, calls or the like came out.
  ///
  /// What is not to be measured happens before it starts the gauge or after it stops it.
  typealias Body = @MainActor (_ n: Int, _ gauge: inout Gauge) async -> Int

  let what: String
  /// The public symbols that are measured by it, as the symbol graph names them.
  let symbols: [String]
  let quantity: Gauge.Quantity
  /// The smallest `n`; it is measured at four and sixteen times as many too.
  let n: Int
  let limit: GrowthLimit
  let expected: Outcome
  let body: Body

  init(
    _ what: String,
    of symbols: [String],
    _ quantity: Gauge.Quantity = .time,
    n: Int,
    limit: GrowthLimit = .linear,
    expected: Outcome = .something,
    body: @escaping Body
  ) {
    self.what = what
    self.symbols = symbols
    self.quantity = quantity
    self.n = n
    self.limit = limit
    self.expected = expected
    self.body = body
  }
}

/// The exponent that a row may have; another than the usual one has a reason, which the symbol's
/// documentation gives too.
struct GrowthLimit {
  let exponent: Double
  let reason: String?

  /// In proportion: what 1.15 leaves is for caches and logarithms.
  static let linear = GrowthLimit(exponent: 1.15, reason: nil)
  /// Not at all: what has ended is not kept (rule 35 of *The rules*).
  static let none = GrowthLimit(exponent: 0.5, reason: "what has ended is not kept")

  static func documented(_ exponent: Double, because reason: String) -> GrowthLimit {
    GrowthLimit(exponent: exponent, reason: reason)
  }
}

/// How many events, calls or the like must come out, so that nothing is measured that does nothing.
struct Outcome: Sendable {
  private let count: (@Sendable (_ n: Int) -> Int)?

  /// Anything but nothing.
  static let something = Outcome(count: nil)
  /// One for each.
  static let each = each()

  static func each(times factor: Int = 1, plus more: Int = 0) -> Outcome {
    Outcome { $0 * factor + more }
  }

  static func half(plus more: Int) -> Outcome {
    Outcome { $0 / 2 + more }
  }

  static func exactly(_ count: Int) -> Outcome {
    Outcome { _ in count }
  }

  /// What is wrong with an outcome, if anything is.
  func fault(of outcome: Int, for n: Int) -> String? {
    let expected = count?(n) ?? max(outcome, 1)
    return outcome == expected ? nil : "\(n) gave \(outcome), not \(expected)"
  }
}
