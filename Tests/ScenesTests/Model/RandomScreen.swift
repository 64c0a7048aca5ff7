import Observation2

@testable import Scenes

/// A window with a random view, a copy of its screen, and what the copy has to be.
@MainActor
final class RandomScreen {
  let data: RandomData
  let view: PlainTemplatePart
  let window: SceneWindow
  /// Counts how often the window measures a text.
  let measurer = CountingMeasurer()
  var random: SplitMix
  var laidOut: LaidOutScreen
  private let surroundings: ScreenTree
  private let environments: ScreenSurroundings

  /// The results of a person's actions on nodes, by the paths of the nodes.
  var offsets: [Int: Double] = [:]
  var edits: [Int: ScreenEdit] = [:]
  var focus: Int?
  /// How many columns lazy grids have.
  var columns: [Int: Int] = [:]
  /// The path of a node that has lost the focus through a change and has not received the event
  /// yet.
  var lost: Int?
  /// The node as it was described before.
  private(set) var lostNode: PlainNode?
  /// The text of that node, if a part of it was marked.
  var lostMarked: String?
  /// The focus events that have been reported since the last check.
  var focusReports: [Bool] = []
  /// A Boolean value that indicates whether something had the focus at the last check, by these events.
  var hadFocus = false
  /// The screen described last, which holds its nodes.
  private var latest: PlainNode?
  var ids: [Int: ScreenNodeID] = [:]
  var paths: [ScreenNodeID: Int] = [:]
  var used: Set<ScreenNodeID> = []
  var steps: [String] = []
  var issues: [ScreenIssue] = []
  /// The identities that several neighbours have had at the last check, by the later ones of these.
  var sharedIdentities: [Int: String] = [:]

  /// The copy.
  var mirror: ScreenMirror { laidOut.mirror }

  enum Kind {
    case any
    /// A long list, in whose rows a person writes.
    case longList
    /// Lists in whose rows there are scrolls and fields.
    case scrolls
    /// Lists in whose rows fields come, go, and are disabled or hidden.
    case leaving
    /// Lines of a readable width, in windows that change.
    case readable
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }

  final class Host: SceneHost {
    let view: PlainTemplatePart

    init(_ view: PlainTemplatePart) { self.view = view }
  }

  /// - Parameters:
  ///   - seed: The seed of the random generator.
  ///   - kind: The kind of views.
  init(seed: UInt64, _ kind: Kind = .any) {
    var generator = TemplateGenerator(SplitMix(seed: seed))
    let template =
      switch kind {
      case .any: generator.view()
      case .longList: generator.listToWriteIn()
      case .scrolls: generator.listsOfScrolls()
      case .leaving: generator.listsOfLeavingFields()
      case .readable: generator.readableLines()
      }
    var random = generator.random
    let data = RandomData(
      &random,
      longest: kind == .longList ? 60 : kind == .leaving ? 25 : 3,
      isEverLong: kind != .scrolls
    )
    let scope = TemplateScope(data: data, path: "", input: 0, captured: 0) { data.record($0) }
    view = PlainTemplatePart(template: template, scope: scope, input: 1)
    let environment = Self.environment(&random)
    window = SceneWindow(environment: environment, measurer: measurer)
    environments = ScreenSurroundings(environment)
    surroundings = ScreenTree(
      PartBox(view),
      numbers: ScreenNumbers(),
      surroundings: environments,
      measurer: EmTextMeasurer()
    )
    self.data = data
    self.random = random
    laidOut = LaidOutScreen(window.snapshot())
    window.onIssue = { [weak self] in self?.issues.append($0) }
    // The model moves the focus by the events of a person alone.
    window.runsReport = { _ in }
    window.onEvent = { [weak self] in
      if case .focus(let isFocused) = $0.event { self?.focusReports.append(isFocused) }
    }
    window.navigator.push(Host(view))
    laidOut = LaidOutScreen(window.snapshot())
  }

  static func environment(_ random: inout SplitMix) -> ScreenEnvironment {
    var environment = ScreenEnvironment.plain
    if Int.random(in: 0..<4, using: &random) == 0 { environment.layoutDirection = .rightToLeft }
    for _ in 0..<Int.random(in: 0...3, using: &random) { change(&environment, &random) }
    return environment
  }

  static func change(_ environment: inout ScreenEnvironment, _ random: inout SplitMix) {
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1:
      let sizes = [
        (390.3, 844.37), (844.7, 390.11), (200.9, 300.53), (1024.3, 768.29), (61.3, 9.7), (0, 0),
        (672, 500.3), (716.5, 411.9), (1366.1, 1024.7),
      ]
      let size = sizes[Int.random(in: 0..<sizes.count, using: &random)]
      environment.containerSize = ScreenSize(width: size.0, height: size.1)
    case 2, 3:
      environment.textSize = ScreenTextSize.allCases.randomElement(using: &random) ?? .large
    case 4:
      environment.layoutDirection =
        environment.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
    case 5:
      environment.horizontalSizeClass =
        environment.horizontalSizeClass == .compact ? .regular : .compact
    case 6, 7:
      // At the sides, around what long lines leave free in a window of 716.5 points.
      let lengths = [0, 0, 20, 22.25, 44.5, 59.3, 400]
      let length = lengths[Int.random(in: 0..<lengths.count, using: &random)]
      let sides: [WritableKeyPath<ScreenInsets, Double>] = [
        \.top, \.leading, \.bottom, \.trailing, \.leading, \.trailing,
      ]
      environment.safeArea[keyPath: sides[Int.random(in: 0..<6, using: &random)]] = length
    default:
      environment.colorScheme = environment.colorScheme == .light ? .dark : .light
      environment.locale = environment.locale == "en" ? "ja" : "en"
    }
  }

  // MARK: - The screen as it has to be

  /// Describes and lays out the screen from nothing, and takes what follows for offsets.
  func expected() -> PlainNode {
    var screen = described()
    forgetRows(screen)
    loseFocus(in: screen)
    layOut(screen)
    var canGrow = true
    while fitGrids(screen, canGrow) {
      canGrow = false
      screen = described()
      loseFocus(in: screen)
      layOut(screen)
    }
    // The layout may have left out what has the focus.
    let focused = focus
    loseFocus(in: screen)
    if focus != focused { layOut(screen) }
    var (moved, edited): ([Int: Double], [Int: ScreenEdit]) = ([:], [:])
    var there: Set<Int> = []
    columns = [:]
    func walk(_ node: PlainNode) {
      if let count = node.columns { columns[node.path] = count.value }
      if node.element.scrollAxis != nil { moved[node.path] = node.kept }
      if let edit = edits[node.path] { edited[node.path] = edit }
      there.insert(node.path)
      for child in node.shown { walk(child) }
    }
    walk(screen)
    (offsets, edits) = (moved, edited)
    // A node that goes and comes back between two updates is another node.
    ids = ids.filter { there.contains($0.key) }
    // A person no longer writes in a field that is covered.
    if let focus, edits[focus]?.isMarked == true, let field = find(focus, in: screen),
      isCovered(field)
    {
      edits[focus]?.isMarked = false
    }
    // The same holds for a field that becomes secure, or is no longer.
    for (path, edit) in edits where edit.isMarked {
      guard let old = latest.flatMap({ find(path, in: $0) }), let new = find(path, in: screen),
        new.element.role != old.element.role
      else { continue }
      edits[path]?.isMarked = false
    }
    latest = screen
    return screen
  }

  /// Describes the screen from nothing.
  func described() -> PlainNode { PlainNode.screen(view, surroundings, columns) }

  private func layOut(_ screen: PlainNode) {
    PlainLayout(environment: window.environment, offsets: offsets, focus: focus).layOut(screen)
  }

  /// Fits grids to their new widths, and returns `true` if any number of columns has changed.
  private func fitGrids(_ node: PlainNode, _ canGrow: Bool) -> Bool {
    var isOther = false
    let width = node.frame.width - node.surrounding.horizontal
    if let count = node.columns, count.fit(width, canGrow: canGrow) {
      columns[node.path] = count.value
      isOther = true
    }
    for child in node.shown where fitGrids(child, canGrow) { isOther = true }
    return isOther
  }

  /// Forgets a person's actions in rows of lazy scrolls that the window has released.
  private func forgetRows(_ node: PlainNode) {
    if node.isInLazyRow, let id = ids[node.path], !window.isAlive(id) {
      ids[node.path] = nil
      offsets[node.path] = nil
      if focus == node.path { noteLoss(node.path) }
      edits[node.path] = nil
    }
    for child in node.children { forgetRows(child) }
  }

  /// Nothing that is gone, hidden or disabled has the focus.
  private func loseFocus(in screen: PlainNode) {
    guard let path = focus else { return }
    let node = screen.descendant(path)
    var next = node
    while let current = next, current.element.isEnabled, !current.isHidden {
      next = current.container
    }
    if node != nil, next == nil { return }
    noteLoss(path)
  }

  private func noteLoss(_ path: Int) {
    lostNode = latest?.descendant(path)
    lostMarked = edits[path].flatMap { $0.isMarked ? $0.text : nil }
    edits[path]?.isMarked = false
    (focus, lost) = (nil, path)
  }

  // MARK: - Steps

  /// Does something at random to the data, the environment or the screen.
  func act() throws {
    switch Int.random(in: 0..<16, using: &random) {
    case 0..<8: steps.append("change \(data.change(&random))")
    case 9 where focus != nil || Int.random(in: 0..<3, using: &random) == 0: try remake()
    case 8: changeEnvironment()
    default: try send()
    }
  }

  func changeEnvironment() {
    var environment = window.environment
    Self.change(&environment, &random)
    steps.append("environment \(environment)")
    environments.take(environment)
    window.environment = environment
  }
}
