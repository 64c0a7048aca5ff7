/// Where the runs of a text stand on its lines: what the layout measures, and a front-end draws.
///
/// Lines break as those of ``EmTextMeasurer`` do, wherever the runs begin and end: at `\n`, after a space,
/// before and after a wide character, and anywhere in a word that is wider than the line. A line is as high as
/// the highest font on it, and the others stand on its lower edge.
public struct ScreenTextFlow: Sendable, Hashable {
  /// Words of one run on one line.
  public struct Fragment: Sendable, Hashable {
    /// The index of the run.
    public let run: Int
    /// The words.
    public internal(set) var text: String
    /// Where they stand in the text, in points, as if lines began on the left.
    public internal(set) var frame: ScreenRect
  }

  /// The fragments of each line that there is room for, from the first to the last.
  public let lines: [[Fragment]]
  /// How large the text is, in points.
  public let size: ScreenSize
  /// Whether there are more lines than the text may have.
  public let isCut: Bool

  private let runs: [ScreenTextRun]

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - runs: The words, in their order.
  ///   - style: The style of those that have none of their own.
  ///   - textSize: The size of text that a person has chosen.
  ///   - width: The most that a line may be wide, in points, or infinity; a space at its end hangs over.
  ///   - lineLimit: The number of lines that the text may have, at least 1; `nil` for as many as it needs.
  ///   - measure: How wide words are in a font, in points, on one line.
  /// - Complexity: O(characters), and a measurement for each word and wide character.
  public init(
    _ runs: [ScreenTextRun],
    style: ScreenTextStyle = .body,
    textSize: ScreenTextSize = .large,
    width: Double,
    lineLimit: Int? = nil,
    measure: @escaping (String, ScreenFont) -> Double
  ) {
    let room = width > 0 ? width : 0
    let fonts = runs.map { $0.font(in: style, at: textSize) }
    let base = style.font(at: textSize)
    var breaks = TextFlowBreaks(fonts, base: base, room: room, measure: measure)
    let broken = breaks.read(runs)
    let shown = broken.prefix(lineLimit.map { max(1, $0) } ?? broken.count)
    var lines: [[Fragment]] = []
    var y = 0.0
    for line in shown {
      let height = line.map { fonts[$0.run].lineHeight }.max() ?? base.lineHeight
      var x = 0.0
      lines.append(
        line.map { piece in
          let font = fonts[piece.run]
          defer { x += piece.width }
          return Fragment(
            run: piece.run,
            text: piece.text,
            frame: ScreenRect(
              x: x,
              y: y + height - font.lineHeight,
              width: piece.width,
              height: font.lineHeight
            )
          )
        }
      )
      y += height
    }
    self.runs = runs
    self.lines = lines
    isCut = shown.count < broken.count
    size = ScreenSize(width: min(breaks.widest, room), height: y)
  }

  /// Where each link takes taps: the widest part of it on one line, and at least 44 points around it; without
  /// size if none of it has room.
  var touchAreas: [ScreenRect] {
    let links = ScreenTextLink.links(in: runs)
    var owners = [Int?](repeating: nil, count: runs.count)
    for (number, link) in links.enumerated() {
      for run in link.runs { owners[run] = number }
    }
    var widest = [ScreenRect](repeating: ScreenRect(size: .zero), count: links.count)
    for line in lines {
      var rest = line[...]
      while let first = rest.first {
        // The runs of a link stand side by side, on a line as in the text.
        let parts = rest.prefix { owners[$0.run] == owners[first.run] }
        rest = rest.dropFirst(parts.count)
        guard let owner = owners[first.run] else { continue }
        let part = Self.frame(of: parts)
        if part.width > widest[owner].width { widest[owner] = part }
      }
    }
    return widest.map { $0.width > 0 ? grown($0) : $0 }
  }

  /// The frame of neighbours on a line.
  private static func frame(of parts: ArraySlice<Fragment>) -> ScreenRect {
    guard let first = parts.first, let last = parts.last else { return ScreenRect(size: .zero) }
    let top = parts.reduce(first.frame.y) { min($0, $1.frame.y) }
    return ScreenRect(
      x: first.frame.x,
      y: top,
      width: last.frame.maxX - first.frame.x,
      height: last.frame.maxY - top
    )
  }

  private func grown(_ part: ScreenRect) -> ScreenRect {
    let least = 44.0
    let (width, height) = (max(least, part.width), max(least, part.height))
    let middle = part.x + part.width / 2
    return ScreenRect(
      x: max(0, min(middle - width / 2, size.width - width)),
      y: part.y + (part.height - height) / 2,
      width: width,
      height: height
    )
  }
}
