public import Scenes

/// A laid-out screen as a picture that a designer can read: an SVG document with the real frames.
///
/// Containers are dashed outlines, buttons and fields solid ones. Text is at its position. A picture is a
/// box with a cross, its label and the state of its load. An open ring is something under way. Disabled
/// elements are hatched, chosen or ticked ones have a tick, and the focused one has a thick outline. Hidden
/// elements are left out. Colours are those of the roles in the environment's scheme, and lines break as
/// `EmTextMeasurer` counts them.
/// ```swift
/// try stage.snapshot().svg.write(toFile: "cart.svg", atomically: true, encoding: .utf8)
/// ```
public struct ScreenWireframe: Sendable {
  private let frames: ScreenFrames
  let environment: ScreenEnvironment

  /// Creates the picture of a screen.
  public init(_ frames: ScreenFrames, in environment: ScreenEnvironment = .plain) {
    self.frames = frames
    self.environment = environment
  }

  /// The SVG document; equal screens give equal text.
  public var svg: String { svg(of: frames.viewport) }

  /// Returns the SVG document of a part of the screen: of all elements with a point in it.
  package func svg(of area: ScreenRect) -> String {
    let isWhole = area == frames.viewport
    let view = [area.x, area.y, area.width, area.height].map { Self.number($0) }
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(view[2])\" height=\"\(view[3])\" "
        + (isWhole ? "" : "viewBox=\"\(view.joined(separator: " "))\" ")
        + "font-family=\"sans-serif\">",
      "<defs><pattern id=\"disabled\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" "
        + "patternTransform=\"rotate(45)\"><line x2=\"0\" y2=\"6\" stroke=\"\(hex(.secondaryLabel))\" "
        + "stroke-opacity=\"0.35\"/></pattern></defs>",
      "<rect width=\"100%\" height=\"100%\" fill=\"\(hex(.background))\"/>",
    ]
    for (number, area) in frames.scrolls.enumerated() {
      let clip = frames.elements[area.elementIndex].clippedFrame
      lines.append("<clipPath id=\"clip\(number)\">\(rect(clip, ""))</clipPath>")
    }
    for element in frames.elements where !element.isHidden && !element.clippedFrame.isEmpty {
      if !isWhole, element.clippedFrame.intersection(area).isEmpty { continue }
      let shapes = shapes(of: element)
      if shapes.isEmpty { continue }
      let clip = clip(of: element).map { " clip-path=\"url(#clip\($0))\"" } ?? ""
      lines.append("<g\(clip)>\(shapes.joined())</g>")
    }
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The number of the scroll that cuts an element off.
  private func clip(of element: LaidOutElement) -> Int? {
    frames.scroll(around: element).flatMap { frames.scrollNumber(at: $0.elementIndex) }
  }

  private func shapes(of laidOut: LaidOutElement) -> [String] {
    let look = laidOut.element
    let frame = laidOut.frame
    var shapes: [String] = []
    if look.blocksTouches {
      shapes.append(rect(frame, "fill=\"\(hex(.label))\" fill-opacity=\"0.2\""))
    }
    if let background = look.background ?? (look.role == .toast ? .secondaryBackground : nil) {
      shapes.append(rect(frame, "fill=\"\(hex(background))\" rx=\"8\""))
    }
    shapes.append(rect(frame, outline(of: laidOut)))
    if let fraction = look.sliding?.fraction ?? look.fractionDone {
      var done = frame
      done.width *= fraction
      shapes.append(rect(done, "fill=\"\(hex(.accent))\" fill-opacity=\"0.3\""))
    }
    if look.role == .image || look.role == .switchMark { shapes += cross(frame) }
    if look.role == .progress, look.fractionDone == nil { shapes.append(ring(frame)) }
    if !look.runs.isEmpty {
      shapes += runs(of: laidOut)
    } else if let words = words(of: look) {
      shapes += text(words, of: laidOut)
    }
    if look.isSelected || look.isChecked == true {
      shapes.append(label("✓", x: frame.maxX - 14, y: frame.y + 14, size: 12, .accent))
    }
    if !laidOut.isEnabled, !look.events.isEmpty || look.text != nil {
      shapes.append(rect(frame, "fill=\"url(#disabled)\""))
    }
    return shapes
  }

  private func outline(of laidOut: LaidOutElement) -> String {
    let look = laidOut.element
    if laidOut.isFocused { return "fill=\"none\" stroke=\"\(hex(.accent))\" stroke-width=\"3\"" }
    if look.role == .divider { return "fill=\"\(hex(.separator))\"" }
    if !look.events.isEmpty {
      return "fill=\"none\" stroke=\"\(hex(look.color ?? .accent))\" rx=\"6\""
    }
    if look.role == .text || look.role == .spacer { return "fill=\"none\"" }
    return "fill=\"none\" stroke=\"\(hex(.separator))\" stroke-dasharray=\"3 3\""
  }

  /// Three quarters of a circle: something is under way.
  private func ring(_ frame: ScreenRect) -> String {
    let radius = max(0, min(frame.width, frame.height, 20) / 2 - 2)
    let (x, y) = (Self.number(frame.center.x), Self.number(frame.center.y))
    let quarter = radius * .pi / 2
    return "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(Self.number(radius))\" fill=\"none\" "
      + "stroke=\"\(hex(.secondaryLabel))\" stroke-width=\"3\" "
      + "stroke-dasharray=\"\(Self.number(3 * quarter)) \(Self.number(quarter))\"/>"
  }

  private func cross(_ frame: ScreenRect) -> [String] {
    let (x, y) = (Self.number(frame.x), Self.number(frame.y))
    let (right, bottom) = (Self.number(frame.maxX), Self.number(frame.maxY))
    let stroke = "stroke=\"\(hex(.separator))\""
    return [
      "<line x1=\"\(x)\" y1=\"\(y)\" x2=\"\(right)\" y2=\"\(bottom)\" \(stroke)/>",
      "<line x1=\"\(right)\" y1=\"\(y)\" x2=\"\(x)\" y2=\"\(bottom)\" \(stroke)/>",
    ]
  }

  private func words(of look: ScreenNodeLook) -> String? {
    if look.role == .image {
      return [look.label ?? look.text, look.value].compactMap { $0 }.joined(separator: " · ")
    }
    if let text = look.shownText, !text.isEmpty { return text }
    return look.placeholder
  }

  private func text(_ words: String, of laidOut: LaidOutElement) -> [String] {
    let look = laidOut.element
    let usual = look.font(at: environment.textSize)
    let font =
      look.role == .image ? ScreenFont(size: min(10, usual.size), lineHeight: 12) : usual
    let room = laidOut.frame.width - look.inset.leading - look.inset.trailing
    let isPlaceholder = (look.text ?? "").isEmpty
    let color =
      look.color ?? (isPlaceholder ? .placeholder : look.role == .button ? .accent : .label)
    var lines = EmTextMeasurer().lines(of: words, font: font, width: room).map { String($0) }
    // A field has one line, of which the beginning is shown.
    let isField = look.events.contains(.text) && look.typing?.isMultiline != true
    if let limit = isField ? 1 : look.lineLimit, lines.count > limit {
      lines.removeSubrange(limit...)
      if !isField { lines[limit - 1] += "…" }
    }
    var y = laidOut.frame.y + look.inset.top + font.size
    return lines.map { line in
      defer { y += font.lineHeight }
      return label(
        line,
        x: laidOut.frame.x + look.inset.leading,
        y: y,
        size: font.size,
        color
      )
    }
  }

  func label(
    _ words: String,
    x: Double,
    y: Double,
    size: Double,
    _ color: ScreenColorRole,
    _ attributes: String = ""
  ) -> String {
    "<text x=\"\(Self.number(x))\" y=\"\(Self.number(y))\" font-size=\"\(Self.number(size))\" "
      + "fill=\"\(hex(color))\"\(attributes)>\(XMLText(words))</text>"
  }

  private func rect(_ frame: ScreenRect, _ attributes: String) -> String {
    "<rect x=\"\(Self.number(frame.x))\" y=\"\(Self.number(frame.y))\" "
      + "width=\"\(Self.number(max(0, frame.width)))\" "
      + "height=\"\(Self.number(max(0, frame.height)))\" \(attributes)/>"
  }

  private func hex(_ role: ScreenColorRole) -> String {
    role.color(in: environment.colorScheme).description
  }

  private static func number(_ points: Double) -> String {
    ScreenLength(points: points).description
  }
}
