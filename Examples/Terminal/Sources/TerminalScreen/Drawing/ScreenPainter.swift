import Scenes

/// Draws a laid-out screen into cells: each element by the drawing of its role (``ControlDrawing``).
struct ScreenPainter {
  private(set) var grid: CellGrid
  let frames: ScreenFrames
  private let scheme: ScreenColorScheme
  /// What is drawn once everything inside an element has been: by the index after that.
  private var later: [Int: [(inout ScreenPainter) -> Void]] = [:]

  /// Draws the elements from the back to the front, in the colours of a scheme.
  init(_ frames: ScreenFrames, _ scheme: ScreenColorScheme) {
    (self.frames, self.scheme) = (frames, scheme)
    let cell = CellMeasurer.cell
    grid = CellGrid(
      columns: Int(frames.size.width / cell.width),
      rows: Int(frames.size.height / cell.height)
    )
    // Both colours everywhere: what the terminal itself has behind a text is not known.
    let usual = CellStyle(ink: color(.label, on: nil), paper: color(.background, on: nil))
    grid.restyle(grid.area) { $0 = usual }
    for element in frames.elements {
      drawLater(element.index)
      if !element.isHidden, !element.clippedFrame.isEmpty { draw(element) }
      if element.isFocused { after(element) { $0.mark(element) } }
    }
    drawLater(frames.elements.count)
  }

  /// Draws something when all that is inside an element has been drawn.
  mutating func after(_ element: LaidOutElement, _ draw: @escaping (inout ScreenPainter) -> Void) {
    later[element.endIndex, default: []].append(draw)
  }

  private mutating func drawLater(_ index: Int) {
    guard let drawings = later.removeValue(forKey: index) else { return }
    for draw in drawings { draw(&self) }
  }

  /// Inverts the focused element, and points at it for those who see no styles.
  private mutating func mark(_ focused: LaidOutElement) {
    guard !focused.isHidden else { return }
    let cell = CellMeasurer.cell
    let hasRoom = focused.element.inset.leading >= 2 * cell.width
    // A slider's own bar leaves a cell free.
    let distance = hasRoom ? 1 : focused.element.sliding == nil ? -1 : 0
    let column = Int((focused.frame.x / cell.width).rounded()) + distance
    let row = Int((focused.frame.center.y / cell.height).rounded(.down))
    grid.write(">", column: column, row: row, style: CellStyle(), clip: CellArea(focused.clip))
    grid.restyle(CellArea(focused.clippedFrame)) { $0.marks.insert(.inverse) }
  }

  private mutating func draw(_ element: LaidOutElement) {
    let look = element.element
    var seen = CellArea(element.clippedFrame)
    if seen.rows.isEmpty {
      // Small print of one line is lower than a row, and has to be read all the same.
      let row = row(of: element.frame, look)
      if CellArea(element.clip).rows.contains(row) { seen.rows = row..<(row + 1) }
    }
    if look.blocksTouches || look.background != nil || look.floats {
      grid.fill(seen, style: CellStyle(paper: paper(of: look)))
    }
    let font = look.textStyle.font(at: .large)
    var style = CellStyle(marks: element.isEnabled ? [] : .dim)
    if look.traits.contains(.header) || font.weight != .regular { style.marks.insert(.bold) }
    if look.isSelected { style.marks.insert(.underline) }
    style.ink = ink(of: look, in: seen)
    let drawing = ControlDrawing.byRole[look.role] ?? .plain
    drawing.draw(&self, ControlDrawing.Subject(element: element, style: style, seen: seen))
  }

  /// The colour of what is written in an area, in front of what is there.
  private func ink(of look: ScreenNodeLook, in seen: CellArea) -> CellColor? {
    let behind = grid.style(column: seen.columns.lowerBound, row: seen.rows.lowerBound).paper
    let usual: ScreenColorRole = Self.accented.contains(look.role) ? .accent : .label
    return color(look.color ?? usual, on: behind)
  }

  private static let accented: Set<ScreenRole> = [
    .button, .link, .menuButton, .slider, .backButton,
  ]

  /// The colour behind an element; a panel without one has the screen's.
  private func paper(of look: ScreenNodeLook) -> CellColor {
    color(look.background ?? .background, on: color(.background, on: nil))
  }

  /// A colour of the scheme, in front of another one.
  func color(_ role: ScreenColorRole, on back: CellColor?) -> CellColor {
    CellColor(role.color(in: scheme), over: back)
  }

  /// Fills some cells.
  mutating func fill(_ area: CellArea, with character: Character, style: CellStyle) {
    grid.fill(area, with: character, style: style)
  }

  /// Changes how some cells look.
  mutating func restyle(_ area: CellArea, _ change: (inout CellStyle) -> Void) {
    grid.restyle(area, change)
  }

  /// Writes into some cells.
  mutating func put(_ text: String, column: Int, row: Int, _ style: CellStyle, _ clip: CellArea) {
    grid.write(text, column: column, row: row, style: style, clip: clip)
  }
}
