import Scenes

extension ExploreMap {
  private static let columns = 6
  private static let (cellWidth, cellHeight) = (260.0, 420.0)
  private static let (pictureWidth, pictureHeight) = (150.0, 324.0)

  /// The map as a picture: the screens in the order in which they were found, six in a row.
  var svg: String {
    let rows = (screens.count + Self.columns - 1) / Self.columns
    let (width, height) = (
      Self.cellWidth * Double(Self.columns), Self.cellHeight * Double(max(1, rows))
    )
    var places: [String: ScreenPoint] = [:]
    for (number, screen) in screens.enumerated() { places[screen.name] = Self.place(number) }
    let lines = arrows.compactMap { arrow -> String? in
      guard let from = places[arrow.from], let to = places[arrow.to] else { return nil }
      return Self.arrow(from, to, arrow.words)
    }
    let boxes = screens.enumerated().map { Self.box($1, at: Self.place($0)) }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Int(width))" height="\(Int(height))" \
      viewBox="0 0 \(Int(width)) \(Int(height))" font-family="sans-serif" font-size="13">
      <title>\(XMLText(title)): map</title>
      <defs><marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">\
      <path d="M0 0 L8 4 L0 8 z" fill="#0a66c2"/></marker></defs>
      <rect width="100%" height="100%" fill="#ffffff"/>
      \(boxes.joined(separator: "\n"))
      \(lines.joined(separator: "\n"))
      </svg>

      """
  }

  private static func place(_ number: Int) -> ScreenPoint {
    ScreenPoint(
      x: cellWidth * Double(number % columns) + (cellWidth - pictureWidth) / 2,
      y: cellHeight * Double(number / columns) + 60
    )
  }

  private static func box(_ screen: Screen, at place: ScreenPoint) -> String {
    let (x, y) = (Int(place.x), Int(place.y))
    let image = screen.pictures.first.map { picture in
      "<image x=\"\(x)\" y=\"\(y)\" width=\"\(Int(pictureWidth))\" height=\"\(Int(pictureHeight))\" "
        + "href='\(PageParts.address(of: picture.svg))'/>"
    }
    return "<g><title>\(XMLText(screen.name))</title>"
      + "<text x=\"\(x)\" y=\"\(y - 12)\" font-weight=\"bold\">\(XMLText(screen.name))</text>"
      + "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(Int(pictureWidth))\" height=\"\(Int(pictureHeight))\" "
      + "fill=\"none\" stroke=\"#888888\"/>\(image ?? "")</g>"
  }

  /// An arrow from the edge of one picture to that of another, bent so that the two of a pair lie apart.
  private static func arrow(_ from: ScreenPoint, _ to: ScreenPoint, _ words: [String]) -> String {
    let half = ScreenPoint(x: pictureWidth / 2, y: pictureHeight / 2)
    let start = ScreenPoint(x: from.x + half.x, y: from.y + half.y)
    let end = ScreenPoint(x: to.x + half.x, y: to.y + half.y)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let share = min(half.x / max(abs(dx), 0.001), half.y / max(abs(dy), 0.001), 0.45)
    let (x1, y1) = (start.x + dx * share, start.y + dy * share)
    let (x2, y2) = (end.x - dx * share, end.y - dy * share)
    let middle = ScreenPoint(x: (x1 + x2) / 2 - dy * 0.08, y: (y1 + y2) / 2 + dx * 0.08)
    return
      "<path d=\"M\(Int(x1)) \(Int(y1)) Q\(Int(middle.x)) \(Int(middle.y)) \(Int(x2)) \(Int(y2))\" "
      + "fill=\"none\" stroke=\"#0a66c2\" stroke-opacity=\"0.55\" marker-end=\"url(#tip)\">"
      + "<title>\(XMLText(words.joined(separator: "\n")))</title></path>"
  }
}
