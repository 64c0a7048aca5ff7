import FlowEngine
import FlowFormat
import FlowReports

extension MonkeyChooser {
  /// Returns the actions that a keyboard may do on a screen.
  func typing(on screen: MonkeyScreen) -> [Offer] {
    let isFocused = screen.focused != nil
    let hasTyped = touched == Self.typing(on: screen.route)
    let blanks = screen.blanks(values)
    return [
      Offer(blanks.isEmpty ? 0 : 60) { $0.fill(blanks, on: screen) },
      Offer(isFocused || screen.fields.isEmpty ? 0 : 6) { $0.focus(on: screen) },
      Offer(isFocused ? hasTyped ? 10 : 60 : 1) { chooser in
        let field = screen.focused.map(screen.subject) ?? ""
        let text = chooser.rare(MonkeySamples.texts, "text in \(field)")
        return MonkeyStep(.type, "inputText", ["text": FlowText.quoted(text)])
      },
      Offer(isFocused ? 4 : 0) { chooser in
        let count = chooser.random.pick([1, 1, 3, 200])
        return MonkeyStep(.erase, "eraseText", ["charactersToErase": "\(count)"])
      },
      Offer(isFocused ? 4 : 1) { chooser in
        let key = chooser.rare(MonkeySamples.keys, "key")
        return MonkeyStep(.key, "pressKey", ["key": key])
      },
    ]
  }

  /// Types the values that were given, one field after the other.
  private mutating func fill(
    _ blanks: [(field: Int, value: String)],
    on screen: MonkeyScreen
  ) -> MonkeyStep? {
    var steps = screen.filling(blanks)
    guard !steps.isEmpty else { return nil }
    let first = steps.removeFirst()
    ahead = steps
    return first
  }

  /// The name of the last touch, if it was by typing.
  static func typing(on route: String) -> String { "\(route) text" }

  /// Taps on a field, so that it has the focus.
  private mutating func focus(on screen: MonkeyScreen) -> MonkeyStep? {
    let index = random.pick(screen.fields)
    return screen.isReachable(index) ? touch(.tap, "tapOn", index, on: screen) : nil
  }
}
