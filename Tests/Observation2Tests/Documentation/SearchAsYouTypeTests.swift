import Observation2
import Observation2Testing
import Testing

/// The listings of the article about searching an encyclopedia while typing.
@MainActor @Suite struct SearchAsYouTypeTests {
  private let time = VirtualTime()
  private let bag = DisposeBag()
  private let words = Marbles<String>(
    step: 100,
    names: ["k": "sio", "t": "sio ", "s": "shio", "e": ""]
  )
  private let lists = Marbles<[String]>(
    step: 100,
    errors: ["!": TestError("offline")],
    names: ["e": [], "1": ["しお"], "2": ["しお", "しおり"]]
  )

  private func search(_ answers: [String: String]) throws -> (ArticleSearch, asked: () -> [String])
  {
    let (time, lists) = (time, lists)
    var asked: [String] = []
    let pages = try answers.mapValues { try ColdTestStream(time, $0, lists) }
    let search = ArticleSearch(scheduler: time) { text in
      asked.append(text)
      return pages[text]?.asStream() ?? .error(TestError("offline"))
    }
    return (search, { asked })
  }

  private func type(_ diagram: String, into search: ArticleSearch) throws {
    try HotTestStream(time, diagram, from: 0, words).asStream().bind(to: search.text)
      .disposed(by: bag)
  }

  @Test func `a pause starts the search, and a newer text drops the older one's answer`() throws {
    let (search, asked) = try search(["sio": "----(1|)", "shio": "-(2|)"])
    try type("-k-----s", into: search)
    let results = time.record(search.results)
    let busy = time.record(search.isSearching)
    time.run(to: 3_000)
    results.expectMarbles("e----------2", from: 0, lists, report: report)
    let flags = Marbles(step: 100, names: ["y": true, "n": false])
    busy.expectMarbles("n---y--n--yn", from: 0, flags, report: report)
    #expect(asked() == ["sio", "shio"])
  }

  @Test func `the same text with a space more is not searched again`() throws {
    let (search, asked) = try search(["sio": "-(1|)"])
    try type("-k------t", into: search)
    let results = time.record(search.results)
    time.run(to: 3_000)
    results.expectMarbles("e----1", from: 0, lists, report: report)
    #expect(asked() == ["sio"])
  }

  @Test func `an empty field empties the list at once`() throws {
    let (search, _) = try search(["sio": "-(1|)"])
    try type("-k------e", into: search)
    let results = time.record(search.results)
    time.run(to: 3_000)
    results.expectMarbles("e----1--e", from: 0, lists, report: report)
  }

  @Test func `a failed search leaves what is shown, says so, and the next one works`() throws {
    let (search, _) = try search(["sio": "-!", "shio": "-(2|)"])
    try type("-k------s", into: search)
    let results = time.record(search.results)
    let failures = time.record(search.failures)
    time.run(to: 3_000)
    results.expectMarbles("e-----------2", from: 0, lists, report: report)
    #expect(failures.events == [.next(500, "通信できませんでした")])
  }
}

@MainActor final class ArticleSearch {
  let text = BehaviorRelay(value: "")
  let results: Driver<[String]>
  let isSearching: Driver<Bool>
  let failures: Signal<String>

  init(scheduler: any StreamScheduler, find: @escaping (String) -> EventStream<[String]>) {
    let searching = BehaviorRelay(value: false)
    let failed = PublishRelay<String>()
    results = text.asDriver()
      .map { $0.filter { $0 != " " } }
      .distinctUntilChanged()
      .flatMapLatest { text in
        if text.isEmpty { return .just([]) }
        return EventStream.timer(.milliseconds(300), scheduler: scheduler)
          .do(onNext: { _ in searching.accept(true) })
          .flatMap { _ in find(text) }
          .do(
            onError: { _ in failed.accept("通信できませんでした") },
            onDispose: { searching.accept(false) }
          )
          .asDriver(onErrorDriveWith: .empty())
      }
    isSearching = searching.asDriver().distinctUntilChanged()
    failures = failed.asSignal()
  }
}
