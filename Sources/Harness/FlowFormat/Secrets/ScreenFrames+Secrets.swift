package import Scenes

extension ScreenFrames {
  /// The same layout with masks in place of secrets, for pictures and for the text of a screen.
  ///
  /// A picture breaks a text into lines, and a styled text consists of parts. Behind that a mask would find only parts
  /// of a secret.
  package var withoutSecrets: ScreenFrames {
    let secrets = FlowSecrets.current
    return secrets.isEmpty ? self : replacingTexts { secrets.masked($0) }
  }
}
