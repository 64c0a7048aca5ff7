import Foundation
import Observation2
import Scenes
import Testing

/// The listings of the article *Navigation is a value*.
@MainActor @Suite struct NavigationIsAValueTests {
  private let navigator = SceneNavigator()

  enum ShopRoute: SceneRoute {
    static let feature = "shop"

    case list
    case product(Int)
    case confirm
  }

  final class ShopListRouter: SceneRouter {
    typealias Route = ShopRoute
    var place: ScenePlace?

    func showProduct(_ id: Int) {
      push(.product(id))
    }

    func confirm() {
      present(.confirm, as: .sheet, id: "confirm")
    }
  }

  struct ShopTitleView: SceneView {
    final class DataSource: ObservedModel {
      @Observed var title = ""
    }

    let dataSource = DataSource()

    var body: [ScreenElement] { text(dataSource.title) }
  }

  final class ShopListPresenter: ScenePresenter {
    private(set) var isConfirmed = false

    func confirmationDidEnd(_ isConfirmed: Bool) { self.isConfirmed = isConfirmed }
  }

  final class ShopListScene: SceneHost {
    let view = ShopTitleView()
    let router = ShopListRouter()
    let presenter = ShopListPresenter()

    var navigationRouter: (any SceneRouter)? { router }

    func presentationDidEnd(_ end: ScenePresentationEnd) {
      switch end.id {
      case "confirm": presenter.confirmationDidEnd(end.result(as: Bool.self) ?? false)
      default: break
      }
    }
  }

  final class ShopConfirmScene: SceneHost {
    let view = ShopTitleView()
  }

  final class ShopProductPresenter: ScenePresenter {
    private let count: BehaviorRelay<Int>

    init(count: Int) { self.count = BehaviorRelay(value: count) }

    var stock: Driver<String> { count.asDriver().map { "残り\($0)" } }
  }

  final class ShopProductScene: SceneLifetimeOwner {
    let view = ShopTitleView()
    let lifetime = SceneLifetime()
    private let presenter: ShopProductPresenter

    init(presenter: ShopProductPresenter) { self.presenter = presenter }

    func viewWillAppear() {
      presenter.stock.drive(view.dataSource.rx[\.title]).disposed(by: lifetime.untilDisappear)
    }
  }

  init() {
    navigator.registry.add(ShopRoute.self) { route, context in
      switch route {
      case .list: ShopListScene()
      case .product(let id): ShopProductScene(presenter: ShopProductPresenter(count: id))
      case .confirm: ShopConfirmScene()
      }
    }
    navigator.apply(.replaceRoot(.stack([AnySceneRoute(ShopRoute.list)])))
  }

  @Test func `a router pushes and presents, and its scene learns what has come of it`() throws {
    let list = try #require(navigator.top as? ShopListScene)
    list.router.showProduct(3)
    #expect((navigator.top as? ShopProductScene)?.view.dataSource.title == "残り3")
    #expect(navigator.pop())
    list.router.confirm()
    navigator.apply(.dismiss(SceneResult(true)))
    #expect(list.presenter.isConfirmed)
  }

  @Test func `a router is tested without scenes`() {
    let router = ShopListRouter()
    var asked: [SceneNavigationChange] = []
    router.place = ScenePlace { asked.append($0) }
    router.showProduct(3)
    #expect(asked == [.push(AnySceneRoute(ShopRoute.product(3)))])
  }

  @Test func `a link waits until a person has signed in, or gives up`() async throws {
    let time = VirtualTime()
    navigator.clock = time
    let isSignedIn = BehaviorRelay(value: false)
    var messages: [String] = []
    navigator.registry.addLinks { path in
      guard path.parts.count == 2, path.parts[0] == "product", let id = Int(path.parts[1]) else {
        return nil
      }
      return SceneLink([ShopRoute.list, ShopRoute.product(id)], needs: ["signed-in"])
    }
    navigator.registry.add("signed-in", .driver(isSignedIn.asDriver()))
    for _ in 0..<2 {
      try navigator.open("market://product/3", within: .seconds(5)) { result in
        if case .failure(let error) = result { messages.append("\(error)") }
      }
      await time.advance(by: .seconds(5))
      isSignedIn.accept(true)
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("“signed-in”") == true)
    #expect(navigator.top is ShopProductScene)
  }

  @Test func `a saved navigation is restored`() throws {
    navigator.push(ShopRoute.product(3))
    let data = try JSONEncoder().encode(navigator.restoration())
    let before = navigator.navigation
    navigator.removeAll()
    let decoder = JSONDecoder()
    decoder.userInfo[.sceneRoutes] = navigator.registry.types
    let read = try decoder.decode(SceneRestoration.self, from: data)
    navigator.restore(read, orElse: .stack([AnySceneRoute(ShopRoute.list)]))
    #expect(navigator.navigation == before)
    #expect(navigator.top is ShopProductScene)
  }
}
