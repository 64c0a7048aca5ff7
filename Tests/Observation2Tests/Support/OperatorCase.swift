import Observation2
import Observation2Testing
import Testing

/// An operator in a form that passes every value unchanged, for the contract of all operators.
///
/// The form has the operator do its work: what skips skips something, what retries tries again. The name
/// has the signatures of the operators that the form stands for, static ones with a dot; a test compares
/// them with the sources (``OperatorListTests``).
struct OperatorCase: CustomTestStringConvertible, Sendable {
  typealias Apply = @Sendable @MainActor (EventStream<Int>, Probe, VirtualTime) -> EventStream<Int>

  /// When a value passes.
  enum Delivery: Sendable {
    case atOnce
    /// Up to a second later.
    case later
    /// When the source completes.
    case atEnd
  }

  let testDescription: String
  let delivery: Delivery
  /// The values that it emits by itself on subscription.
  let prefix: [Int]
  /// Whether a subscription, a timer or a pending resubscription keeps it alive until it is disposed of
  /// or ends, so that it is not freed with its source.
  let outlivesSource: Bool
  /// Whether the form subscribes to its source again when something has ended, as `concat` and `retry` do.
  let startsAgain: Bool
  private let apply: Apply

  init(
    _ name: String,
    _ delivery: Delivery = .atOnce,
    prefix: [Int] = [],
    outlivesSource: Bool = false,
    startsAgain: Bool = false,
    _ apply: @escaping @Sendable @MainActor (EventStream<Int>, Probe) -> EventStream<Int>
  ) {
    self.init(
      timed: name,
      delivery,
      prefix,
      outlivesSource: outlivesSource,
      startsAgain: startsAgain
    ) { source, probe, _ in apply(source, probe) }
  }

  init(
    timed name: String,
    _ delivery: Delivery = .later,
    _ prefix: [Int] = [],
    outlivesSource: Bool = true,
    startsAgain: Bool = false,
    _ apply: @escaping Apply
  ) {
    testDescription = name
    self.delivery = delivery
    self.prefix = prefix
    self.outlivesSource = outlivesSource
    self.startsAgain = startsAgain
    self.apply = apply
  }

  static func same(_ value: Int, _ probe: Probe) -> Int { value }

  /// An operator that ends at the first value, and the source with the rest.
  init(
    ending name: String,
    _ first: @escaping @Sendable @MainActor (EventStream<Int>, Probe) -> EventStream<Int>
  ) {
    self.init(name, startsAgain: true) { source, probe in
      .concat(first(source, probe), source.map { OperatorCase.same($0, probe) })
    }
  }

  /// A stream that fails the first time that it is subscribed to, and is `source` from then on.
  @MainActor
  static func failingOnce<Element>(_ source: EventStream<Element>) -> EventStream<Element> {
    var isFirst = true
    return .deferred {
      defer { isFirst = false }
      return isFirst ? .error(TestError("first")) : source
    }
  }

  static let all =
    transforming + filtering + combining + flattening + creation + effects + sharing + failures
    + timing

  static let freedWithTheirSource = all.filter { !$0.outlivesSource }

  /// Those whose values pass before the source ends.
  static let passing = all.filter { $0.delivery != .atEnd }

  static let passingAtOnce = all.filter { $0.delivery == .atOnce }

  /// Applies the operator; the probe is captured by the operator's closures, if it takes any.
  ///
  /// A second of `time` lets go of what the operator holds back.
  @MainActor
  func apply(
    _ source: EventStream<Int>,
    _ probe: Probe,
    _ time: VirtualTime = VirtualTime()
  ) -> EventStream<Int> {
    apply(source, probe, time)
  }

  /// The values received after a source has sent these.
  func received(_ values: [Int], isCompleted: Bool = false) -> [Int] {
    delivery == .atEnd && !isCompleted ? prefix : prefix + values
  }
}
