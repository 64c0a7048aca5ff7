/// How large a person wants text: the twelve steps of Apple's Dynamic Type.
///
/// The cases have the names of `UIContentSizeCategory`, in order from the smallest to the largest;
/// they are compared in that order. `large` is what a device has until somebody changes it.
public enum ScreenTextSize: String, Codable, Sendable, CaseIterable, Comparable, Hashable {
  /// Three steps below the usual size.
  case extraSmall
  /// Two steps below the usual size.
  case small
  /// One step below the usual size.
  case medium
  /// The usual size.
  case large
  /// One step above the usual size.
  case extraLarge
  /// Two steps above the usual size.
  case extraExtraLarge
  /// Three steps above the usual size, and the largest that needs no accessibility setting.
  case extraExtraExtraLarge
  /// The first of the accessibility sizes (Apple's AX1).
  case accessibilityMedium
  /// The second of the accessibility sizes (AX2).
  case accessibilityLarge
  /// The third of the accessibility sizes (AX3).
  case accessibilityExtraLarge
  /// The fourth of the accessibility sizes (AX4).
  case accessibilityExtraExtraLarge
  /// The largest size there is (AX5).
  case accessibilityExtraExtraExtraLarge

  /// Whether this is one of the five accessibility sizes, at which layouts do well to put beneath
  /// each other what stands side by side at the others.
  public var isAccessibilitySize: Bool { self >= .accessibilityMedium }

  /// Whether `left` is the smaller of two sizes.
  public static func < (left: ScreenTextSize, right: ScreenTextSize) -> Bool {
    left.step < right.step
  }

  /// The place among all cases, from 0 to 11.
  var step: Int {
    switch self {
    case .extraSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .extraLarge: 4
    case .extraExtraLarge: 5
    case .extraExtraExtraLarge: 6
    case .accessibilityMedium: 7
    case .accessibilityLarge: 8
    case .accessibilityExtraLarge: 9
    case .accessibilityExtraExtraLarge: 10
    case .accessibilityExtraExtraExtraLarge: 11
    }
  }
}
