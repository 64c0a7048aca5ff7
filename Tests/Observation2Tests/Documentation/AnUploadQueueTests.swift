import Observation2
import Observation2Testing
import Testing

/// The listings of the article about an upload queue.
@MainActor @Suite struct AnUploadQueueTests {
  private let time = VirtualTime()

  /// A queue whose uploads of a name answer as the test stream of that name does.
  private func queue(
    _ uploads: [String: ColdTestStream<Int>],
    _ events: [RecordedEvent<String>],
    cancelled: [RecordedEvent<String>] = []
  ) -> UploadQueue {
    let queue = UploadQueue(scheduler: time) { uploads[$0]?.asStream() ?? .never() }
    HotTestStream(time, events).asStream().bind(to: queue.add).disposed(by: queue.bag)
    HotTestStream(time, cancelled).asStream().bind(to: queue.cancel).disposed(by: queue.bag)
    return queue
  }

  private func upload(of seconds: Int) -> ColdTestStream<Int> {
    ColdTestStream(time, [.next(0, 0), .completed(seconds * 1_000)])
  }

  private func record(_ name: String, of queue: UploadQueue) -> TestObserver<UploadState?> {
    time.record(queue.states.map { $0[name] }.distinctUntilChanged().skip(1))
  }

  @Test func `two are sent at once, and the third one waits for a place`() {
    let uploads = ["a": upload(of: 4), "b": upload(of: 9), "c": upload(of: 3)]
    let queue = queue(uploads, [.next(0, "a"), .next(1_000, "b"), .next(2_000, "c")])
    let third = record("c", of: queue)
    time.run(to: 20_000)
    #expect(
      third.events == [
        .next(2_000, .waiting), .next(4_000, .sending(percent: 0)), .next(7_000, .stored),
      ]
    )
    #expect(uploads["b"]?.spans == [.init(1_000, 10_000)])
  }

  @Test func `a lost connection is tried again after 1, 2 and 4 seconds`() {
    let upload = ColdTestStream<Int>(
      time,
      attempts: [[.next(0, 0), .error(500, ConnectionLost())], [.error(10, ConnectionLost())]]
    )
    let queue = queue(["a": upload], [.next(0, "a")])
    let states = record("a", of: queue)
    time.run(to: 20_000)
    #expect(upload.spans.map(\.subscribed) == [0, 1_500, 3_510, 7_520])
    #expect(
      states.events == [
        .next(0, .waiting), .next(0, .sending(percent: 0)), .next(500, .pausing),
        .next(7_530, .failed),
      ]
    )
  }

  @Test func `a refusal is not tried again, and the next one gets the place`() {
    let refused = ColdTestStream<Int>(time, [.error(10, TestError("refused"))])
    let queue = queue(
      ["a": refused, "b": upload(of: 9), "c": upload(of: 1)],
      [.next(0, "a"), .next(1, "b"), .next(2, "c")]
    )
    let (first, third) = (record("a", of: queue), record("c", of: queue))
    time.run(to: 20_000)
    #expect(refused.spans == [.init(0, 10)])
    #expect(first.events == [.next(0, .waiting), .next(10, .failed)])
    #expect(third.events.last == .next(1_010, .stored))
  }

  @Test func `cancelling frees the place, and one that waits is never sent`() {
    let uploads = ["a": upload(of: 9), "b": upload(of: 9), "c": upload(of: 1), "d": upload(of: 1)]
    let queue = queue(
      uploads,
      [.next(0, "a"), .next(0, "b"), .next(0, "c"), .next(0, "d")],
      cancelled: [.next(1_000, "c"), .next(2_000, "a")]
    )
    let (cancelled, last) = (record("c", of: queue), record("d", of: queue))
    time.run(to: 20_000)
    #expect(uploads["a"]?.spans == [.init(0, 2_000)])
    #expect(uploads["c"]?.spans == [])
    #expect(cancelled.events == [.next(0, .waiting), .next(1_000, .cancelled)])
    #expect(last.events.last == .next(3_000, .stored))
  }

  @Test func `progress is shown twice a second, the newest`() {
    let percents = (0..<100).map { RecordedEvent.next($0 * 20, $0) }
    let upload = ColdTestStream(time, percents + [.completed(2_000)])
    let queue = queue(["a": upload], [.next(0, "a")])
    let states = record("a", of: queue)
    time.run(to: 20_000)
    #expect(
      states.values == [
        .waiting, .sending(percent: 0), .sending(percent: 25), .sending(percent: 50),
        .sending(percent: 75), .sending(percent: 99), .stored,
      ]
    )
  }
}

struct ConnectionLost: Error {}

enum UploadState: Equatable {
  case waiting
  case sending(percent: Int)
  case pausing, stored, failed, cancelled
}

@MainActor final class UploadQueue {
  let add = PublishRelay<String>()
  let cancel = PublishRelay<String>()
  let states: Driver<[String: UploadState]>
  let bag = DisposeBag()

  init(
    scheduler: any StreamScheduler,
    atOnce: Int = 2,
    send: @escaping (String) -> EventStream<Int>
  ) {
    let all = BehaviorRelay<[String: UploadState]>(value: [:])
    states = all.asDriver()
    let show = { (name: String, state: UploadState) in
      all.accept(all.value.merging([name: state]) { $1 })
    }
    cancel.asStream().subscribe { show($0, .cancelled) }.disposed(by: bag)
    add.asStream()
      .do(onNext: { show($0, .waiting) })
      .map { [cancel] name -> EventStream<UploadState> in
        // Begins when `merge` has a place for it.
        .deferred {
          if all.value[name] == .cancelled { return .empty() }
          return send(name)
            .throttle(.milliseconds(500), scheduler: scheduler)
            .map { .sending(percent: $0) }
            .concat(.just(.stored))
            .retry(when: { errors in
              errors.enumerated().flatMap { attempt, error -> EventStream<Int> in
                guard error is ConnectionLost, attempt < 3 else { return .error(error) }
                show(name, .pausing)
                return .timer(.seconds(1 << attempt), scheduler: scheduler)
              }
            })
            .catchAndReturn(.failed)
            .take(until: cancel.asStream().filter { $0 == name })
            .do(onNext: { show(name, $0) })
        }
      }
      .merge(maxConcurrent: atOnce)
      .subscribe()
      .disposed(by: bag)
  }
}
