import Scenes
import Testing

/// A front-end that keeps a copy of the screen and counts what each change costs.
@MainActor final class MirroredWindow: ScreenFrontEnd {
  /// The cost of an update.
  struct Cost: Equatable, CustomStringConvertible {
    var descriptions: Int
    var measurements: Int
    var patches: Int

    init(_ descriptions: Int, _ measurements: Int, _ patches: Int) {
      (self.descriptions, self.measurements, self.patches) = (descriptions, measurements, patches)
    }

    var description: String {
      "\(descriptions) descriptions, \(measurements) measurements, \(patches) patches"
    }
  }

  let window: SceneWindow
  private(set) var mirror: ScreenMirror
  private(set) var issues: [ScreenIssue] = []
  /// How often there was something to update.
  private(set) var requests = 0
  private let measurer = CountingMeasurer()

  /// Shows a scene.
  init(_ scene: any SceneHost, _ environment: ScreenEnvironment = .plain) {
    window = SceneWindow(environment: environment, measurer: measurer)
    mirror = ScreenMirror(window.snapshot())
    window.onIssue = { [weak self] in self?.issues.append($0) }
    window.navigator.push(scene)
    window.attach(self)
  }

  /// Shows a body.
  convenience init(
    in environment: ScreenEnvironment = .plain,
    @ScreenBuilder _ content: @escaping @MainActor (SketchPart) -> [ScreenElement]
  ) {
    self.init(SketchScene(content: content), environment)
  }

  func show(_ screen: ScreenNodeSnapshot) {
    mirror = ScreenMirror(screen)
  }

  func screenNeedsUpdate() {
    requests += 1
  }

  /// Applies the patches of an update to the copy, and returns them.
  @discardableResult
  func update() -> [ScreenPatch] {
    let patches = window.update()
    do {
      try mirror.apply(patches)
    } catch {
      Issue.record(error)
    }
    return patches
  }

  /// Does something, and returns what telling of it takes.
  func cost(of change: () throws -> Void) rethrows -> Cost {
    let (descriptions, measurements) = (window.descriptions, measurer.count)
    try change()
    let patches = update()
    return Cost(
      window.descriptions - descriptions,
      measurer.count - measurements,
      patches.count
    )
  }

  /// Updates, and expects the copy to be what a front-end would be given that came only now.
  func expectEqualToWhole(_ location: SourceLocation = #_sourceLocation) {
    update()
    let whole = window.snapshot()
    if mirror.snapshot == whole { return }
    let (copy, screen) = (lines(of: mirror), lines(of: ScreenMirror(whole)))
    Issue.record("The copy is\n\(copy)\nthe screen is\n\(screen)", sourceLocation: location)
  }

  private func lines(of screen: ScreenMirror) -> String {
    ScreenFrames(of: screen).elements
      .map { String(repeating: "  ", count: $0.depth) + "\($0.id) \($0.element) \($0.frame)" }
      .joined(separator: "\n")
  }

  // MARK: - Reading the copy

  /// The nodes in the order of the tree, a container before what is in it.
  var nodes: [(id: ScreenNodeID, node: ScreenMirror.Node)] {
    var found: [(id: ScreenNodeID, node: ScreenMirror.Node)] = []
    func collect(_ id: ScreenNodeID) {
      guard let node = mirror[id] else { return }
      found.append((id, node))
      for child in node.children { collect(child) }
    }
    collect(mirror.root)
    return found
  }

  /// The first node with this identifier, or that says this.
  func id(_ name: String, _ location: SourceLocation = #_sourceLocation) throws -> ScreenNodeID {
    let found = nodes.first { $0.node.look.identifier == name || $0.node.look.says(name) }
    return try #require(found?.id, "nothing is called \(name)", sourceLocation: location)
  }

  /// The first node with this identifier, or that says this.
  subscript(name: String) -> ScreenMirror.Node? {
    nodes.first { $0.node.look.identifier == name || $0.node.look.says(name) }?.node
  }

  /// The names of nodes, by their text.
  var idsByText: [String: ScreenNodeID] {
    Dictionary(
      nodes.compactMap { id, node in node.look.text.map { ($0, id) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The texts of all nodes, in the order of the tree.
  var texts: [String] { nodes.compactMap { $0.node.look.text } }

  /// Sends an event, and notes what a field shows because of it.
  func send(_ event: ScreenEvent, to id: ScreenNodeID) throws(ScreenEventError) {
    try window.send(event, to: id)
    if case .text(let text, _) = event { mirror.note(text: text, of: id) }
  }

  /// Sends an event to the first node with this identifier, or that says this.
  func send(_ event: ScreenEvent, to name: String) throws {
    try send(event, to: id(name))
  }
}
