public import Scenes

/// Shows scenes in the cells of a terminal, and does what a person does with keys.
///
/// All that it knows of a screen is a ``Scenes/LaidOutScreen``. The focus that Tab moves is the
/// protocol's own, so that it stays with its node, and every scene has its own.
@MainActor
public final class TerminalScreen: ScreenFrontEnd {
  /// The window that shows the scenes.
  public let window: SceneWindow
  /// Called when there is something to draw; ``draw()`` it later, not from within.
  public var onNeedsUpdate: @MainActor () -> Void = {}
  /// Why nothing has happened at the last key, if the scene has refused what it means.
  public internal(set) var refusal: ScreenEventError?

  private var laidOut: LaidOutScreen
  private var painted = PaintedScreen()
  private var knownRing: FocusRing?
  private var wheels = Wheels()
  /// The text before and after the caret of the field that has the focus, as the person left it.
  ///
  /// The tree has no caret.
  private var caret: (field: ScreenNodeID, typed: TypedText)?
  /// The actions of the focused element, while a person chooses from them.
  var list: ActionList? {
    didSet {
      if list == oldValue { return }
      for list in [oldValue, list] { painted.note(list) }
      onNeedsUpdate()
    }
  }

  /// Creates a screen of some cells, by default in the language of the system.
  public init(columns: Int, rows: Int, locale: String = ScreenEnvironment.systemLocale) {
    let size = Self.size(columns, rows)
    window = SceneWindow(
      environment: ScreenEnvironment(containerSize: size, displayScale: 1, locale: locale),
      measurer: CellMeasurer()
    )
    laidOut = LaidOutScreen(window.snapshot())
    window.attach(self)
  }

  /// Takes another size.
  ///
  /// The window then lays out the screen again.
  public func resize(columns: Int, rows: Int) {
    window.environment.containerSize = Self.size(columns, rows)
  }

  /// The number of columns.
  var columns: Int { Int(window.environment.containerSize.width / CellMeasurer.cell.width) }
  /// The number of rows.
  var rows: Int { Int(window.environment.containerSize.height / CellMeasurer.cell.height) }

  private static func size(_ columns: Int, _ rows: Int) -> ScreenSize {
    let cell = CellMeasurer.cell
    return ScreenSize(width: Double(columns) * cell.width, height: Double(rows) * cell.height)
  }

  /// Shows a screen from nothing.
  public func show(_ screen: ScreenNodeSnapshot) {
    laidOut = LaidOutScreen(screen)
    forgetPlaces()
  }

  /// Notes that there is something to draw.
  public func screenNeedsUpdate() {
    onNeedsUpdate()
  }

  /// The cells as they are now.
  ///
  /// - Complexity: as much as has changed: only rows in which something may look different are painted.
  public func draw() -> CellGrid {
    update()
    painted.paint(laidOut.frames, window.environment, front)
    return painted.grid
  }

  /// The parts of the drawing that do not belong to the screen.
  var front: PaintedScreen.Front {
    PaintedScreen.Front(caret: focused.map { caret(in: $0) } ?? 0, list: list)
  }

  /// How many rows of cells the last ``draw()`` has painted, for tests that count what a change costs.
  public var rowsPainted: Int { painted.rowsPainted }

  // MARK: - What is on the screen

  /// Where everything is, as far as it has been told.
  ///
  /// Not to be kept while something is sent, since an update would copy it.
  public var frames: ScreenFrames { laidOut.frames }

  /// The element to which typing goes.
  var focused: LaidOutElement? { laidOut.mirror.focus.flatMap { element($0) } }

  /// The element of a node.
  func element(_ id: ScreenNodeID) -> LaidOutElement? { laidOut.element(id) }

  /// Where the focus can go.
  var ring: FocusRing {
    if let knownRing { return knownRing }
    let ring = FocusRing(frames)
    knownRing = ring
    return ring
  }

  /// Takes over the changes, and turns the wheels of pickers to them.
  func update() {
    take(window.update())
    checkActions()
    let turns = wheels.turns(on: frames)
    if turns.isEmpty { return }
    for turn in turns { try? window.send(.scrolled(turn.offset), to: turn.id) }
    take(window.update())
  }

  private func take(_ patches: [ScreenPatch]) {
    if patches.isEmpty { return }
    do throws(ScreenPatchError) {
      switch try laidOut.apply(patches) {
      case .everything: forgetPlaces()
      case .areas(let areas):
        painted.note(areas)
        for range in patches.flatMap({ moved(by: $0) }) { painted.look(at: range, of: frames) }
      }
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Forgets all positions, so that everything is found and painted again.
  private func forgetPlaces() {
    painted.forget()
    wheels.forget()
    knownRing = nil
  }

  /// The indices of elements that may be elsewhere after a patch by which none has come or gone.
  private func moved(by patch: ScreenPatch) -> [Range<Int>] {
    switch patch {
    case .update(let id, _, let fields):
      if !fields.isDisjoint(with: [.state, .events]) { knownRing = nil }
      return fields.isDisjoint(with: [.measures, .placing]) ? [] : range(of: id)
    case .frame(let id, _), .scroll(let id, _): return range(of: id)
    case .shift(let parent, let children, _):
      return laidOut.mirror[parent]?.children[children].flatMap { range(of: $0) } ?? []
    case .insert, .remove, .move, .focus: return []
    }
  }

  /// The indices of an element and what is in it.
  private func range(of id: ScreenNodeID) -> [Range<Int>] {
    element(id).map { [$0.index..<$0.endIndex] } ?? []
  }

  /// The number of characters after the caret of a field.
  func caret(in field: LaidOutElement) -> Int {
    caret.flatMap { $0.field == field.id ? $0.typed.after(in: field.element.text ?? "") : nil } ?? 0
  }

  /// Moves the caret of a field.
  func moveCaret(to typed: TypedText, in field: LaidOutElement) {
    if let caret, caret.field == field.id, caret.typed == typed { return }
    caret = (field.id, typed)
    painted.note([field.clippedFrame])
    onNeedsUpdate()
  }

  // MARK: - What a person does

  /// Does something to an element, or notes why that is refused.
  func send(_ event: ScreenEvent, to id: ScreenNodeID) {
    do throws(ScreenEventError) {
      try window.send(event, to: id)
      if case .text(let text, _) = event { note(text, of: id) }
    } catch {
      refusal = error
    }
  }

  /// The screen shows the written text at once.
  ///
  /// It receives an update only if the scene has another.
  private func note(_ text: String, of id: ScreenNodeID) {
    laidOut.note(text: text, of: id)
    if let field = element(id) { painted.note([field.clippedFrame]) }
  }
}
