public import Scenes

/// Shows scenes in the cells of a terminal, and does what a person does with keys.
///
/// All that it knows of a screen is a ``Scenes/ScreenMirror``. The focus that Tab moves is the
/// protocol's own, so that it stays with its node, and every scene has its own.
@MainActor
public final class TerminalScreen: ScreenFrontEnd {
  /// The window that shows the scenes.
  public let window: SceneWindow
  /// Called when there is something to draw; ``draw()`` it later, not from within.
  public var onNeedsUpdate: @MainActor () -> Void = {}
  /// Why nothing has happened at the last key, if the scene has refused what it means.
  public private(set) var refusal: ScreenEventError?

  private var mirror: ScreenMirror

  /// Creates a screen of some cells.
  public init(columns: Int, rows: Int) {
    let size = Self.size(columns, rows)
    window = SceneWindow(
      environment: ScreenEnvironment(containerSize: size, displayScale: 1),
      measurer: CellMeasurer()
    )
    mirror = ScreenMirror(window.snapshot())
    window.attach(self)
  }

  /// Takes another size, after which the screen is laid out anew.
  public func resize(columns: Int, rows: Int) {
    window.environment.containerSize = Self.size(columns, rows)
  }

  private static func size(_ columns: Int, _ rows: Int) -> ScreenSize {
    let cell = CellMeasurer.cell
    return ScreenSize(width: Double(columns) * cell.width, height: Double(rows) * cell.height)
  }

  /// Shows a screen from nothing.
  public func show(_ screen: ScreenNodeSnapshot) {
    mirror = ScreenMirror(screen)
  }

  /// Notes that there is something to draw.
  public func screenNeedsUpdate() {
    onNeedsUpdate()
  }

  /// The cells as they are now.
  public func draw() -> CellGrid {
    ScreenPainter(update(), window.environment.colorScheme).grid
  }

  /// Takes over what has changed, and gives the focus to what asks for it.
  private func update() -> ScreenFrames {
    do throws(ScreenPatchError) {
      let patches = window.update()
      try mirror.apply(patches)
    } catch {
      preconditionFailure("\(error)")
    }
    let frames = ScreenFrames(of: mirror)
    let wanting = frames.elements.filter { $0.element.wantsFocus }
    if let first = wanting.first, !wanting.contains(where: \.isFocused) {
      send(.focus(true), to: first)
    }
    return frames
  }

  // MARK: - Keys

  /// Does what a key means.
  ///
  /// - Returns: Whether the person wants to go on.
  public func press(_ key: Key) -> Bool {
    refusal = nil
    let frames = update()
    let focused = frames.elements.first { $0.isFocused }
    if key == .interrupt { return false }
    if let focused, focused.element.events.contains(.text), edit(focused, with: key) { return true }
    switch key {
    case .tab, .down, .right: moveFocus(1, from: focused, frames)
    case .backTab, .up, .left: moveFocus(-1, from: focused, frames)
    case .pageDown: scroll(frames, focused) { $1 + $0.height - CellMeasurer.cell.height }
    case .pageUp: scroll(frames, focused) { $1 - $0.height + CellMeasurer.cell.height }
    case .home: scroll(frames, focused) { _, _ in 0 }
    case .end: scroll(frames, focused) { _, _ in .greatestFiniteMagnitude }
    case .enter, .character(" "): if let focused { send(.tap, to: focused) }
    case .character("+"): step(frames, focused) { $0.increased }
    case .character("-"): step(frames, focused) { $0.decreased }
    case .escape, .character("b"): goBack(frames)
    case .character("q"): return false
    case .click(let column, let row): click(column, row, frames)
    case .wheel(let axis, let isForward, let column, let row):
      turn(axis, by: isForward ? 3 : -3, column, row, frames)
    case .backspace, .character, .interrupt, .suspend, .paste: break
    }
    return true
  }

  private func send(_ event: ScreenEvent, to element: LaidOutElement) {
    send(event, to: element.id)
  }

  private func send(_ event: ScreenEvent, to id: ScreenNodeID) {
    do throws(ScreenEventError) {
      try window.send(event, to: id)
      // The screen shows what is written at once, and is told only if the scene has something else.
      if case .text(let text, _) = event { mirror.note(text: text, of: id) }
    } catch {
      refusal = error
    }
  }

  /// Types into a field.
  ///
  /// - Returns: Whether the key means something there.
  private func edit(_ field: LaidOutElement, with key: Key) -> Bool {
    let text = field.element.text ?? ""
    switch key {
    case .character(let character): send(.text(text + String(character)), to: field)
    case .paste(let pasted): send(.text(text + pasted), to: field)
    case .backspace: send(.text(String(text.dropLast())), to: field)
    case .enter where field.element.events.contains(.submit): send(.submit, to: field)
    case .escape: send(.focus(false), to: field)
    default: return false
    }
    return true
  }

  /// Moves the focus along what can be tapped or typed into, in the order of reading.
  private func moveFocus(_ step: Int, from focused: LaidOutElement?, _ frames: ScreenFrames) {
    let ring = frames.elements.filter { canBeFocused($0, frames) }
    let start = focused?.index ?? (step > 0 ? -1 : frames.elements.count)
    let next =
      step > 0
      ? ring.first { $0.index > start } ?? ring.first
      : ring.last { $0.index < start } ?? ring.last
    guard let next else { return }
    send(.focus(true), to: next)
    bringIntoView(next.id)
  }

  private func canBeFocused(_ element: LaidOutElement, _ frames: ScreenFrames) -> Bool {
    guard !element.element.events.isDisjoint(with: [.tap, .text]),
      element.isEnabled, !element.isHidden
    else { return false }
    return !frames.elements[element.endIndex...].contains { cover in
      cover.element.blocksTouches && !cover.isHidden
        && cover.frame.intersection(element.clippedFrame) == element.clippedFrame
    }
  }

  /// Sends the number after a step to the stepper around the focused element, if it can go there.
  private func step(
    _ frames: ScreenFrames,
    _ focused: LaidOutElement?,
    to number: (ScreenStepping) -> Int?
  ) {
    var around = focused
    while let element = around, element.element.stepping == nil {
      around = frames.parent(of: element)
    }
    guard let stepper = around, let stepping = stepper.element.stepping else { return }
    if let next = number(stepping) {
      send(.value(.number(next)), to: stepper)
    } else {
      refusal = .disabled(stepper.element)
    }
  }

  private func point(_ column: Int, _ row: Int) -> ScreenPoint {
    let cell = CellMeasurer.cell
    return ScreenPoint(x: (Double(column) + 0.5) * cell.width, y: (Double(row) + 0.5) * cell.height)
  }

  /// Taps what a person points at; a field gets the focus instead.
  private func click(_ column: Int, _ row: Int, _ frames: ScreenFrames) {
    guard let target = frames.hit(at: point(column, row)).target else { return }
    send(target.element.events.contains(.text) ? .focus(true) : .tap, to: target)
  }

  /// Moves the scroll under the mouse by some cells.
  private func turn(
    _ axis: ScreenAxis,
    by cells: Double,
    _ column: Int,
    _ row: Int,
    _ frames: ScreenFrames
  ) {
    guard let area = frames.scroll(at: point(column, row), along: axis) else { return }
    let cell = CellMeasurer.cell
    let (x, y) = axis == .vertical ? (0, cells * cell.height) : (cells * cell.width, 0)
    move(area, to: ScreenPoint(x: area.offset.x + x, y: area.offset.y + y))
  }

  /// Dismisses what lies in front, or else goes back to the scene before.
  private func goBack(_ frames: ScreenFrames) {
    let front = frames.elements.last { $0.element.blocksTouches && !$0.isHidden }
    if let front {
      send(.dismiss, to: front)
    } else {
      window.navigator.pop()
    }
  }

  // MARK: - Scrolling

  /// Moves the scroll around the focused element, or else the first one.
  private func scroll(
    _ frames: ScreenFrames,
    _ focused: LaidOutElement?,
    to offset: (ScreenRect, Double) -> Double
  ) {
    let around = focused.flatMap { frames.scroll(around: $0) }
    let upright = frames.scrolls.first { $0.axis == .vertical }
    guard let area = around?.axis == .vertical ? around : upright else { return }
    move(area, to: ScreenPoint(x: area.offset.x, y: offset(area.frame, area.offset.y)))
  }

  /// Moves the scrolls around an element so that it is seen; a few times, since rows in between may turn
  /// out to be longer than a lazy scroll has estimated.
  private func bringIntoView(_ id: ScreenNodeID) {
    for _ in 0..<8 {
      let frames = update()
      guard let element = frames.elements.first(where: { $0.id == id }) else { return }
      let offsets = frames.offsets(bringingIntoView: element)
      if offsets.isEmpty { return }
      for move in offsets.moves { send(.scrolled(move.offset), to: move.id) }
    }
  }

  private func move(_ area: ScrollArea, to offset: ScreenPoint) {
    let offset = area.clamped(offset)
    if offset != area.offset { send(.scrolled(offset), to: area.id) }
  }
}
