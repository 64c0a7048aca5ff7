import Observation2
import Observation2Testing
import Scenes
import ScenesStore
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

@MainActor protocol BasketViewDelegate: AnyObject {
  func basketViewDidAdd(_ item: String)
}

@MainActor final class BasketPresenter: ScenePresenter {
  private let interactor: any SceneInteractor<Basket, BasketAction>
  private let clock: any AppClock

  init(interactor: any SceneInteractor<Basket, BasketAction>, clock: any AppClock) {
    self.interactor = interactor
    self.clock = clock
  }

  var title: Driver<String> { interactor.select { "かご (\($0.items.count))" } }

  // Shown for two seconds.
  var toast: Driver<String?> {
    let shown = interactor.select(\.$failure).map(\.wrappedValue)
    let hidden = shown.debounce(.seconds(2), scheduler: clock.scheduler).map { _ in String?.none }
    return Driver.merge(shown, hidden)
  }
}

extension BasketPresenter: BasketViewDelegate {
  func basketViewDidAdd(_ item: String) { interactor.send(.add(item)) }
}

/// The listing of the article "The shape of a scene" that needs a store.
@MainActor @Suite struct TheShapeOfASceneTests {
  private struct Offline: Error {}

  private final class Shop: BasketGateway {
    func add(_ item: String) async throws { if item == "砂糖" { throw Offline() } }
  }

  @Test func `a presenter shows what an interactor keeps in its store`() async {
    let time = VirtualTime()
    let store = Store(initial: Basket(), reducer: .basket(Shop()), clock: time)
    let presenter = BasketPresenter(interactor: store, clock: time)
    let title = presenter.title.recorded()
    let toast = presenter.toast.recorded()
    presenter.basketViewDidAdd("塩")
    await time.settle()
    presenter.basketViewDidAdd("砂糖")
    await time.settle()
    #expect(title.values == ["かご (0)", "かご (1)"])
    #expect(toast.values == [nil, "通信できませんでした"])
    await time.advance(by: .seconds(2))
    #expect(toast.values == [nil, "通信できませんでした", nil])
  }
}
