import Scenes

/// Draws a laid-out screen into cells: each element by the drawing of its role (``ControlDrawing``).
///
/// What comes into a cell depends on what is behind it there, and on no cell of another row, so that
/// some rows can be painted alone.
struct ScreenPainter {
  private(set) var grid: CellGrid
  let frames: ScreenFrames
  private let scheme: ScreenColorScheme
  /// Whether lines begin on the right.
  let isMirrored: Bool
  /// How many characters stand after the caret in the field that has the focus.
  let caret: Int
  private let isPainted: [Bool]
  /// What is drawn once everything inside an element has been, and the index after that; what comes
  /// first stands last.
  private var later: [(end: Int, draw: (inout ScreenPainter) -> Void)] = []

  /// The index after that of the last element that is not drawn, since what it is in shows it.
  private var skipEnd = 0

  /// Creates a painter for an environment, of those rows for which there is `true`.
  init(
    _ frames: ScreenFrames,
    _ environment: ScreenEnvironment,
    _ grid: CellGrid,
    rows: [Bool],
    caret: Int
  ) {
    (self.frames, self.grid, isPainted, self.caret) = (frames, grid, rows, caret)
    scheme = environment.colorScheme
    isMirrored = environment.layoutDirection == .rightToLeft
  }

  /// Draws elements from the back to the front, by their indices.
  mutating func paint(_ indices: [Int]) {
    // Both colours everywhere: what the terminal itself has behind a text is not known.
    let usual = CellStyle(ink: color(.label), paper: color(.background))
    for row in isPainted.indices where isPainted[row] { grid.clear(row, usual) }
    for index in indices where index >= skipEnd {
      drawLater(index)
      let element = frames.elements[index]
      if element.isHidden || element.clippedFrame.isEmpty { continue }
      draw(element)
      if element.isFocused { after(element) { $0.mark(element) } }
    }
    drawLater(frames.elements.count)
  }

  /// Lets what is in an element not be drawn.
  mutating func skipInside(_ element: LaidOutElement) {
    skipEnd = element.endIndex
  }

  /// Draws something when all that is inside an element has been drawn.
  mutating func after(_ element: LaidOutElement, _ draw: @escaping (inout ScreenPainter) -> Void) {
    later.append((element.endIndex, draw))
  }

  private mutating func drawLater(_ index: Int) {
    while let end = later.last?.end, end <= index {
      let first = later.lastIndex { $0.end != end }.map { $0 + 1 } ?? 0
      let drawings = later[first...]
      later.removeSubrange(first...)
      for (_, draw) in drawings { draw(&self) }
    }
  }

  private mutating func draw(_ element: LaidOutElement) {
    let look = element.element
    var seen = CellArea(element.clippedFrame)
    if seen.rows.isEmpty {
      // Small print of one line is lower than a row, and has to be read all the same.
      let row = row(of: element.frame, look)
      if CellArea(element.clip).rows.contains(row) { seen.rows = row..<(row + 1) }
    }
    // A badge fills no more than its words, since it lies on the edge of something.
    if look.blocksTouches || look.background != nil && look.role != .badge || look.floats {
      fill(seen, with: " ", style: CellStyle(paper: paper(of: look)))
    }
    let font = look.textStyle.font(at: .large)
    var style = CellStyle(marks: element.isEnabled ? [] : .dim)
    if look.traits.contains(.header) || font.weight != .regular { style.marks.insert(.bold) }
    if look.isSelected { style.marks.insert(.underline) }
    style.ink = color(look.color ?? (Self.accented.contains(look.role) ? .accent : .label))
    let drawing = ControlDrawing.byRole[look.role] ?? .plain
    drawing.draw(&self, ControlDrawing.Subject(element: element, style: style, seen: seen))
  }

  private static let accented: Set<ScreenRole> = [
    .button, .link, .menuButton, .slider, .backButton,
  ]

  /// The colour behind an element; a panel without one has the screen's.
  private func paper(of look: ScreenNodeLook) -> CellColor {
    color(look.background ?? .background).over(color(.background))
  }

  /// A colour of the scheme.
  func color(_ role: ScreenColorRole) -> CellColor {
    CellColor(role.color(in: scheme))
  }

  /// Fills some cells.
  mutating func fill(_ area: CellArea, with character: Character, style: CellStyle) {
    for row in painted(area) { grid.fill(area.columns, of: row, with: character, style: style) }
  }

  /// Changes how some cells look.
  mutating func restyle(_ area: CellArea, _ change: (inout CellStyle) -> Void) {
    for row in painted(area) { grid.restyle(area.columns, of: row, change) }
  }

  /// Writes into some cells.
  mutating func put(_ text: String, column: Int, row: Int, _ style: CellStyle, _ clip: CellArea) {
    guard clip.rows.contains(row), isPainted.indices.contains(row), isPainted[row] else { return }
    grid.write(text, column: column, row: row, style: style, clip: clip.columns)
  }

  /// Whether nothing has been written into a cell that can be painted.
  func isBlank(column: Int, row: Int) -> Bool { character(column: column, row: row) == " " }

  /// What has been written into a cell that can be painted.
  func character(column: Int, row: Int) -> Character? {
    guard isPainted.indices.contains(row), isPainted[row] else { return nil }
    return grid.character(column: column, row: row)
  }

  private func painted(_ area: CellArea) -> [Int] {
    area.rows.clamped(to: isPainted.indices).filter { isPainted[$0] }
  }
}
