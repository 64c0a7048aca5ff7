import Observation2
import ScenesHeadless
import ScenesTesting

@testable import Scenes

/// A scene with a bar, which counts how often what is described.
final class BarScene: SceneHost {
  final class Data: ObservedModel {
    @Observed var title: String
    @Observed var words = "本文"
    @Observed var hidesTabBar = false
    @Observed var hidesBack = false
    @Observed var backTitle: String?

    init(_ title: String) { _title = Observed(wrappedValue: title) }
  }

  struct View: NavigatedSceneView {
    let data: Data

    var hidesTabBar: Bool { data.hidesTabBar }

    var navigationItem: SceneNavigationItem {
      var item = SceneNavigationItem(data.title).hidesBackButton(data.hidesBack)
      item.backTitle = data.backTitle
      return item
    }

    var body: [ScreenElement] {
      column { text(data.words).identifier("words") }.background(.fill).identifier("body")
    }
  }

  let view: View

  init(_ title: String) { view = View(data: Data(title)) }

  var data: Data { view.data }
}

/// A shop whose scenes have bars, and whose tabs have items.
@MainActor final class BarShop {
  let stage: Stage
  let cart = SceneTabItem("かご", image: "cart", identifier: "tab-cart")

  init(
    _ root: SceneRoot<AnySceneRoute> = .stack([.list, .product(1)]),
    declaresTabs: Bool = true,
    in environment: ScreenEnvironment = .plain
  ) {
    let cart = cart
    stage = Stage(VirtualTime(), environment: environment) { navigator in
      navigator.registry.add(ShopRoute.self) { route, _ in
        if route == .cart { PlainScene() } else { BarScene("\(route)") }
      }
      if declaresTabs {
        navigator.registry.addTab("goods", SceneTabItem("品物", image: "leaf"))
        navigator.registry.addTab("cart", cart)
      }
      navigator.apply(.replaceRoot(root))
    }
  }

  static var tabs: SceneRoot<AnySceneRoute> {
    .tabs(
      [
        SceneTab("goods", [.list, .product(1)]), SceneTab("cart", [.cart]),
        SceneTab("more", [.product(9)]),
      ],
      selected: "goods"
    )
  }

  /// The scene in front.
  var top: BarScene? { stage.navigator.top as? BarScene }

  var line: String { stage.navigator.navigation.line }

  func roles(_ role: ScreenRole) -> [LaidOutElement] {
    stage.frames.elements.filter { $0.element.role == role }
  }
}

/// A scene without a bar.
final class PlainScene: SceneHost {
  let view = SketchPart { part in part.column { part.text("かごの中") }.identifier("body") }
}
