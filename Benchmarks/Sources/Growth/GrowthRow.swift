/// An operation on a growing number of things, and the limit of its cost's growth.
struct GrowthRow {
  /// Runs the operation on `n` things and returns the number of resulting events, calls or the
  /// like.
  ///
  /// Work that is not measured happens before the gauge is started or after it is stopped.
  typealias Body = @MainActor (_ n: Int, _ gauge: inout Gauge) async -> Int

  let what: String
  /// The public symbols that the row measures, as the symbol graph names them.
  let symbols: [String]
  let quantity: Gauge.Quantity
  /// The smallest `n`; the row is measured at four and sixteen times as many too.
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

/// The limit of a row's exponent; a limit other than the usual one has a reason, which the symbol's
/// documentation gives too.
struct GrowthLimit {
  let exponent: Double
  let reason: String?

  /// In proportion; the rest up to 1.15 allows for caches and logarithms.
  static let linear = GrowthLimit(exponent: 1.15, reason: nil)
  /// Not at all: what has ended is not kept (rule 35 of *The rules*).
  static let none = GrowthLimit(exponent: 0.5, reason: "what has ended is not kept")

  static func documented(_ exponent: Double, because reason: String) -> GrowthLimit {
    GrowthLimit(exponent: exponent, reason: reason)
  }
}

/// The expected number of events, calls or the like, which proves that the operation did its work.
struct Outcome: Sendable {
  private let count: (@Sendable (_ n: Int) -> Int)?

  /// Any number but 0.
  static let something = Outcome(count: nil)
  /// One for each of the *n* things.
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

  /// Returns a message if an outcome is wrong.
  func fault(of outcome: Int, for n: Int) -> String? {
    let expected = count?(n) ?? max(outcome, 1)
    return outcome == expected ? nil : "\(n) gave \(outcome), not \(expected)"
  }
}
