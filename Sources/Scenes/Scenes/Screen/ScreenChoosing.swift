/// Choices of which a person takes one: what a picker shows.
///
/// From it a front-end draws a picker of its own, and knows what to send (``ScreenValue/number(_:)``, the
/// index of the choice).
public struct ScreenChoosing: Sendable, Hashable, Codable {
  /// How the choices are shown.
  public enum Style: String, Sendable, Hashable, Codable, CaseIterable {
    /// Behind a button that shows the choice, in a menu.
    case menu
    /// Below one another, through a frame of five of them.
    case wheel
    /// Beside one another.
    case segments
  }

  /// What the choices are called.
  public let titles: [String]
  /// The index of the one that is taken; `nil` if none is.
  public let selected: Int?
  /// How they are shown.
  public let style: Style

  /// Creates choices; an index that is none of theirs counts as no choice.
  public init(_ titles: [String], selected: Int?, style: Style) {
    (self.titles, self.style) = (titles, style)
    self.selected = selected.flatMap { titles.indices.contains($0) ? $0 : nil }
  }

  /// Reads choices; an index that is none of theirs counts as no choice.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try values.decode([String].self, forKey: .titles),
      selected: try values.decodeIfPresent(Int.self, forKey: .selected),
      style: try values.decode(Style.self, forKey: .style)
    )
  }

  /// What the choice that is taken is called.
  public var title: String? { selected.map { titles[$0] } }
}
