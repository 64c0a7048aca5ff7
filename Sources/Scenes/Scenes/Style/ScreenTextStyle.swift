/// What a text is for, from which its font follows at any size that a person chooses.
///
/// The cases have the names of SwiftUI's `Font.TextStyle`. See <doc:Styles> for the fonts.
public enum ScreenTextStyle: String, Codable, Sendable, CaseIterable, Hashable {
  /// The title of a screen at the top of a hierarchy.
  case largeTitle
  /// The first level of titles (`title1` in UIKit).
  case title
  /// The second level of titles.
  case title2
  /// The third level of titles.
  case title3
  /// The heading of a part of a screen; as large as ``body``, and semibold.
  case headline
  /// The line under a heading.
  case subheadline
  /// What is read: the usual style.
  case body
  /// What is said beside the matter, such as a hint.
  case callout
  /// A footnote.
  case footnote
  /// The caption of an image (`caption1` in UIKit).
  case caption
  /// The smallest caption.
  case caption2

  /// The font of this style at a size of text: Apple's points and leading, and a weight that is
  /// semibold for ``headline`` and regular for any other style.
  ///
  /// All 132 pairs were compared with a copy of *Typography* in the Human Interface Guidelines (its
  /// change of December 2025).
  ///
  /// - Complexity: O(1), a look into a table of 132 fonts.
  public func font(at size: ScreenTextSize) -> ScreenFont {
    Self.fonts[row * 12 + size.step]
  }

  /// The place in ``metrics``.
  private var row: Int {
    switch self {
    case .largeTitle: 0
    case .title: 1
    case .title2: 2
    case .title3: 3
    case .headline: 4
    case .subheadline: 5
    case .body: 6
    case .callout: 7
    case .footnote: 8
    case .caption: 9
    case .caption2: 10
    }
  }

  private static let fonts: [ScreenFont] = zip(allCases, metrics).flatMap { style, row in
    row.map { size, lineHeight in
      ScreenFont(
        size: size,
        lineHeight: lineHeight,
        weight: style == .headline ? .semibold : .regular
      )
    }
  }

  /// Apple's points and leadings: a row for each style, a column for each size from `extraSmall` on.
  private static let metrics: [[(size: Double, lineHeight: Double)]] = [
    [
      (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48),
      (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
    ],
    [
      (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41),
      (38, 46), (43, 51), (48, 57), (53, 62), (58, 68),
    ],
    [
      (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34),
      (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
    ],
    [
      (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32),
      (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
    ],
    [
      (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
      (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
    ],
    [
      (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28),
      (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
    ],
    [
      (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
      (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
    ],
    [
      (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28),
      (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
    ],
    [
      (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24),
      (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
    ],
    [
      (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23),
      (22, 28), (26, 32), (32, 39), (37, 44), (43, 51),
    ],
    [
      (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22),
      (20, 25), (24, 30), (29, 35), (34, 41), (40, 48),
    ],
  ]
}
