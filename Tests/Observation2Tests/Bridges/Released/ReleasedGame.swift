import Observation2
import Observation2Testing

/// One source behind random operators, asynchronous consumers of its values, and the source's release.
@MainActor
final class ReleasedGame {
  /// An asynchronous consumer.
  private final class Consumer {
    let name: String
    var isOver = false
    /// An object that only the consumer's stream retains.
    var captive = Captive()

    init(_ name: String) { self.name = name }
  }

  private var random: SplitMix
  private let time = VirtualTime()
  private let kind: ReleasedSource.Kind
  private var source: ReleasedSource?
  private var consumers: [Consumer] = []
  private var work: [any Disposable] = []
  /// The parts that the observers' owner keeps.
  private var kept: [Any] = []
  private var log: [String] = []

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    let kinds = ReleasedSource.Kind.allCases
    kind = kinds[Int(seed % UInt64(kinds.count))]
    log.append("\(kind)")
  }

  /// Plays the game; returns the mistake, if there is one.
  func play() async -> String? {
    source = ReleasedSource.make(kind) { kept.append($0) }
    let lasting = kept.first
    for _ in 0...random.below(3) { addConsumer() }
    // A consumer that comes after the source's end may wait for the next connection.
    await time.settle()
    for value in 0..<random.below(3) { source?.send(value) }
    if random.below(2) == 0 { await time.settle() }
    await release()
    if random.below(2) == 0 { addLateConsumer(of: lasting) }
    await HandoverTurn.wait()
    await time.settle()
    await HandoverTurn.wait()
    defer { for item in work { item.dispose() } }
    if let waiting = consumers.first(where: { !$0.isOver }) {
      return "\(waiting.name) waits for a source that is gone: \(log)"
    }
    if let leaky = consumers.first(where: { !$0.captive.isFree }) {
      return "\(leaky.name) keeps what its stream has captured: \(log)"
    }
    return nil
  }

  private func addConsumer() {
    guard let source else { return }
    let probe = Probe()
    var stream = decorated(random.below(2) == 0 ? source.weakStream() : source.strongStream())
    stream = stream.map { OperatorCase.same($0, probe) }
    let name = ["values", "driver", "signal", "value"][random.below(4)]
    log.append(name)
    let consumer = Consumer(name)
    consumer.captive = Captive(probe: probe)
    consumers.append(consumer)
    switch name {
    case "values": read(stream.values(), consumer)
    case "driver": read(stream.asDriver(onErrorJustReturn: 0).values(), consumer)
    case "signal": read(stream.asSignal(onErrorJustReturn: 0).values(), consumer)
    default:
      let last = LastStream(stream.filter { $0 > 1_000 })
      work.append(
        time.run {
          _ = try? await last.take().value
          consumer.isOver = true
        }
      )
    }
  }

  /// Adds a consumer of a stream that the observers' owner keeps, and whose source is gone.
  private func addLateConsumer(of lasting: Any?) {
    let stream: EventStream<Int>
    switch lasting {
    case let inlet as EventStream<Int>: stream = inlet
    case let groups as [GroupedStream<Int, Int>]: stream = groups[0].asStream()
    default: return
    }
    log.append("values after the release")
    let consumer = Consumer("a late consumer")
    consumers.append(consumer)
    read(stream.values(), consumer)
  }

  private func read<Values: AsyncSequence>(_ values: Values, _ consumer: Consumer) {
    work.append(
      time.run {
        do { for try await _ in values {} } catch {}
        consumer.isOver = true
      }
    )
  }

  /// Applies up to three random operators.
  private func decorated(_ stream: EventStream<Int>) -> EventStream<Int> {
    var stream = stream
    for _ in 0..<random.below(4) {
      let number = random.below(Self.decorations.count + 6)
      guard number < Self.decorations.count else {
        let operation = Self.operators[random.below(Self.operators.count)]
        log.append(operation.testDescription)
        stream = operation.apply(stream, Probe(), time)
        continue
      }
      let (name, apply) = Self.decorations[number]
      log.append(name)
      let isKept = random.below(2) == 0
      // A stream that is kept must not retain the source.
      if isKept, let source { stream = source.weakStream(keeping: stream) }
      stream = apply(stream) { kept.append($0) }
      if isKept {
        log.append("kept")
        kept.append(stream)
      }
    }
    return stream
  }

  /// Operators that retain no stream for later, and so not the source.
  private static let operators = OperatorCase.freedWithTheirSource.filter { !$0.startsAgain }

  private typealias Decoration = @MainActor (EventStream<Int>, (Any) -> Void) -> EventStream<Int>

  /// The operators that share; they call the second argument with their connections.
  private static let decorations: [(String, Decoration)] = [
    ("share", { stream, _ in stream.share() }),
    ("share(replay: 1)", { stream, _ in stream.share(replay: 1) }),
    ("share forever", { stream, _ in stream.share(replay: 2, scope: .forever) }),
    ("driver", { stream, _ in stream.asDriver(onErrorJustReturn: 0).asStream() }),
    ("signal", { stream, _ in stream.asSignal(onErrorJustReturn: 0).asStream() }),
    ("publish().refCount()", { stream, _ in stream.publish().refCount() }),
    ("replay(1).refCount()", { stream, _ in stream.replay(1).refCount() }),
    ("replayAll().autoconnect()", { stream, _ in stream.replayAll().autoconnect() }),
    (
      "publish()",
      { stream, keep in
        let connectable = stream.publish()
        keep(connectable.connect())
        return connectable.asStream()
      }
    ),
    ("flatMapLatest", { stream, _ in EventStream.just(1).flatMapLatest { _ in stream } }),
    ("merge of shares", { stream, _ in .merge(stream.share(), stream.share(replay: 1)) }),
  ]

  /// Releases the source: at once, on another thread, or while it delivers.
  private func release() async {
    let way = random.below(DroppingPlace.allCases.count + 2)
    if way == 0 {
      log.append("released")
      source = nil
    } else if way == 1 {
      log.append("released while it delivers")
      let observer = source?.weakStream().subscribe { [weak self] _ in self?.source = nil }
      source?.send(9)
      await time.settle()
      observer?.dispose()
      source = nil
    } else {
      let place = DroppingPlace.allCases[way - 2]
      log.append("released by \(place)")
      await place.drop(Parcel(&source))
    }
  }
}

/// Gives a stream away, so that the receiver alone retains it.
@MainActor
private final class LastStream {
  private var stream: EventStream<Int>?

  init(_ stream: EventStream<Int>) { self.stream = stream }

  func take() -> EventStream<Int> {
    defer { stream = nil }
    return stream ?? .empty()
  }
}

extension SplitMix {
  fileprivate mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
