import Scenes

/// Draws a laid-out screen into cells.
struct ScreenPainter {
  private(set) var grid: CellGrid
  private let frames: ScreenFrames
  private let scheme: ScreenColorScheme

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
    let focused = frames.elements.first { $0.isFocused }
    for element in frames.elements {
      if element.index == focused?.endIndex { mark(focused) }
      if !element.isHidden, !element.clippedFrame.isEmpty { draw(element) }
    }
    if focused?.endIndex == frames.elements.count { mark(focused) }
  }

  /// Inverts the focused element, and points at it for those who see no styles.
  private mutating func mark(_ focused: LaidOutElement?) {
    guard let focused, !focused.isHidden else { return }
    let cell = CellMeasurer.cell
    let hasRoom = focused.element.inset.leading >= 2 * cell.width
    let column = Int((focused.frame.x / cell.width).rounded()) + (hasRoom ? 1 : -1)
    let row = Int((focused.frame.center.y / cell.height).rounded(.down))
    grid.write(">", column: column, row: row, style: CellStyle(), clip: CellArea(focused.clip))
    grid.restyle(CellArea(focused.clippedFrame)) { $0.marks.insert(.inverse) }
  }

  private mutating func draw(_ element: LaidOutElement) {
    let look = element.element
    let seen = CellArea(element.clippedFrame)
    if look.blocksTouches || look.background != nil || look.floats {
      grid.fill(seen, style: CellStyle(paper: paper(of: look)))
    }
    let font = look.textStyle.font(at: .large)
    var style = CellStyle(marks: element.isEnabled ? [] : .dim)
    if look.traits.contains(.header) || font.weight != .regular { style.marks.insert(.bold) }
    if look.isSelected { style.marks.insert(.underline) }
    style.ink = ink(of: look, in: seen)
    switch look.role {
    case .image: drawImage(element, style, seen)
    case .divider:
      let line = element.clippedFrame
      grid.fill(
        CellArea(thick(line)),
        with: line.height > line.width ? "│" : "─",
        style: CellStyle(marks: .dim)
      )
    case .progress:
      write(
        look.label.map { "~ \($0)" } ?? "~",
        look,
        at: element.frame,
        style,
        CellArea(element.clip)
      )
    case .switchMark:
      drawTick(frames.parent(of: element)?.element.isChecked ?? false, element, style, seen)
    case .textField: drawField(element, style, seen)
    case .button:
      let lines = drawText(look.text ?? "", element, style, seen, isFramed: true)
      drawEdges(of: element, lines: lines, style, seen)
    default:
      if let text = look.text { drawText(text, element, style, seen) }
      if let isChecked = look.isChecked, frames.children(of: element).isEmpty {
        drawTick(isChecked, element, style, seen)
      }
    }
  }

  /// The colour of what is written in an area, in front of what is there.
  private func ink(of look: ScreenNodeLook, in seen: CellArea) -> CellColor? {
    let behind = grid.style(column: seen.columns.lowerBound, row: seen.rows.lowerBound).paper
    return color(look.color ?? (look.role == .button ? .accent : .label), on: behind)
  }

  /// The colour behind an element; a panel without one has the screen's.
  private func paper(of look: ScreenNodeLook) -> CellColor {
    color(look.background ?? .background, on: color(.background, on: nil))
  }

  private func color(_ role: ScreenColorRole, on back: CellColor?) -> CellColor {
    CellColor(role.color(in: scheme), over: back)
  }

  private mutating func drawTick(
    _ isOn: Bool,
    _ element: LaidOutElement,
    _ style: CellStyle,
    _ seen: CellArea
  ) {
    var end = element.frame
    end.x = end.maxX - 3 * CellMeasurer.cell.width - element.element.inset.leading
    end.y = end.center.y - CellMeasurer.cell.height / 2 - element.element.inset.top
    write(isOn ? "[x]" : "[ ]", element.element, at: end, style, seen)
  }

  /// A line a point thick as a rectangle of at least a cell around it.
  private func thick(_ frame: ScreenRect) -> ScreenRect {
    let cell = CellMeasurer.cell
    let column = (frame.x / cell.width).rounded(.down) * cell.width
    let row = (frame.y / cell.height).rounded(.down) * cell.height
    return frame.height > frame.width
      ? ScreenRect(x: column, y: frame.y, width: cell.width, height: frame.height)
      : ScreenRect(x: frame.x, y: row, width: frame.width, height: cell.height)
  }

  /// Writes a line in the row in which its middle lies.
  private mutating func write(
    _ line: String,
    _ look: ScreenNodeLook,
    at frame: ScreenRect,
    _ style: CellStyle,
    _ seen: CellArea
  ) {
    let cell = CellMeasurer.cell
    let column = Int(((frame.x + look.inset.leading) / cell.width).rounded())
    grid.write(
      line,
      column: column,
      row: row(of: frame, look),
      style: style,
      clip: seen
    )
  }

  private func row(of frame: ScreenRect, _ look: ScreenNodeLook) -> Int {
    Int(((frame.y + look.inset.top) / CellMeasurer.cell.height + 0.5).rounded(.down))
  }

  /// Returns the number of lines.
  ///
  /// In a frame they stand in the middle of its rows, wherever rounding has put its edges.
  @discardableResult
  private mutating func drawText(
    _ text: String,
    _ element: LaidOutElement,
    _ style: CellStyle,
    _ seen: CellArea,
    isFramed: Bool = false
  ) -> Int {
    let inset = element.element.inset
    let width = element.frame.width - inset.leading - inset.trailing
    var frame = element.frame
    let lines = CellMeasurer.lines(of: text, columns: CellMeasurer.columns(within: width))
    let rows = CellArea(element.frame).rows
    if isFramed, rows.count >= lines.count + 2 {
      let first = rows.lowerBound + (rows.count - lines.count) / 2
      frame.y = Double(first) * CellMeasurer.cell.height - inset.top
    }
    for line in lines {
      write(line, element.element, at: frame, style, seen)
      frame.y += CellMeasurer.cell.height
    }
    return lines.count
  }

  /// Puts a control between brackets, or into a frame if there is a row above and below its text.
  private mutating func drawEdges(
    of element: LaidOutElement,
    lines: Int = 1,
    _ style: CellStyle,
    _ seen: CellArea
  ) {
    let box = CellArea(element.frame)
    guard let (left, right) = box.columns.ends, let (top, bottom) = box.rows.ends else { return }
    func put(_ text: String, _ column: Int, _ row: Int) {
      grid.write(text, column: column, row: row, style: style, clip: seen)
    }
    if box.rows.count < lines + 2 {
      let row = row(of: element.frame, element.element)
      put("[", left, row)
      put("]", right, row)
    } else {
      let line = String(repeating: "─", count: max(0, right - left - 1))
      put("┌\(line)┐", left, top)
      put("└\(line)┘", left, bottom)
      for row in top + 1..<bottom {
        put("│", left, row)
        put("│", right, row)
      }
    }
  }

  private mutating func drawField(
    _ element: LaidOutElement,
    _ style: CellStyle,
    _ seen: CellArea
  ) {
    let (look, text) = (element.element, element.element.text ?? "")
    var shown = element.isFocused ? text + "_" : text.isEmpty ? look.placeholder ?? "" : text
    let width = element.frame.width - look.inset.leading - look.inset.trailing
    let room = CellMeasurer.columns(within: width)
    // Of a text that is too long for the field the end is shown, where a person types.
    while CellWidth.columns(of: shown) > room { shown.removeFirst() }
    write(shown, look, at: element.frame, style, seen)
    drawEdges(of: element, style, seen)
    if text.isEmpty, !element.isFocused { grid.restyle(seen) { $0.marks.insert(.dim) } }
  }

  /// Shades a picture, and writes what it shows into its middle.
  private mutating func drawImage(
    _ element: LaidOutElement,
    _ style: CellStyle,
    _ seen: CellArea
  ) {
    grid.fill(seen, with: "░", style: CellStyle(marks: .dim))
    guard let label = element.element.label else { return }
    var frame = element.frame
    frame.y += max(0, (frame.height - CellMeasurer.cell.height) / 2)
    write(label, element.element, at: frame, style, seen)
  }
}

extension Range<Int> {
  /// The first and the last number.
  fileprivate var ends: (Int, Int)? { isEmpty ? nil : (lowerBound, upperBound - 1) }
}
