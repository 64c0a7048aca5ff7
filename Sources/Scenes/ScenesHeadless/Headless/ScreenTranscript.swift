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
    if let area = frames.scroll(at: laidOut.index) { line += Self.position(of: area) }
    if element.traits.contains(.header) { line += " header" }
    if element.blocksTouches { line += " blocks-touches" }
    if !laidOut.isEnabled { line += " disabled" }
    if element.isSelected { line += " selected" }
    if let isChecked = element.isChecked { line += isChecked ? " checked" : " unchecked" }
    if laidOut.isFocused { line += " focused" }
    switch frames.obstacleToSeeing(laidOut) {
    case .hidden: line += " hidden"
    case .offScreen: line += " off-screen"
    case .covered: line += " covered"
    case .empty, .disabled, nil: break
    }
    return line
  }

  private static func position(of area: ScrollArea) -> String {
    let isVertical = area.axis == .vertical
    let offset = isVertical ? area.offset.y : area.offset.x
    let length = isVertical ? area.contentSize.height : area.contentSize.width
    return " at \(ScreenLength(points: offset)) of \(ScreenLength(points: length))"
  }
}
