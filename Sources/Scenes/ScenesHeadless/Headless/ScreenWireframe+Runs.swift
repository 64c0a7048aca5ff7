import Scenes

extension ScreenWireframe {
  /// The words of a text of which parts look different, where the layout places them.
  func runs(of laidOut: LaidOutElement) -> [String] {
    let look = laidOut.element
    let measurer = EmTextMeasurer()
    let textSize = look.shownTextSize(at: environment.textSize)
    let flow = ScreenTextFlow(
      look.runs,
      style: look.textStyle,
      textSize: textSize,
      width: laidOut.frame.width - look.inset.leading - look.inset.trailing,
      lineLimit: look.lineLimit,
      measure: { measurer.size(of: $0, font: $1, width: .infinity).width }
    )
    var shapes: [String] = []
    for (place, line) in flow.lines.enumerated() {
      for (index, part) in line.enumerated() {
        let run = look.runs[part.run]
        let isCut = flow.isCut && place == flow.lines.count - 1 && index == line.count - 1
        let font = run.font(in: look.textStyle, at: textSize)
        shapes.append(
          label(
            isCut ? part.text + "…" : part.text,
            x: laidOut.frame.x + look.inset.leading + part.frame.x,
            y: laidOut.frame.y + look.inset.top + part.frame.y + font.size,
            size: font.size,
            run.color ?? (run.address == nil ? look.color ?? .label : .accent),
            Self.attributes(of: run, font)
          )
        )
      }
    }
    return shapes
  }

  private static func attributes(of run: ScreenTextRun, _ font: ScreenFont) -> String {
    var attributes = ""
    switch font.weight {
    case .regular: break
    case .semibold: attributes += " font-weight=\"600\""
    case .bold: attributes += " font-weight=\"700\""
    }
    if run.isItalic { attributes += " font-style=\"italic\"" }
    var lines: [String] = []
    if run.isUnderlined || run.address != nil { lines.append("underline") }
    if run.isStruckThrough { lines.append("line-through") }
    if !lines.isEmpty {
      attributes += " text-decoration=\"\(lines.joined(separator: " "))\""
    }
    return attributes
  }
}
