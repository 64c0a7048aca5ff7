import FlowEngine
import FlowFormat
import FlowReports
import Scenes

extension ExploreMap {
  /// The map as a picture: columns of screens from left to right, with arrows between them.
  package var svg: String {
    ExploreMapPicture(self).svg
  }

  /// The style sheet in the picture.
  static let pictureStyle = """
    .map-paper { fill: #ffffff; } .map-ink { fill: #1c1c1e; } .map-quiet { fill: #636366; } \
    .map-frame { fill: none; stroke: #8e8e93; } .map-line { fill: none; stroke: #0a66c2; stroke-opacity: 0.6; } \
    .map-tip { fill: #0a66c2; } .map-words { fill: #0a4a8f; stroke: #ffffff; stroke-width: 4; paint-order: stroke; } \
    @media (prefers-color-scheme: dark) { .map-paper { fill: #1c1c1e; } .map-ink { fill: #f2f2f7; } \
    .map-quiet { fill: #aeaeb2; } .map-line { stroke: #64a8ff; } .map-tip { fill: #64a8ff; } \
    .map-words { fill: #9ccaff; stroke: #1c1c1e; } }
    """
}

/// A map as a picture.
@MainActor
private struct ExploreMapPicture {
  private let map: ExploreMap
  private let layout: ExploreMapLayout
  /// The drawn arrows, by the screens that they leave.
  private let outgoing: [Int: [ExploreMapLayout.Arrow]]
  /// The left upper corners of the screens' pictures.
  private var corners: [Int: ScreenPoint] = [:]
  /// The columns of the screens.
  private var columns: [Int: Int] = [:]
  private var size = ScreenSize(width: 0, height: 0)

  private static let (pictureWidth, pictureHeight) = (120.0, 260.0)
  /// Between two columns is room for the words of the arrows.
  private static let columnWidth = 400.0
  private static let lineHeight = 17.0
  private static let margin = 24.0
  private static let mostLetters = 38
  /// The width of most letters in the legend's font, with some to spare.
  private static let letterWidth = 6.5

  init(_ map: ExploreMap) {
    self.map = map
    layout = ExploreMapLayout(map.screens.map(\.name), map.arrows)
    outgoing = Dictionary(grouping: layout.arrows, by: \.from)
    let top = Self.margin + Double(legend.count + 1) * Self.lineHeight
    var height = 0.0
    for (number, column) in layout.columns.enumerated() {
      var y = top + 3 * Self.lineHeight
      for place in column {
        columns[place] = number
        corners[place] = ScreenPoint(x: Self.margin + Double(number) * Self.columnWidth, y: y)
        let lines = Double(outgoing[place]?.count ?? 0) * Self.lineHeight
        y += max(Self.pictureHeight, lines) + 3 * Self.lineHeight
      }
      height = max(height, y)
    }
    let columnsWidth = Self.margin + Double(max(2, layout.columns.count)) * Self.columnWidth
    let legendWidth = 2 * Self.margin + Double(legend.map(\.count).max() ?? 0) * Self.letterWidth
    let width = max(columnsWidth, legendWidth)
    size = ScreenSize(width: width, height: height)
  }

  var svg: String {
    let (width, height) = (Int(size.width), Int(size.height))
    let arrows = map.screens.indices.flatMap { self.arrows(from: $0) }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="map-picture" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-family="sans-serif" font-size="12">
      <title>\(WebPage.text(map.title)): map</title>
      <style>\(ExploreMap.pictureStyle)</style>
      <defs><marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">\
      <path class="map-tip" d="M0 0 L8 4 L0 8 z"/></marker></defs>
      <rect class="map-paper" width="100%" height="100%"/>
      \(legendText)
      \(headings)
      \(arrows.map(\.line).joined(separator: "\n"))
      \(map.screens.indices.map(box).joined(separator: "\n"))
      \(arrows.map(\.label).joined(separator: "\n"))
      </svg>

      """
  }

  // MARK: - The legend

  private var legend: [String] {
    var lines = [
      "Each screen as it was first found with nothing under way, and how many moments have it in front.",
      "A long arrow leads to a column further right, a short dashed one to the screen that it names. “+2” are two "
        + "more actions that lead there.",
      "Neither what leads back to where one has come from is drawn, nor a link to a screen that something else leads to: "
        + "the lists below the map have all.",
    ]
    if !layout.everywhere.isEmpty {
      lines.append("From nearly everywhere, or to where one was there before:")
      lines += layout.everywhere.map { "    \($0.words) → \($0.to)" }
    }
    return lines
  }

  private var legendText: String {
    legend.enumerated().map { number, words in
      Self.text(
        words,
        at: ScreenPoint(x: Self.margin, y: Self.margin + Double(number) * Self.lineHeight),
        "map-quiet"
      )
    }
    .joined(separator: "\n")
  }

  private var headings: String {
    let y = Self.margin + Double(legend.count + 2) * Self.lineHeight
    return layout.columns.indices.map { number in
      let words =
        switch number {
        case 0: "where the app opens"
        case 1: "1 screen further"
        default: "\(number) screens further"
        }
      let x = Self.margin + Double(number) * Self.columnWidth
      return Self.text(words, at: ScreenPoint(x: x, y: y - 6), "map-quiet")
    }
    .joined(separator: "\n")
  }

  private static func text(_ words: String, at point: ScreenPoint, _ look: String) -> String {
    "<text class=\"\(look)\" xml:space=\"preserve\" x=\"\(Int(point.x))\" y=\"\(Int(point.y))\">"
      + "\(WebPage.text(words))</text>"
  }

  // MARK: - Screens

  private func box(_ place: Int) -> String {
    guard let corner = corners[place] else { return "" }
    let screen = map.screens[place]
    let (x, y) = (Int(corner.x), Int(corner.y))
    let frame =
      "x=\"\(x)\" y=\"\(y)\" width=\"\(Int(Self.pictureWidth))\" height=\"\(Int(Self.pictureHeight))\""
    let image = screen.settled.map {
      "<image \(frame) href='\(PageParts.address(of: FlowSecrets.current.masked($0.svg)))'/>"
    }
    return "<g><title>\(WebPage.text(screen.name))</title>"
      + "<rect class=\"map-paper\" \(frame)/>\(image ?? "")<rect class=\"map-frame\" \(frame)/>"
      + "<text class=\"map-ink\" font-weight=\"bold\" x=\"\(x)\" y=\"\(y - 7)\">\(WebPage.text(screen.name)) "
      + "<tspan class=\"map-quiet\" font-weight=\"normal\">\(screen.count)</tspan></text></g>"
  }

  // MARK: - Arrows

  /// The arrows of a screen leave it one below the other, each with its words where it begins.
  private func arrows(from place: Int) -> [(line: String, label: String)] {
    guard let corner = corners[place], let column = columns[place] else { return [] }
    let own = (outgoing[place] ?? [])
      .sorted {
        (columns[$0.to] ?? 0, corners[$0.to]?.y ?? 0) < (
          columns[$1.to] ?? 0, corners[$1.to]?.y ?? 0
        )
      }
    return own.enumerated().map { number, arrow in
      let start = ScreenPoint(
        x: corner.x + Self.pictureWidth,
        y: corner.y + (Double(number) + 0.8) * Self.lineHeight
      )
      let isForward = (columns[arrow.to] ?? 0) > column
      return (
        line: isForward ? line(from: start, to: arrow.to) : stub(at: start),
        label: label(of: arrow, at: start)
      )
    }
  }

  private func line(from start: ScreenPoint, to place: Int) -> String {
    guard let corner = corners[place] else { return "" }
    let (x1, y1) = (Int(start.x), Int(start.y))
    let (x2, y2) = (Int(corner.x) - 3, Int(corner.y + Self.pictureHeight / 3))
    let words = Int(start.x + Self.columnWidth - Self.pictureWidth) - 60
    return "<path class=\"map-line\" marker-end=\"url(#tip)\" "
      + "d=\"M\(x1) \(y1) H\(words) C\(words + 50) \(y1) \(x2 - 50) \(y2) \(x2) \(y2)\"/>"
  }

  private func stub(at start: ScreenPoint) -> String {
    "<path class=\"map-line\" stroke-dasharray=\"3 2\" marker-end=\"url(#tip)\" "
      + "d=\"M\(Int(start.x)) \(Int(start.y)) h16\"/>"
  }

  private func label(of arrow: ExploreMapLayout.Arrow, at start: ScreenPoint) -> String {
    let name = map.screens[arrow.to].name
    let more = arrow.words.count > 1 ? " +\(arrow.words.count - 1)" : ""
    let first = arrow.words.min { ($0.count, $0) < ($1.count, $1) } ?? ""
    let room = max(8, Self.mostLetters - name.count - more.count)
    let short = first.count > room ? "\(first.prefix(room - 1))…" : first
    let all = WebPage.text((["→ \(name)"] + arrow.words).joined(separator: "\n"))
    return
      "<text class=\"map-words\" font-size=\"11\" x=\"\(Int(start.x) + 20)\" y=\"\(Int(start.y) + 4)\">"
      + "<title>\(all)</title>\(WebPage.text(name)): \(WebPage.text(short))\(more)</text>"
  }
}
