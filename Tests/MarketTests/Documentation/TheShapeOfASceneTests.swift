import Observation2
import Observation2Testing
import Scenes
import StateStore
import Testing

struct Basket: Equatable {
  var items: [String] = []
  @Pulse var failure: String?
}

enum BasketAction {
  case add(String)
  case added(String)
  case failed
}

@MainActor protocol BasketGateway: AnyObject {
  func add(_ item: String) async throws
}

extension Reducer where State == Basket, Action == BasketAction {
  static func basket(_ gateway: any BasketGateway) -> Reducer {
    Reducer { state, action in
      switch action {
      case .add(let item):
        return .run { send in
          try await gateway.add(item)
          send(.added(item))
        } catch: { _ in
          .failed
        }
      case .added(let item): state.items.append(item)
      case .failed: state.failure = "通信できませんでした"
      }
      return .none
    }
  }
}

@MainActor protocol BasketInteracting: SceneInteractor {
  var items: Driver<[String]> { get }
  var failure: Signal<String> { get }
  func add(_ item: String)
}

final class BasketInteractor: BasketInteracting {
  private let store: Store<Basket, BasketAction>

  init(gateway: any BasketGateway, clock: any AppClock) {
    store = Store(initial: Basket(), reducer: .basket(gateway), clock: clock)
  }

  var items: Driver<[String]> { store.driver(\.items) }
  var failure: Signal<String> { store.pulse(\.$failure).compactMap { $0 } }
  func add(_ item: String) { store.send(.add(item)) }
}

@MainActor final class BasketPresenter: ScenePresenter {
  private let interactor: any BasketInteracting
  private let clock: any AppClock

  init(interactor: any BasketInteracting, clock: any AppClock) {
    self.interactor = interactor
    self.clock = clock
  }

  var title: Driver<String> { interactor.items.map { "かご (\($0.count))" } }

  // Shown for two seconds.
  var toast: Driver<String?> {
    let shown = interactor.failure.map(String?.some).asDriver(startingWith: nil)
    let hidden = shown.debounce(.seconds(2), scheduler: clock.scheduler).map { _ in String?.none }
    return Driver.merge(shown, hidden)
  }

  func add(_ item: String) { interactor.add(item) }
}

/// The listing of the article "The shape of a scene" that needs a store.
@MainActor @Suite struct TheShapeOfASceneTests {
  private struct Offline: Error {}

  private final class Shop: BasketGateway {
    func add(_ item: String) async throws { if item == "砂糖" { throw Offline() } }
  }

  @Test func `a presenter shows what an interactor keeps in its store`() async {
    let time = VirtualTime()
    let presenter = BasketPresenter(
      interactor: BasketInteractor(gateway: Shop(), clock: time),
      clock: time
    )
    let title = presenter.title.recorded()
    let toast = presenter.toast.recorded()
    presenter.add("塩")
    await time.settle()
    presenter.add("砂糖")
    await time.settle()
    #expect(title.values == ["かご (0)", "かご (1)"])
    #expect(toast.values == [nil, "通信できませんでした"])
    await time.advance(by: .seconds(2))
    #expect(toast.values == [nil, "通信できませんでした", nil])
  }
}
