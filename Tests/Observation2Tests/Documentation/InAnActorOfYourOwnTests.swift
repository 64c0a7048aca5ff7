import Observation2
import Observation2Testing
import Testing

/// The listings of the article "In an actor of your own".
@MainActor @Suite struct InAnActorOfYourOwnTests {
  @Test func `a sequence leads into an actor, and another one out of it`() async {
    let meter = Meter()
    let (readings, sensor) = AsyncStream.makeStream(of: Int.self)
    let sequence = await meter.averages()
    let following = Task { await meter.follow(readings) }
    for reading in [1, 3, 8] { sensor.yield(reading) }
    sensor.finish()
    var averages: [Int] = []
    for await average in sequence { averages.append(average) }
    #expect(averages == [1, 2, 4])
    await following.value
  }

  @Test func `the subscription ends with the iteration`() async {
    let meter = Meter()
    let sequence = await meter.averages()
    #expect(await meter.isObserved)
    let reader = Task { for await _ in sequence {} }
    reader.cancel()
    await reader.value
    // Until the job that ends it has run in the actor; nothing else keeps it.
    while await meter.isObserved { await Task.yield() }
  }

  @Test func `on the main actor it becomes a driver`() async {
    let clock = VirtualTime()
    let meter = Meter()
    let averages = await EventStream.from(meter.averages(), clock: clock)
      .asDriver(onErrorJustReturn: 0)
    let recording = averages.recorded()
    await clock.settle()
    await meter.follow(
      AsyncStream { continuation in
        continuation.yield(4)
        continuation.finish()
      }
    )
    while !recording.isCompleted { await Task.yield() }
    #expect(recording.values == [4])
  }
}

actor Meter {
  private let readings = PublishSubject<Int>()
  private var subscriptions: [Int: any Disposable] = [:]
  private var count = 0

  func follow(_ sequence: some AsyncSequence<Int, Never> & Sendable) async {
    for await reading in sequence { readings.onNext(reading) }
    readings.onCompleted()
  }
}

extension Meter {
  func averages() -> AsyncStream<Int> {
    let (sequence, continuation) = AsyncStream.makeStream(of: Int.self)
    count += 1
    let number = count
    continuation.onTermination = { [weak self] _ in Task { await self?.end(number) } }
    subscriptions[number] = readings.asStream()
      .scan((sum: 0, count: 0)) { ($0.sum + $1, $0.count + 1) }
      .map { $0.sum / $0.count }
      .subscribe(
        onNext: { continuation.yield($0) },
        onError: nil,
        onCompleted: { continuation.finish() }
      )
    return sequence
  }

  private func end(_ number: Int) {
    subscriptions.removeValue(forKey: number)?.dispose()
  }
}

extension Meter {
  fileprivate var isObserved: Bool { readings.hasObservers }
}
