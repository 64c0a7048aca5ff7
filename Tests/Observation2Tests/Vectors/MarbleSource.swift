import Observation2

/// A source of a case: hot or cold, with a record of its subscriptions.
@MainActor
final class MarbleSource {
  private let isHot: Bool
  private let events: [(time: Int, event: StreamEvent<MarbleValue>)]
  private let time: VirtualTime
  /// The subject of a hot source, replaced at its end, since later events reach new subscriptions.
  private var subject = PublishSubject<MarbleValue>()
  private(set) var spans: [(from: Int, to: Int?)] = []

  init(_ source: MarbleValue, _ time: VirtualTime) throws {
    isHot = source["kind"] == .string("hot")
    self.time = time
    events = try (source["events"]?.elements ?? []).map(Self.event)
    if isHot {
      for (due, event) in events {
        _ = time.schedule(at: .seconds(due)) { self.send(event) }
      }
    }
  }

  var stream: EventStream<MarbleValue> {
    EventStream.create { observer in
      let index = self.spans.count
      self.spans.append((self.time.ticks, nil))
      let feed = CompositeDisposable()
      feed.insert(AnyDisposable { self.spans[index].to = self.time.ticks })
      if self.isHot {
        feed.insert(self.subject.asStream().subscribe(onEvent: { observer.on($0) }))
      } else {
        for (delay, event) in self.events {
          feed.insert(self.time.schedule(after: .seconds(delay)) { observer.on(event) })
        }
      }
      return feed
    }
  }

  var spanValues: MarbleValue {
    .array(spans.map { .array([.int($0.from), $0.to.map(MarbleValue.int) ?? .null]) })
  }

  private func send(_ event: StreamEvent<MarbleValue>) {
    let listeners = subject
    if event.isTerminal { subject = PublishSubject() }
    listeners.on(event)
  }

  private static func event(
    _ value: MarbleValue
  ) throws -> (time: Int, event: StreamEvent<MarbleValue>) {
    guard let parts = value.elements, parts.count >= 2, let time = parts[0].int else {
      throw MarbleUnknown("event \(value)")
    }
    switch (parts[1], parts.count) {
    case (.string("next"), 3): return (time, .next(parts[2]))
    case (.string("error"), 3): return (time, .error(MarbleFailure(label: parts[2].string ?? "")))
    case (.string("completed"), 2): return (time, .completed)
    default: throw MarbleUnknown("event \(value)")
    }
  }
}

extension VirtualTime {
  var ticks: Int { Int(now.components.seconds) }
}
