extension MonkeyChooser {
  /// What a keyboard may do on a screen.
  func typing(on screen: MonkeyScreen) -> [Offer] {
    let isFocused = screen.focused != nil
    return [
      Offer(isFocused || screen.fields.isEmpty ? 0 : 6) { $0.focus(on: screen) },
      Offer(isFocused ? 20 : 1) { chooser in
        let text = chooser.rare(MonkeySamples.texts, "text")
        return MonkeyStep(.type, "inputText", ["text": MonkeyStep.quoted(text)])
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

  /// Taps on a field, so that it has the focus.
  private mutating func focus(on screen: MonkeyScreen) -> MonkeyStep? {
    let index = random.pick(screen.fields)
    return screen.isReachable(index) ? touch(.tap, "tapOn", index, on: screen) : nil
  }
}
