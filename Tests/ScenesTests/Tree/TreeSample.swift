import Observation2

@testable import Scenes

/// A window with one screen, and the copy that a front-end would keep of it.
@MainActor
final class TreeSample {
  let window: SceneWindow
  private(set) var mirror: ScreenMirror

  struct Part: SceneView {
    let content: @MainActor (Part) -> [ScreenElement]

    var body: [ScreenElement] { content(self) }
  }

  private final class Host: SceneHost {
    let view: Part

    init(_ view: Part) { self.view = view }
  }

  /// A window of 300 × 400 points.
  init(@ScreenBuilder _ content: @escaping @MainActor (Part) -> [ScreenElement]) {
    window = SceneWindow(
      environment: ScreenEnvironment(
        containerSize: ScreenSize(width: 300, height: 400),
        locale: "ja-JP"
      )
    )
    window.navigator.push(Host(Part(content: content)))
    mirror = ScreenMirror(window.snapshot())
  }

  @discardableResult
  func update() throws -> [ScreenPatch] {
    let patches = window.update()
    try mirror.apply(patches)
    return patches
  }

  func id(_ identifier: String) -> ScreenNodeID? {
    var waiting = [mirror.root]
    while let id = waiting.popLast() {
      if mirror[id]?.look.identifier == identifier { return id }
      waiting += mirror[id]?.children ?? []
    }
    return nil
  }

  func node(_ identifier: String) -> ScreenMirror.Node? { id(identifier).flatMap { mirror[$0] } }

  /// The identifiers of the elements in a node.
  func names(in identifier: String) -> [String] {
    (node(identifier)?.children ?? []).compactMap { mirror[$0]?.look.identifier }
  }

  func send(_ event: ScreenEvent, to identifier: String) throws {
    guard let id = id(identifier) else { throw ScreenEventError.gone(ScreenNodeID(0)) }
    try window.send(event, to: id)
    if case .text(let text, _) = event { mirror.note(text: text, of: id) }
  }
}

/// The data that the screens of the samples show.
@MainActor
final class TreeData: ObservedModel {
  @Observed var number = 0
  @Observed var text = ""
  @Observed var isOn = false
  @Observed var items: [TreeItem] = []
  var log: [String] = []

  init(_ names: [String] = []) {
    items = names.map { TreeItem(id: $0) }
  }
}

struct TreeItem: Identifiable, Equatable {
  let id: String
  var height = 50.0
}
