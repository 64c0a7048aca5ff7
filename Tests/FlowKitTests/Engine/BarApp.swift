import Observation2
import Scenes
import ScenesHeadless

/// An app of two tabs whose scenes have bars.
@MainActor
final class BarApp: SimulatedApp {
  let installation: AppInstallation

  init(clock: any AppClock, seed: UInt64) {
    installation = AppInstallation(clock: clock, seed: seed)
  }

  func launch(_ arguments: [String: String], in navigator: SceneNavigator) {
    let cart = SceneTabItem("かご", badge: "2")
    navigator.registry.add(BarRoute.self) { [weak navigator] route, _ in
      BarScene(route) { navigator?.push(BarRoute.detail) }
    }
    navigator.registry.addTab("list", SceneTabItem("一覧"))
    navigator.registry.addTab("cart", cart)
    navigator.apply(
      .replaceRoot(
        .tabs(
          [
            SceneTab("list", [AnySceneRoute(BarRoute.list)]),
            SceneTab("cart", [AnySceneRoute(BarRoute.cart)]),
          ],
          selected: "list"
        )
      )
    )
  }
}

enum BarRoute: String, NamedSceneRoute {
  static let feature = "bars"
  static let names = ["list", "detail", "cart"]

  case list, detail, cart

  init?(_ name: String) { self.init(rawValue: name) }

  var description: String { rawValue }
}

struct BarView: NavigatedSceneView {
  final class DataSource: ObservedModel {
    @Observed var query = ""
    @Observed var edits = 0
  }

  let route: BarRoute
  let dataSource: DataSource
  let open: @MainActor () -> Void

  var navigationItem: SceneNavigationItem {
    SceneNavigationItem("題 \(route)")
      .trailing { button("編集") { dataSource.edits += 1 }.identifier("edit") }
      .search(
        searchField(dataSource.query, onChange: { dataSource.query = $0 }).identifier("search"),
        isActive: !dataSource.query.isEmpty
      ) { dataSource.query = "" }
  }

  var body: [ScreenElement] {
    column {
      text("編集 \(dataSource.edits)")
      text("“\(dataSource.query)”")
      button("開く", action: open).identifier("open")
    }
  }
}

final class BarScene: SceneHost {
  let view: BarView

  init(_ route: BarRoute, open: @escaping @MainActor () -> Void) {
    view = BarView(route: route, dataSource: BarView.DataSource(), open: open)
  }
}
