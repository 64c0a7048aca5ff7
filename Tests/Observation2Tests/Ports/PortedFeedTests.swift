import Observation2
import Observation2Testing
import Testing

/// A third program ported from the docs alone: a feed that is loaded page by page.
///
/// The stories: the first page comes by itself, the next one when somebody scrolls to the end; while one is
/// loading, further scrolling asks for nothing; a page that fails is tried once more after a second, then
/// it is said, and scrolling tries the same page again; pulling begins anew and drops what is under way.
@MainActor @Suite struct PortedFeedTests {
  private struct Offline: Error {}

  private struct Page {
    let posts: [String]
    let next: Int?
  }

  @MainActor private final class Feed {
    let pull = PublishRelay<Void>()
    let end = PublishRelay<Void>()
    let posts: Driver<[String]>
    let isLoading: Driver<Bool>
    let failures: Signal<String>

    init(clock: any AppClock, load: @escaping @MainActor (Int) async throws -> Page) {
      let loading = BehaviorRelay(value: 0)
      let failed = PublishRelay<String>()
      posts = pull.asStream().startWith(())
        .flatMapLatest { [end] _ -> EventStream<[String]> in
          let cursor = BehaviorRelay<Int?>(value: 0)
          return end.asStream().startWith(())
            .withLatestFrom(cursor)
            .compactMap { $0 }
            .flatMapFirst { number in
              EventStream.task(clock: clock) { try await load(number) }
                .retry(attempts: 2, delay: .fixed(.seconds(1)), scheduler: clock.scheduler)
                .do(
                  onNext: { cursor.accept($0.next) },
                  onError: { _ in failed.accept("page \(number)") },
                  onSubscribe: { loading.accept(loading.value + 1) },
                  onDispose: { loading.accept(loading.value - 1) }
                )
                .catch { _ in .empty() }
            }
            .scan([]) { $0 + $1.posts }
        }
        .asDriver(onErrorJustReturn: [])
      isLoading = loading.asDriver().map { $0 > 0 }.distinctUntilChanged()
      failures = failed.asSignal()
    }
  }

  private let time = VirtualTime()
  private let pages = [
    Page(posts: ["a", "b"], next: 1), Page(posts: ["c"], next: 2), Page(posts: ["d"], next: nil),
  ]

  /// A feed each of whose pages takes a second.
  private func feed(failing: @escaping (Int) -> Bool = { _ in false }) -> Feed {
    Feed(clock: time) { [time, pages] number in
      try await time.sleep(for: .seconds(1))
      if failing(number) { throw Offline() }
      return pages[number]
    }
  }

  @Test func `each scroll to the end brings a page, one at a time, until there is no more`() async {
    let feed = feed()
    let posts = time.record(feed.posts.map { $0.joined() })
    let loading = time.record(feed.isLoading)
    await time.advance(by: .seconds(2))
    feed.end.accept(())
    await time.advance(by: .milliseconds(500))
    feed.end.accept(())
    await time.advance(by: .milliseconds(1_500))
    feed.end.accept(())
    await time.advance(by: .seconds(2))
    feed.end.accept(())
    await time.advance(by: .seconds(2))
    #expect(posts.events == [.next(1_000, "ab"), .next(3_000, "abc"), .next(5_000, "abcd")])
    #expect(
      loading.events == [
        .next(0, true), .next(1_000, false), .next(2_000, true), .next(3_000, false),
        .next(4_000, true), .next(5_000, false),
      ]
    )
  }

  @Test func `a page that fails is tried twice, then said, and asked for again by scrolling`() async
  {
    var isOffline = true
    let feed = feed { _ in isOffline }
    let posts = time.record(feed.posts.map { $0.joined() })
    let failures = time.record(feed.failures)
    await time.advance(by: .seconds(4))
    #expect(posts.events == [])
    #expect(failures.events == [.next(3_000, "page 0")])
    isOffline = false
    feed.end.accept(())
    await time.advance(by: .seconds(2))
    #expect(posts.events == [.next(5_000, "ab")])
    #expect(failures.events.count == 1)
  }

  @Test func `pulling begins anew and drops what is under way`() async {
    let feed = feed()
    let posts = time.record(feed.posts.map { $0.joined() })
    await time.advance(by: .seconds(2))
    feed.end.accept(())
    await time.advance(by: .milliseconds(500))
    feed.pull.accept(())
    await time.advance(by: .seconds(2))
    #expect(posts.events == [.next(1_000, "ab"), .next(3_500, "ab")])
    posts.dispose()
    #expect(!feed.pull.hasObservers)
    #expect(!feed.end.hasObservers)
  }
}
