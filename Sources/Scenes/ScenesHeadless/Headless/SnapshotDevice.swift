public import Scenes

/// A device, how it is held, and a person's text size, as a screen is looked at on.
public struct SnapshotDevice: Hashable, Sendable {
  /// What the device is and how it is held, in words.
  public let device: String
  /// Whether text has the largest size there is; the usual one otherwise.
  public let hasLargestText: Bool
  private let model: ScreenDevice
  private let orientation: ScreenOrientation

  /// A phone, upright and turned, and a tablet, each in the usual and the largest text.
  public static let all: [SnapshotDevice] = [false, true].flatMap { hasLargestText in
    [
      ("phone", ScreenDevice.plain, ScreenOrientation.portrait),
      ("phone turned", .plain, .landscape),
      ("tablet", .iPadPro11, .portrait),
    ]
    .map {
      SnapshotDevice(device: $0, hasLargestText: hasLargestText, model: $1, orientation: $2)
    }
  }

  /// The name among ``all``.
  public var name: String { device + (hasLargestText ? " in the largest text" : "") }

  /// What a screen is shown in there, with what does not depend on it as before.
  ///
  /// - Parameter before: What it was shown in before.
  /// - Returns: The environment.
  public func environment(from before: ScreenEnvironment) -> ScreenEnvironment {
    model.environment(
      orientation,
      textSize: hasLargestText ? .accessibilityExtraExtraExtraLarge : .large,
      colorScheme: before.colorScheme,
      locale: before.locale,
      layoutDirection: before.layoutDirection
    )
  }
}
