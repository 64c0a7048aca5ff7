package import SceneCollections
package import Scenes

/// A layout as a picture: an SVG document with the real frames, for documentation and for designers.
///
/// Cells are blue with their paths. Headers and footers are green, badges red and backgrounds yellow, each with its
/// kind. The lines of lists are dark, and the dashed outline is the viewport. Sections that scroll across are drawn
/// whole and unscrolled, and pale beyond the edge that hides them. Elements further away than ``reach`` are left out,
/// and the caption says so.
///
/// ```swift
/// let picture = CollectionLayoutPicture(of: description.solved(), named: description.name)
/// print(picture.svg)
/// ```
package struct CollectionLayoutPicture: Sendable {
  /// How far along each axis a layout is drawn, in points.
  package static let reach = 20_000.0

  /// How many Unicode scalars of a kind are written, since thousands of elements may have it.
  fileprivate static let longestKind = 100

  private static let margin = 12.0
  private static let captionHeight = 20.0

  /// The drawn elements, the furthest back first.
  package let elements: [CollectionLayoutAttributes]
  /// The size of all content, in points.
  package let contentSize: ScreenSize

  /// The part of the content in the viewport.
  package let visible: ScreenRect

  private let name: String
  private let axis: ScreenAxis

  /// Creates a picture of a layout as it now stands.
  ///
  /// - Parameters:
  ///   - engine: The engine that has laid it out.
  ///   - name: The name in the caption.
  ///   - distance: How far it is scrolled, in points: headers that are kept in sight stand accordingly.
  /// - Complexity: O(*n* log *n*) in the elements within ``reach``.
  @MainActor
  package init(
    of engine: CollectionLayoutEngine,
    named name: String,
    scrolledBy distance: Double = 0
  ) {
    self.name = name
    contentSize = engine.contentSize
    axis = engine.axis
    visible = ScreenRect(
      origin: axis.point(min(max(0, distance.finiteOrZero), Self.reach)),
      size: engine.environment.container.contentSize
    )
    let all = ScreenRect(
      x: -Self.reach,
      y: -Self.reach,
      width: 2 * Self.reach,
      height: 2 * Self.reach
    )
    // Those of one depth stay in the order of the layout: backgrounds behind cells behind headers.
    elements = engine.attributes(in: all, visible: visible).enumerated().sorted { one, other in
      (one.element.zIndex, one.element.layer, one.offset)
        < (other.element.zIndex, other.element.layer, other.offset)
    }
    .map(\.element)
  }

  /// The SVG document, without scripts; equal layouts give equal text.
  package var svg: String {
    let bounds = bounds
    let (margin, caption) = (Self.margin, Self.captionHeight)
    let width = max(bounds.width, Double(captionWords.count) * 6.5) + 2 * margin
    let height = bounds.height + 2 * margin + caption
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(number(width))\" "
        + "height=\"\(number(height))\" font-family=\"sans-serif\" text-anchor=\"middle\">",
      "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>",
      "<text x=\"\(number(margin))\" y=\"\(number(margin + 8))\" font-size=\"12\" "
        + "text-anchor=\"start\" fill=\"#333333\">\(XMLText(captionWords))</text>",
      "<g transform=\"translate(\(number(margin - bounds.x)) "
        + "\(number(margin + caption - bounds.y)))\">",
      shape(ScreenRect(origin: .zero, size: drawnContent), "fill=\"#f6f6f8\""),
    ]
    lines += elements.map(drawing)
    lines.append(
      shape(
        visible,
        "fill=\"none\" stroke=\"#555555\" stroke-dasharray=\"6 4\""
      )
    )
    lines += ["</g>", "</svg>"]
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: - Lengths

  /// The content as far as it is drawn.
  private var drawnContent: ScreenSize {
    ScreenSize(
      width: min(contentSize.width, Self.reach),
      height: min(contentSize.height, Self.reach)
    )
  }

  /// The area of the picture: the content, the viewport, and elements outside of both.
  private var bounds: ScreenRect {
    var (left, top) = (0.0, 0.0)
    var right = min(max(drawnContent.width, visible.maxX), Self.reach)
    var bottom = min(max(drawnContent.height, visible.maxY), Self.reach)
    for frame in elements.map(\.frame) {
      left = max(min(left, frame.x), -Self.reach)
      top = max(min(top, frame.y), -Self.reach)
      right = min(max(right, frame.maxX), Self.reach)
      bottom = min(max(bottom, frame.maxY), Self.reach)
    }
    return ScreenRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private var isCut: Bool {
    contentSize.width > Self.reach || contentSize.height > Self.reach
      || elements.contains { $0.frame.maxX > Self.reach }
  }

  private var captionWords: String {
    var words = "\(name): content \(words(contentSize)), seen through \(words(visible.size))"
    if elements.contains(where: { $0.orthogonalSection != nil }) {
      words += "; rows that scroll across are whole"
    }
    return isCut ? words + "; drawn as far as \(number(Self.reach)) points" : words
  }

  private func words(_ size: ScreenSize) -> String {
    "\(number(size.width)) × \(number(size.height))"
  }

  private func number(_ points: Double) -> String { ScreenLength(points: points).description }

  // MARK: - Shapes

  private func drawing(of attributes: CollectionLayoutAttributes) -> String {
    let (frame, colors) = (attributes.frame, attributes.colors)
    var text = shape(frame, "fill=\"\(colors.fill)\" stroke=\"\(colors.line)\"")
    let words = attributes.words
    // As large as the room allows, and left out rather than unreadable.
    let size = min(12, frame.height - 2, (frame.width - 4) / (0.6 * Double(max(1, words.count))))
    if size >= 5 {
      // The words of a background stand where cells and headers leave it free, if they do: below them.
      let isBehind = attributes.layer == 0
      let x = isBehind ? frame.x + 4 : frame.x + frame.width / 2
      let y = isBehind ? frame.maxY - 3 : frame.y + frame.height / 2 + size * 0.35
      text += "<text x=\"\(number(x))\" y=\"\(number(y))\" font-size=\"\(number(size))\" "
      text +=
        (isBehind ? "text-anchor=\"start\" " : "") + "fill=\"#333333\">\(XMLText(words))</text>"
    }
    let isBeyond = axis == .vertical ? frame.x >= visible.maxX : frame.y >= visible.maxY
    let isHidden = attributes.orthogonalSection != nil && isBeyond
    return "<g\(isHidden ? " opacity=\"0.45\"" : "")>\(text)</g>"
  }

  private func shape(_ frame: ScreenRect, _ attributes: String) -> String {
    "<rect x=\"\(number(frame.x))\" y=\"\(number(frame.y))\" width=\"\(number(frame.width))\" "
      + "height=\"\(number(frame.height))\" \(attributes)/>"
  }
}

extension CollectionLayoutAttributes {
  /// The order of elements of one depth, the furthest back first.
  fileprivate var layer: Int {
    switch category {
    case .decoration: 0
    case .cell: 1
    case .supplementary, .separator: 2
    }
  }

  /// The words on the element.
  fileprivate var words: String {
    switch category {
    case .cell: "\(path.section).\(path.item)"
    case .supplementary(let kind), .decoration(let kind):
      String(kind.unicodeScalars.prefix(CollectionLayoutPicture.longestKind))
    case .separator: ""
    }
  }

  /// The colours of the element.
  ///
  /// Only its size shows whether a supplementary view is a badge or a header.
  fileprivate var colors: (fill: String, line: String) {
    switch category {
    case .cell: ("#d6e6fb", "#6f9fd8")
    case .decoration: ("#fdf3d0", "#d9bf66")
    case .separator: ("#555555", "none")
    case .supplementary: isSmall ? ("#fbd3d3", "#d87070") : ("#d5f0d8", "#6fb578")
    }
  }

  private var isSmall: Bool { max(frame.width, frame.height) <= 40 }
}
