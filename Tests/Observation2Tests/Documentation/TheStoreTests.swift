import Observation2
import Observation2Testing
import StateStore
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
}
