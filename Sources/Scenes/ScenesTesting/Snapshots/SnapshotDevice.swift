import Scenes

/// A device, how it is held, and a person's text size, as a screen is looked at on.
struct SnapshotDevice {
  /// The name of the snapshot inside the test.
  let name: String
  private let device: ScreenDevice
  private let orientation: ScreenOrientation
  private let textSize: ScreenTextSize

  /// A phone, upright and turned, and a tablet, each in the usual and the largest text.
  static let all: [SnapshotDevice] = [
    (ScreenTextSize.large, ""),
    (.accessibilityExtraExtraExtraLarge, " in the largest text"),
  ]
  .flatMap { textSize, words in
    [
      ("phone", ScreenDevice.plain, ScreenOrientation.portrait),
      ("phone turned", .plain, .landscape),
      ("tablet", .iPadPro11, .portrait),
    ]
    .map { SnapshotDevice(name: $0 + words, device: $1, orientation: $2, textSize: textSize) }
  }

  /// What a screen is shown in there, with what does not depend on it as before.
  func environment(from before: ScreenEnvironment) -> ScreenEnvironment {
    device.environment(
      orientation,
      textSize: textSize,
      colorScheme: before.colorScheme,
      locale: before.locale,
      layoutDirection: before.layoutDirection
    )
  }
}
