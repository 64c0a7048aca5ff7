import Observation2
import Observation2Testing
import StateStore
import StateStoreTesting
import Testing

struct Search: Equatable {
  var text = ""
  var results: [String] = []
  var isSearching = false
  @Pulse var failure: String?
}

enum SearchAction {
  case textChanged(String)
  case found([String])
  case failed
}

@MainActor protocol SearchGateway: AnyObject {
  func results(for text: String) async throws -> [String]
}

extension Reducer where State == Search, Action == SearchAction {
  static func search(_ gateway: any SearchGateway) -> Reducer {
    Reducer { state, action in
      switch action {
      case .textChanged(let text):
        state.text = text
        state.isSearching = true
        return .run { send in
          send(.found(try await gateway.results(for: text)))
        } catch: { _ in
          .failed
        }
        .debounced(id: "search", for: .milliseconds(300))
      case .found(let results):
        state.results = results
        state.isSearching = false
      case .failed:
        state.isSearching = false
        state.failure = "通信できませんでした"
      }
      return .none
    }
  }
}

@MainActor
func results(for text: String, _ gateway: any SearchGateway) -> Effect<[String]> {
  .run { send in send(try await gateway.results(for: text)) }
}

struct Login: Equatable {
  var name = ""
}

enum LoginAction {
  case nameChanged(String)
  case remind
}

enum Session: Equatable {
  case loggedOut(Login)
  case loggedIn(Search)
}

enum SessionAction {
  case login(LoginAction)
  case search(SearchAction)
}

/// The listings of the article "The store".
@MainActor @Suite struct TheStoreTests {
  struct Offline: Error {}

  private final class Kitchen: SearchGateway {
    var asked: [String] = []
    var isOffline = false

    func results(for text: String) async throws -> [String] {
      asked.append(text)
      if isOffline { throw Offline() }
      return ["\(text)サラダ"]
    }
  }

  private let time = VirtualTime()
  private let bag = DisposeBag()

  @Test func `the newest text is searched for, once`() async {
    let gateway = Kitchen()
    var shown: [[String]] = []
    let store = Store(initial: Search(), reducer: .search(gateway), clock: time)
    store.driver(\.results).drive(onNext: { shown.append($0) }).disposed(by: bag)
    store.send(.textChanged("に"))
    store.send(.textChanged("にんじん"))
    await time.advance(by: .milliseconds(300))
    // shown is [], then ["にんじんサラダ"]; the gateway was asked once
    #expect(shown == [[], ["にんじんサラダ"]])
    #expect(gateway.asked == ["にんじん"])
    #expect(!store.state.isSearching)
  }

  @Test func `a failure is told each time`() async {
    let gateway = Kitchen()
    gateway.isOffline = true
    let store = Store(initial: Search(), reducer: .search(gateway), clock: time)
    var told: [String?] = []
    store.pulse(\.$failure).emit(onNext: { told.append($0) }).disposed(by: bag)
    for text in ["塩", "酢"] {
      store.send(.textChanged(text))
      await time.advance(by: .milliseconds(300))
    }
    #expect(told == ["通信できませんでした", "通信できませんでした"])
  }

  @Test func `everything has to be accounted for`() async {
    let gateway = Kitchen()
    let store = TestStore(
      initial: Search(),
      reducer: .search(gateway),
      clock: time,
      report: report
    )
    await store.send(.textChanged("塩")) {
      $0.text = "塩"
      $0.isSearching = true
    }
    await store.advance(by: .milliseconds(300))
    let isFound = { (action: SearchAction) in if case .found = action { true } else { false } }
    await store.receive("found", where: isFound) {
      $0.results = ["塩サラダ"]
      $0.isSearching = false
    }
    await store.finish()
  }

  @Test func `what a helper's effect sends becomes an action`() async {
    let gateway = Kitchen()
    let store = Store<Search, SearchAction>(initial: Search(), clock: time) { state, action in
      switch action {
      case .textChanged(let text):
        return results(for: text, gateway).map { .found($0) }
      case .found(let results): state.results = results
      case .failed: break
      }
      return .none
    }
    store.send(.textChanged("塩"))
    await time.settle()
    #expect(store.state.results == ["塩サラダ"])
  }

  private func session() -> Reducer<Session, SessionAction> {
    let login = Reducer<Login, LoginAction> { state, action in
      if case .nameChanged(let name) = action {
        state.name = name
        return .none
      }
      return .wait(.seconds(60))
    }
    return .combine(
      login.lift(
        case: { if case .loggedOut(let login) = $0 { login } else { nil } },
        embedState: { .loggedOut($0) },
        embed: { .login($0) },
        extract: { if case .login(let action) = $0 { action } else { nil } }
      ),
      Reducer { state, action in
        if case .search(.found(let results)) = action {
          state = .loggedIn(Search(results: results))
        }
        return .none
      }
    )
  }

  @Test func `what a case has set going ends with it`() {
    let store = Store(initial: .loggedOut(Login()), reducer: session(), clock: time)
    let login = store.scope(
      case: { if case .loggedOut(let login) = $0 { login } else { nil } },
      action: { .login($0) }
    )
    login?.send(.nameChanged("みお"))
    login?.send(.remind)
    #expect(store.state == .loggedOut(Login(name: "みお")))
    #expect(store.runningEffects.count == 1)
    store.send(.search(.found([])))
    #expect(store.runningEffects.isEmpty)
  }

  @Test func `a middleware counts, and a state is put back`() {
    var (shown, replacements, actions) = ([Int](), 0, [ActionSource: Int]())
    let bag = bag
    let observe = { (count: Driver<Int>) in
      count.drive(onNext: { shown.append($0) }).disposed(by: bag)
    }
    let counting = StoreMiddleware<Search, SearchAction>(
      attach: { store in observe(store.driver(\.results.count)) },
      didReplace: { _ in replacements += 1 },
      didReduce: { reduction in actions[reduction.source, default: 0] += 1 }
    )
    let store = Store(
      initial: Search(),
      reducer: .search(Kitchen()),
      clock: time,
      middleware: [counting]
    )
    store.send(.found(["塩サラダ"]))
    let saved = store.state
    store.send(.found([]))
    store.replaceState(with: saved)
    #expect(store.state.results == ["塩サラダ"])
    #expect(shown == [0, 1, 0, 1])
    #expect(replacements == 1)
    #expect(actions == [.outside: 2])
  }

  @Test func `a part is asserted as it is or as it has become`() async {
    let gateway = Kitchen()
    let store = TestStore(
      initial: Search(isSearching: true),
      reducer: .search(gateway),
      clock: time,
      report: report
    )
    await store.send(.failed) {
      $0.isSearching = false
      $0.failure = "通信できませんでした"
    }
    store.exhaustivity = .off
    await store.send(.found(["塩サラダ"])) { $0.results.append("塩サラダ") }
    await store.send(.textChanged("酢")) { $0.isSearching.toggle() }
    await store.finish()
  }
}
