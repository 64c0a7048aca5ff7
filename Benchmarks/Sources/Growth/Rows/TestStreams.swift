import Observation2
import Observation2Testing

extension GrowthRow {
  /// What a test of streams can be handed more and more of.
  @MainActor static var testStreams: [GrowthRow] {
    [
      GrowthRow(
        "n values of a hot test stream, recorded",
        of: [
          "HotTestStream.init(_:)", "HotTestStream.asStream()", "EventStreamConvertible.recorded()",
          "StreamRecording.events", "StreamRecording.values", "StreamRecording.error",
          "StreamRecording.isCompleted", "VirtualTime.run(to:)",
        ],
        n: 1_000,
        expected: .each
      ) { n, gauge in
        let time = VirtualTime()
        gauge.start()
        defer { gauge.stop() }
        let recording = HotTestStream(time, events(n)).asStream().recorded()
        time.run(to: n)
        return recording.isCompleted && recording.error == nil
          ? min(recording.values.count, recording.events.count - 1) : 0
      },
      GrowthRow(
        "n values of a cold test stream, observed",
        of: [
          "ColdTestStream.init(_:)", "ColdTestStream.asStream()", "TestObserver.events",
          "TestObserver.values", "TestObserver.on(_:)", "TestObserver.observe(_:)",
          "VirtualTime.start(create:subscribe:dispose:_:)",
        ],
        n: 1_000,
        expected: .each
      ) { n, gauge in
        let time = VirtualTime()
        gauge.start()
        defer { gauge.stop() }
        let observer = time.start(dispose: n + 1_000) {
          ColdTestStream(time, events(n)).asStream()
        }
        return min(observer.values.count, observer.events.count - 1)
      },
      GrowthRow(
        "a diagram of n values, played and expected",
        of: [
          "HotTestStream.init(_:from:)", "HotTestStream.init(_:from:_:)", "Marbles.events(_:from:)",
          "TestObserver.expectMarbles(_:from:report:filePath:column:)",
          "TestObserver.expectMarbles(_:from:_:report:filePath:column:)",
        ],
        n: 500,
        expected: .each
      ) { n, gauge in
        let time = VirtualTime()
        let diagram = String(repeating: "a-", count: n)
        let observer = TestObserver<String>(time)
        var failures = 0
        gauge.start()
        defer { gauge.stop() }
        guard let hot = try? HotTestStream<String>(time, diagram) else { return 0 }
        let subscription = observer.observe(hot.asStream())
        time.run(to: 200 + 20 * n)
        observer.expectMarbles(diagram, report: { _, _, _, _, _ in failures += 1 })
        subscription.dispose()
        return observer.values.count - failures
      },
      GrowthRow(
        "n subscriptions to a test stream",
        of: ["ColdTestStream.spans", "HotTestStream.spans", "StreamRecording.dispose()"],
        n: 1_000,
        expected: .each(times: 2)
      ) { n, gauge in
        let time = VirtualTime()
        let (hot, cold) = (HotTestStream<Int>(time, []), ColdTestStream<Int>(time, []))
        gauge.start()
        for _ in 0..<n {
          hot.asStream().recorded().dispose()
          cold.asStream().recorded().dispose()
        }
        gauge.stop()
        return hot.spans.count + cold.spans.count
      },
    ]
  }

  /// So many values, one in each tick, and the end.
  private static func events(_ count: Int) -> [RecordedEvent<Int>] {
    (1...count).map { .next($0, $0) } + [.completed(count)]
  }
}
