import Observation2

@testable import Scenes

/// Two equal apps to which the same happens: one in a flat window, one in a container for each scene.
@MainActor final class ContainerWalk {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// An app whose scenes have random views over random data.
  @MainActor final class App {
    let window: SceneWindow
    private(set) var data: [RandomData] = []

    init(_ seed: UInt64, _ environment: ScreenEnvironment) {
      window = SceneWindow(environment: environment)
      window.navigator.registry.add(ShopRoute.self) { [unowned self] route, _ in
        guard case .product(let number) = route else { return BarScene("\(route)") }
        var generator = TemplateGenerator(SplitMix(seed: seed &+ UInt64(number)))
        let template = generator.view()
        var random = generator.random
        let own = RandomData(&random)
        data.append(own)
        let scope = TemplateScope(data: own, path: "", input: 0, captured: 0) { own.record($0) }
        return RandomScreen.Host(PlainTemplatePart(template: template, scope: scope, input: 1))
      }
      window.navigator.registry.addTab("a", SceneTabItem("a"))
      window.navigator.apply(
        .replaceRoot(.tabs([SceneTab("a", [.list]), SceneTab("b", [.product(0)])], selected: "a"))
      )
    }
  }

  private let flat: App
  private let native: App
  private let container: NativeContainer
  private var random: SplitMix
  private var steps: [String] = []

  init(_ seed: Int) {
    let number = UInt64(seed) &* 0x2545_F491_4F6C_DD1D &+ 11
    random = SplitMix(seed: number)
    let environment = RandomScreen.environment(&random)
    (flat, native) = (App(number, environment), App(number, environment))
    container = NativeContainer(native.window)
  }

  func play() throws {
    do {
      try check()
      for _ in 0..<Int.random(in: 5...25, using: &random) {
        try act()
        try check()
      }
    } catch { throw Failure(description: "\(error), after \(steps)") }
  }

  private func navigate(_ change: SceneNavigationChange) throws {
    steps.append("\(change)")
    flat.window.navigator.apply(change)
    native.window.navigator.apply(change)
    // The screens of a transition are updated too.
    if Bool.random(using: &random) { try container.update() }
    container.endTransitions()
  }

  private func act() throws {
    let number = Int.random(in: 1...9, using: &random)
    switch Int.random(in: 0..<24, using: &random) {
    case 0..<3: try navigate(.push(AnySceneRoute(ShopRoute.product(number))))
    case 3: try navigate(.push(AnySceneRoute(ShopRoute.cart)))
    case 4, 5: try navigate(.pop)
    case 6: try navigate(.selectTab(Bool.random(using: &random) ? "a" : "b"))
    case 7, 8:
      let cover = Bool.random(using: &random) ? SceneCover.sheet : .fullScreen
      let route = AnySceneRoute(ShopRoute.product(number))
      try navigate(.present([route], as: cover, id: "p"))
    case 9: try navigate(.dismiss(nil))
    case 10: try navigate(.ask(.deletion(.alert), id: "q"))
    case 11: try navigate(.answer("cancel"))
    case 12:
      let isFinished = Bool.random(using: &random)
      steps.append("drag back, \(isFinished)")
      if flat.window.navigator.beginBack() {
        isFinished ? flat.window.navigator.finishBack() : flat.window.navigator.giveUpBack()
      }
      container.dragBack(isFinished: isFinished)
    case 13, 14: changeEnvironment()
    case 15..<19: changeData()
    default: try touch()
    }
  }

  private func changeData() {
    guard let place = flat.data.indices.randomElement(using: &random) else { return }
    var copy = random
    steps.append("\(place): \(flat.data[place].change(&random))")
    _ = native.data[place].change(&copy)
  }

  private func changeEnvironment() {
    var environment = flat.window.environment
    RandomScreen.change(&environment, &random)
    steps.append("environment \(environment)")
    flat.window.environment = environment
    // A container with an environment of its own does not follow the window's.
    for pane in container.panes.values where pane.screen.hasOwnEnvironment || random.next() % 2 == 0
    {
      pane.screen.environment = environment
    }
    native.window.environment = environment
  }

  /// Sends the same event to the same node of the front scene.
  private func touch() throws {
    guard flat.window.navigator.navigation.prompt == nil, let pane = container.seen.last,
      let layer = flat.window.snapshot().children.last
    else { return }
    let nodes = Self.nodes(in: layer)
    let others = Self.nodes(in: pane.screen.snapshot())
    pane.copy = LaidOutScreen(pane.screen.snapshot())
    guard nodes.count == others.count else { throw Failure(description: "other nodes") }
    // The root of a sheet in a flat window has another role, and takes the swipe.
    let able = nodes.indices.dropFirst().filter {
      nodes[$0].look.menu.isEmpty
        && (!nodes[$0].look.events.isEmpty || nodes[$0].look.scrollAxis != nil)
    }
    guard let place = able.randomElement(using: &random) else { return }
    let event = event(for: nodes[place])
    steps.append("\(event) to \(nodes[place].look)")
    let results = [
      result { () throws(ScreenEventError) in try flat.window.send(event, to: nodes[place].id) },
      result { () throws(ScreenEventError) in try pane.screen.send(event, to: others[place].id) },
    ]
    guard results[0] == results[1] else { throw Failure(description: "refused as \(results)") }
    // A front-end shows typing at once.
    if case .text(let text, _) = event, results[1] == "done" {
      pane.copy.note(text: text, of: others[place].id)
    }
    flat.window.closeMenu()
    container.endTransitions()
  }

  private func result(_ send: () throws(ScreenEventError) -> Void) -> String {
    do { try send() } catch { return "\(error)".filter { !$0.isNumber } }
    return "done"
  }

  private func event(for node: ScreenNodeSnapshot) -> ScreenEvent {
    var events: [ScreenEvent] = []
    let kinds = node.look.events
    if kinds.contains(.tap) { events += [.tap, .tap] }
    if kinds.contains(.doubleTap) { events.append(.doubleTap) }
    if kinds.contains(.longPress) { events.append(.longPress) }
    if kinds.contains(.submit) { events.append(.submit) }
    if kinds.contains(.refresh) { events.append(.refresh) }
    if kinds.contains(.focus) { events += [.focus(true), .focus(true), .focus(false)] }
    if kinds.contains(.text) { events.append(.text("text \(random.next() % 4)", isMarked: false)) }
    if node.look.scrollAxis != nil {
      let distance = Double(random.next() % 900)
      events.append(.scrolled(ScreenPoint(x: distance, y: distance)))
    }
    return events.randomElement(using: &random) ?? .tap
  }

  private static func nodes(in snapshot: ScreenNodeSnapshot) -> [ScreenNodeSnapshot] {
    [snapshot] + snapshot.children.flatMap { nodes(in: $0) }
  }

  // MARK: - Comparing

  private func check() throws {
    try container.update()
    // Closures that an update has called may have changed something.
    try container.update()
    _ = (flat.window.update(), flat.window.update())
    let layers = flat.window.snapshot().children
    let isAsked = flat.window.navigator.navigation.prompt != nil
    let scenes = isAsked ? Array(layers.dropLast()) : layers
    guard scenes.count == container.seen.count else {
      throw Failure(description: "\(container.seen.count) containers for \(scenes.count) scenes")
    }
    for (layer, pane) in zip(scenes, container.seen) {
      guard let copy = pane.copy.mirror.snapshot else { throw Failure(description: "no copy") }
      // A sheet in a flat window has a frame of another role.
      guard layer.frame == copy.frame, layer.children.count == copy.children.count else {
        throw Failure(description: "\(copy.frame) with \(copy.children.count) children")
      }
      for (one, other) in zip(layer.children, copy.children) { try compare(one, other) }
      guard copy == pane.screen.snapshot() else { throw Failure(description: "not all is told") }
      pane.copy = LaidOutScreen(copy)
    }
    guard native.window.snapshot().children.isEmpty else {
      throw Failure(description: "the window shows scenes that have screens")
    }
  }

  private func compare(_ one: ScreenNodeSnapshot, _ other: ScreenNodeSnapshot) throws {
    guard one.look == other.look, one.frame == other.frame, one.scroll == other.scroll,
      one.children.count == other.children.count
    else {
      throw Failure(
        description:
          "\(other.look) \(other.frame.numbers), and in the window \(one.look) \(one.frame.numbers)"
      )
    }
    for (one, other) in zip(one.children, other.children) { try compare(one, other) }
  }
}
