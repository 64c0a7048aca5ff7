/// A key of a keyboard or a device, as `pressKey` takes it: Maestro's names.
package enum FlowKey: String, FlowChoice {
  /// The return key: what the field calls done, next or search.
  case enter = "Enter"
  /// Takes the last character away.
  case backspace = "Backspace"
  /// Takes the focus away.
  case escape = "Escape"
  /// Gives the focus to the next field.
  case tab = "Tab"
  /// The system's back.
  case back = "Back"
  /// Leaves the app for the home screen.
  case home = "Home"
  /// Locks the device, which leaves the app too.
  case lock = "Lock"
  /// Locks the device, which leaves the app too.
  case power = "Power"
  /// Makes the sound louder, of which no app hears.
  case volumeUp = "Volume Up"
  /// Makes the sound lower, of which no app hears.
  case volumeDown = "Volume Down"

  /// A Boolean value that indicates whether the key is one of the device, and not of a keyboard.
  package var isOfDevice: Bool {
    switch self {
    case .back, .home, .lock, .power, .volumeUp, .volumeDown: true
    case .enter, .backspace, .escape, .tab: false
    }
  }

  /// The keys that only a remote control or a television has, which Maestro's format names too.
  package static let foreign = [
    "Remote Dpad Up", "Remote Dpad Down", "Remote Dpad Left", "Remote Dpad Right",
    "Remote Dpad Center", "Remote Media Play Pause", "Remote Media Stop", "Remote Media Next",
    "Remote Media Previous", "Remote Media Rewind", "Remote Media Fast Forward",
    "Remote System Navigation Up", "Remote System Navigation Down", "Remote Button A",
    "Remote Button B", "Remote Menu", "TV Input", "TV Input HDMI 1", "TV Input HDMI 2",
    "TV Input HDMI 3",
  ]
}
