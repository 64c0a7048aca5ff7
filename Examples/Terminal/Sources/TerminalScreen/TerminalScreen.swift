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
  public private(set) var refusal: ScreenEventError?

  private var laidOut: LaidOutScreen

  /// Creates a screen of some cells.
  public init(columns: Int, rows: Int) {
    let size = Self.size(columns, rows)
    window = SceneWindow(
      environment: ScreenEnvironment(containerSize: size, displayScale: 1),
      measurer: CellMeasurer()
    )
    laidOut = LaidOutScreen(window.snapshot())
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
    laidOut = LaidOutScreen(screen)
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
      try laidOut.apply(window.update())
    } catch {
      preconditionFailure("\(error)")
    }
    let frames = laidOut.frames
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
    case .left where focused?.element.sliding != nil: adjust(focused, frames, upwards: false)
    case .right where focused?.element.sliding != nil: adjust(focused, frames, upwards: true)
    case .tab, .down, .right: moveFocus(1, from: focused, frames)
    case .backTab, .up, .left: moveFocus(-1, from: focused, frames)
    case .pageDown: scroll(frames, focused) { $1 + $0.height - CellMeasurer.cell.height }
    case .pageUp: scroll(frames, focused) { $1 - $0.height + CellMeasurer.cell.height }
    case .home: scroll(frames, focused) { _, _ in 0 }
    case .end: scroll(frames, focused) { _, _ in .greatestFiniteMagnitude }
    case .enter, .character(" "): if let focused { send(.tap, to: focused) }
    case .character("+"): adjust(focused, frames, upwards: true)
    case .character("-"): adjust(focused, frames, upwards: false)
    case .character("m"): stay(at: focused, frames)
    case .character("r"): refresh(around: focused, frames)
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
      if case .text(let text, _) = event { laidOut.note(text: text, of: id) }
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
    case .enter where field.element.typing?.isMultiline == true: send(.text(text + "\n"), to: field)
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
    let look = element.element
    // What covers the screen takes taps beside what it is about, for which there is Escape.
    guard !look.events.isDisjoint(with: [.tap, .text]) || look.sliding != nil,
      element.isEnabled, !element.isHidden, !look.blocksTouches
    else { return false }
    return !frames.elements[element.endIndex...].contains { cover in
      cover.element.blocksTouches && !cover.isHidden
        && cover.frame.intersection(element.clippedFrame) == element.clippedFrame
    }
  }

  /// The innermost element around the focused one, or itself, of a kind.
  private func container(
    of focused: LaidOutElement?,
    _ frames: ScreenFrames,
    where isSought: (ScreenNodeLook) -> Bool
  ) -> LaidOutElement? {
    var around = focused
    while let element = around, !isSought(element.element) { around = frames.parent(of: element) }
    return around
  }

  /// Sends the next value to the control around the focused element, if there is one.
  private func adjust(_ focused: LaidOutElement?, _ frames: ScreenFrames, upwards: Bool) {
    guard let control = container(of: focused, frames, where: \.isAdjustable) else { return }
    if let value = control.element.adjusted(upwards: upwards) {
      send(.value(value), to: control)
    } else {
      refusal = .disabled(control.element)
    }
  }

  /// Does what a finger does that stays on the focused element: a menu of its context opens.
  private func stay(at focused: LaidOutElement?, _ frames: ScreenFrames) {
    let takes = { (look: ScreenNodeLook) in look.events.contains(.longPress) }
    if let element = container(of: focused, frames, where: takes) { send(.longPress, to: element) }
  }

  /// Asks the scroll around the focused element, or else the first that can be asked, for newer content.
  private func refresh(around focused: LaidOutElement?, _ frames: ScreenFrames) {
    let takes = { (look: ScreenNodeLook) in look.events.contains(.refresh) }
    let scroll =
      container(of: focused, frames, where: takes) ?? frames.elements.first { takes($0.element) }
    if let scroll { send(.refresh, to: scroll) }
  }

  private func point(_ column: Int, _ row: Int) -> ScreenPoint {
    let cell = CellMeasurer.cell
    return ScreenPoint(x: (Double(column) + 0.5) * cell.width, y: (Double(row) + 0.5) * cell.height)
  }

  /// Taps what a person points at; a field gets the focus instead.
  private func click(_ column: Int, _ row: Int, _ frames: ScreenFrames) {
    if slide(to: point(column, row), frames) { return }
    guard let target = frames.hit(at: point(column, row)).target else { return }
    send(target.element.events.contains(.text) ? .focus(true) : .tap, to: target)
  }

  /// Moves a slider's knob to where a person points at its bar; returns whether there is one.
  private func slide(to point: ScreenPoint, _ frames: ScreenFrames) -> Bool {
    let front = frames.elements.last { element in
      let takes = element.element.sliding != nil || element.element.blocksTouches
      return takes && !element.isHidden && element.clippedFrame.contains(point)
    }
    guard let slider = front, slider.element.sliding != nil else { return false }
    // The bar begins and ends a cell inside, and the knob is a cell wide.
    let room = slider.frame.width - 3 * CellMeasurer.cell.width
    let fraction = (point.x - slider.frame.x - 1.5 * CellMeasurer.cell.width) / max(room, 1)
    send(.value(.fraction(max(0, min(1, fraction)))), to: slider)
    return true
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
      guard let element = laidOut.element(id) else { return }
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
