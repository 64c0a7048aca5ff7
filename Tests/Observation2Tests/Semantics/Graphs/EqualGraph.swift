import Observation2
import Observation2Testing

/// A random graph of streams that are not shared, so that each observer has its own copy.
///
/// Two graphs of one seed are equal.
@MainActor
final class EqualGraph {
  let origins: [BehaviorRelay<Int>]
  /// The origins, then the streams made of earlier ones.
  private(set) var streams: [EventStream<Int>]
  private(set) var log: [String] = []
  /// The number of subscriptions to origins that an observer of each stream makes.
  private var weights: [Int]
  private var random: SplitMix

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    origins = (0..<(2 + Int(seed % 2))).map { BehaviorRelay(value: $0 + 1) }
    streams = origins.map { $0.asStream() }
    weights = origins.map { _ in 1 }
    for _ in 0..<(3 + Int(random.next() % 6)) { add() }
  }

  /// The stream that the most others are part of.
  var last: EventStream<Int> { streams[streams.count - 1] }

  private func add() {
    let (left, right, third) = (pick(), pick(), pick())
    guard weights[left] + 2 * weights[right] + weights[third] < 48 else { return }
    let (a, b, c) = (streams[left], streams[right], streams[third])
    let number = Int(random.next() % 7)
    let kind = Int(random.next() % 12)
    log.append("\(streams.count): \(kind) of \(left) \(right) \(third), \(number)")
    weights.append(weights[left] + 2 * weights[right] + weights[third])
    streams.append(Self.stream(kind, a, b, c, number))
  }

  private static func stream(
    _ kind: Int,
    _ a: EventStream<Int>,
    _ b: EventStream<Int>,
    _ c: EventStream<Int>,
    _ number: Int
  ) -> EventStream<Int> {
    switch kind {
    case 0: .merge(a, a.flatMapLatest { _ in b })
    case 1: .merge(a, b)
    case 2: a.flatMapLatest { ($0 + number).isMultiple(of: 2) ? b : c }
    case 3: a.withLatestFrom(b) { GraphPlan.join([$0, $1]) }
    case 4: .zip(a, b) { GraphPlan.join([$0, $1]) }
    case 5: .combineLatest([a, b, c]) { GraphPlan.join($0) }
    case 6: a.flatMap { $0.isMultiple(of: 3) ? b.take(2) : .just($0) }
    case 7: a.filter { ($0 + number) % 3 != 0 }
    case 8: a.scan(number) { ($0 * 2 + $1) % 1_009 }
    case 9: a.concatMap { b.take(1 + $0 % 2) }
    default: .combineLatest(a, b) { GraphPlan.join([$0, $1]) }
    }
  }

  /// Returns the index of a stream; later ones are likelier.
  private func pick() -> Int {
    let reach = random.next() % 2 == 0 ? min(streams.count, 4) : streams.count
    return streams.count - 1 - Int(random.next() % UInt64(reach))
  }
}
