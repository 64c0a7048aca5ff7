import Observation2

/// A scene's view with the bars around it.
///
/// It reads nothing itself, so that it is described once: each bar is a part of its own, and so is the
/// view.
struct SceneChrome: ScreenPart {
  let view: PartDescription
  let bar: SceneBar?
  let tabs: SceneTabs?
  var reader: SceneItemReader?

  var body: [ScreenElement] {
    if let bar { bar }
    if let reader { reader }
    ScreenElement(.content, .layers, children: [ScreenElement(standingFor: .part(view))])
      .fillingScreen()
    if let tabs { tabs }
  }
}

/// The bar above a scene.
struct SceneBar: ScreenPart {
  let view: any NavigatedSceneView
  let below: SceneBelow
  let hasSearch: Bool

  var body: [ScreenElement] {
    let safe = environment.safeArea
    let item = hasSearch ? view.navigationItem : view.navigationItem.withoutSearch
    navigationBar(item) { SceneWayBack(below: below) }
      .padding(
        ScreenInsets(top: safe.top, leading: safe.leading, bottom: 0, trailing: safe.trailing)
      )
  }
}

/// The button that leads back, with the title of the scene to which it leads.
private struct SceneWayBack: ScreenPart, Equatable {
  let below: SceneBelow

  static func == (left: SceneWayBack, right: SceneWayBack) -> Bool { left.below === right.below }

  var body: [ScreenElement] {
    if let title = below.title(or: environment.words.back) {
      backButton(title) { below.goBack() }.identifier("navigation-back")
    }
  }
}

/// The tabs below a scene.
struct SceneTabs: ScreenPart {
  let tabs: [SceneTabButton]
  let view: (any NavigatedSceneView)?

  var body: [ScreenElement] {
    if view?.hidesTabBar != true {
      let safe = environment.safeArea
      tabBar { for tab in tabs { tab } }
        .padding(
          ScreenInsets(top: 0, leading: safe.leading, bottom: safe.bottom, trailing: safe.trailing)
        )
    }
  }
}

/// A tab of the navigation, as a part of its own, so that a new badge describes one tab.
struct SceneTabButton: ScreenPart {
  let name: String
  let item: SceneTabItem?
  let isSelected: Bool
  weak var navigator: SceneNavigator?

  var body: [ScreenElement] {
    tab(
      item?.title ?? name,
      image: item?.image,
      badge: item?.badge,
      isSelected: isSelected
    ) { navigator?.apply(.tapTab(name)) }
    .identifier(item?.identifier ?? "tab-\(name)")
  }
}
