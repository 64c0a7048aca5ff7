package import Scenes

/// How large a person wants text, as `setTextSize` takes it: the steps of Apple's Dynamic Type.
package enum FlowTextSize: String, FlowChoice {
  /// Three steps below the usual size.
  case xSmall
  /// Two steps below the usual size.
  case small
  /// One step below the usual size.
  case medium
  /// The usual size.
  case large
  /// One step above the usual size.
  case xLarge
  /// Two steps above the usual size.
  case xxLarge
  /// Three steps above the usual size.
  case xxxLarge
  /// The first of the accessibility sizes.
  case accessibility1
  /// The second of the accessibility sizes.
  case accessibility2
  /// The third of the accessibility sizes.
  case accessibility3
  /// The fourth of the accessibility sizes.
  case accessibility4
  /// The largest size there is.
  case accessibility5

  /// The size of the screen's environment.
  package var size: ScreenTextSize {
    switch self {
    case .xSmall: .extraSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .xLarge: .extraLarge
    case .xxLarge: .extraExtraLarge
    case .xxxLarge: .extraExtraExtraLarge
    case .accessibility1: .accessibilityMedium
    case .accessibility2: .accessibilityLarge
    case .accessibility3: .accessibilityExtraLarge
    case .accessibility4: .accessibilityExtraExtraLarge
    case .accessibility5: .accessibilityExtraExtraExtraLarge
    }
  }
}
