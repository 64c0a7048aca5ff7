import Foundation
public import Scenes

extension ScreenColor {
  /// What it looks like on another colour, through it as far as it is transparent.
  ///
  /// - Complexity: O(1).
  public func over(_ background: ScreenColor) -> ScreenColor {
    func mixed(_ part: KeyPath<ScreenColor, Double>) -> Double {
      alpha * self[keyPath: part] + (1 - alpha) * background[keyPath: part]
    }
    return ScreenColor(
      red: mixed(\.red),
      green: mixed(\.green),
      blue: mixed(\.blue),
      alpha: alpha + (1 - alpha) * background.alpha
    )
  }

  /// The contrast ratio of WCAG 2.2 between it and an opaque colour that it stands on, from 1 to 21.
  ///
  /// Text wants 4.5, large text 3.
  ///
  /// - Complexity: O(1).
  public func contrast(on background: ScreenColor) -> Double {
    let (shown, behind) = (over(background).luminance, background.luminance)
    return (max(shown, behind) + 0.05) / (min(shown, behind) + 0.05)
  }

  /// The relative luminance of WCAG 2.2, from 0 to 1.
  private var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
