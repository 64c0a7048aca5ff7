import Observation2
import Observation2Testing
import StateStore
import StateStoreTesting
import Testing

/// The listings of the article about RxFeedback: repositories that are searched page by page.
@MainActor @Suite struct FromRxFeedbackTests {
  private let time = VirtualTime()
  private let gateway = PagedGateway()
  private let bag = DisposeBag()

  private func store() -> Store<RepositorySearch, RepositoryAction> {
    gateway.clock = time
    return Store(initial: RepositorySearch(), reducer: .repositories(gateway), clock: time)
  }

  @Test func `a search loads its first page, and the end of the list the next one`() async throws {
    let store = store()
    let texts = try HotTestStream(
      time,
      "-s",
      from: 0,
      Marbles(step: 100, names: ["s": "swift"])
    )
    let ends = try HotTestStream(
      time,
      "---------e-e--e",
      from: 0,
      Marbles(step: 100, names: ["e": RepositoryAction.reachedEnd])
    )
    texts.asStream().subscribe { store.send(.textChanged($0)) }.disposed(by: bag)
    ends.asStream().subscribe { store.send($0) }.disposed(by: bag)
    let names = time.record(store.driver(\.repositories))
    await time.advance(by: .seconds(3))
    let marbles = Marbles<[String]>(
      step: 100,
      names: ["0": [], "1": ["swift 1"], "2": ["swift 1", "swift 2"]]
    )
    names.expectMarbles("0-----1----2", from: 0, marbles, report: report)
    #expect(gateway.asked == ["swift 1", "swift 2"])
  }

  @Test func `a newer text cancels the search under way`() async throws {
    let store = store()
    store.send(.textChanged("sw"))
    await time.advance(by: .milliseconds(400))
    store.send(.textChanged("swift"))
    await time.advance(by: .seconds(1))
    #expect(store.state.repositories == ["swift 1"])
    #expect(gateway.asked == ["sw 1", "swift 1"])
  }

  @Test func `a failed page is said once, and the end of the list asks for it again`() async {
    let store = store()
    let failures = store.pulse(\.$failure).asStream().compactMap { $0 }.recorded()
    gateway.isOffline = true
    store.send(.textChanged("swift"))
    await time.advance(by: .seconds(1))
    gateway.isOffline = false
    store.send(.reachedEnd)
    await time.advance(by: .seconds(1))
    #expect(failures.values == ["通信できませんでした"])
    #expect(store.state.repositories == ["swift 1"])
  }

  @Test func `each change is accounted for`() async {
    gateway.clock = time
    let store = TestStore(
      initial: RepositorySearch(),
      reducer: .repositories(gateway),
      clock: time,
      report: report
    )
    await store.send(.textChanged("swift")) {
      $0.text = "swift"
      $0.next = 1
      $0.isLoading = true
    }
    await store.advance(by: .milliseconds(500))
    await store.receive(.loaded(["swift 1"], next: 2)) {
      $0.repositories = ["swift 1"]
      $0.next = 2
      $0.isLoading = false
    }
    await store.send(.textChanged("")) {
      $0 = RepositorySearch()
    }
    await store.finish()
  }
}

struct RepositorySearch: Equatable {
  var text = ""
  var repositories: [String] = []
  /// The page to load when the end of the list comes into view; `nil` if there is none.
  var next: Int?
  var isLoading = false
  @Pulse var failure: String?
}

enum RepositoryAction: Equatable {
  case textChanged(String)
  case reachedEnd
  case loaded([String], next: Int?)
  case failed
}

@MainActor protocol RepositoryGateway: AnyObject {
  func page(_ number: Int, of text: String) async throws -> (names: [String], next: Int?)
}

extension Reducer where State == RepositorySearch, Action == RepositoryAction {
  static func repositories(_ gateway: any RepositoryGateway) -> Reducer {
    /// The feedback: what the state asks for.
    func load(_ state: inout RepositorySearch) -> Effect<RepositoryAction> {
      guard let number = state.next else { return .none }
      state.isLoading = true
      let text = state.text
      return .run { send in
        let page = try await gateway.page(number, of: text)
        send(.loaded(page.names, next: page.next))
      } catch: { _ in
        .failed
      }
    }
    return Reducer { state, action in
      switch action {
      case .textChanged(""):
        state = RepositorySearch()
        return .cancel(id: "load")
      case .textChanged(let text):
        state = RepositorySearch(text: text, next: 1)
        return load(&state).debounced(id: "load", for: .milliseconds(300))
      case .reachedEnd:
        if state.isLoading { return .none }
        return load(&state).cancellable(id: "load", cancelInFlight: true)
      case .loaded(let names, let next):
        state.repositories += names
        (state.next, state.isLoading) = (next, false)
      case .failed:
        state.isLoading = false
        state.failure = "通信できませんでした"
      }
      return .none
    }
  }
}

/// Answers after 200 milliseconds; has two pages.
@MainActor private final class PagedGateway: RepositoryGateway {
  var clock: VirtualTime?
  var isOffline = false
  private(set) var asked: [String] = []

  func page(_ number: Int, of text: String) async throws -> (names: [String], next: Int?) {
    asked.append("\(text) \(number)")
    try await clock?.sleep(for: .milliseconds(200))
    if isOffline { throw TestError("offline") }
    return (["\(text) \(number)"], number < 2 ? number + 1 : nil)
  }
}
