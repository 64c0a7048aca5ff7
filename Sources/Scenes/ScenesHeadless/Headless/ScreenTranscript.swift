public import Scenes

/// A laid-out screen as text, for reports: one line per element, indented by its depth.
///
/// ```
/// layers (0, 0, 390 × 844)
///   column (0, 0, 390 × 844) disabled
///     button "注文する" #order-button (0, 800, 390 × 44) disabled
///   toast "注文しています" (103.5, 16, 183 × 46)
/// ```
public struct ScreenTranscript: Sendable {
  private let frames: ScreenFrames

  /// Creates the transcript of a screen.
  public init(_ frames: ScreenFrames) {
    self.frames = frames
  }
}

extension ScreenTranscript: CustomStringConvertible {
  /// The lines, without a line break after the last; equal screens give equal text.
  public var description: String {
    frames.elements.map { line(of: $0) }.joined(separator: "\n")
  }

  private func line(of laidOut: LaidOutElement) -> String {
    let element = laidOut.element
    var line = String(repeating: "  ", count: laidOut.depth)
    line += "\(element) \(laidOut.frame)"
    line += Self.styles(of: element)
    if let area = frames.scroll(at: laidOut.index) { line += Self.position(of: area) }
    if element.traits.contains(.header) { line += " header" }
    if element.blocksTouches { line += " blocks-touches" }
    if !element.allowsHitTesting { line += " lets-touches-through" }
    if !laidOut.isEnabled { line += " disabled" }
    if element.isSelected { line += " selected" }
    if let isChecked = element.isChecked { line += isChecked ? " checked" : " unchecked" }
    if laidOut.isFocused { line += " focused" }
    switch frames.obstacleToSeeing(laidOut) {
    case .hidden: line += " hidden"
    case .offScreen: line += " off-screen"
    case .covered: line += " covered"
    case .empty, .disabled, .untouchable, .moving, nil: break
    }
    return line
  }

  /// The parts of a text that look different, such as `«new» bold`, and how far a picture has come.
  private static func styles(of element: ScreenNodeLook) -> String {
    var words = element.runs.map { run in
      var styles: [String] = []
      if let style = run.textStyle { styles.append(style.rawValue) }
      if let weight = run.weight { styles.append(weight.rawValue) }
      if run.isItalic { styles.append("italic") }
      if run.isUnderlined { styles.append("underlined") }
      if run.isStruckThrough { styles.append("struck-through") }
      if let color = run.color { styles.append(color.rawValue) }
      if let address = run.address { styles.append("to \(address)") }
      let shown = run.text.replacing("\n", with: "\\n")
      return styles.isEmpty ? "" : " «\(shown)» \(styles.joined(separator: " "))"
    }
    .joined()
    if let picture = element.picture { words += " \(picture.phase.rawValue)" }
    return words
  }

  private static func position(of area: ScrollArea) -> String {
    let isVertical = area.axis == .vertical
    let offset = isVertical ? area.offset.y : area.offset.x
    let length = isVertical ? area.contentSize.height : area.contentSize.width
    return " at \(ScreenLength(points: offset)) of \(ScreenLength(points: length))"
  }
}
