extension ScreenFrames {
  /// Returns the same layout with other texts, such as a picture of the screen without a password.
  ///
  /// - Parameter replacement: Returns the text to show in place of a text.
  /// - Returns: The layout, in which no frame is different.
  package func replacingTexts(_ replacement: (String) -> String) -> ScreenFrames {
    var frames = self
    for index in elements.indices { frames.elements[index].element.replaceTexts(replacement) }
    return frames
  }
}

extension ScreenNodeLook {
  /// Replaces the words that a person sees or hears.
  ///
  /// A text that changes loses the styles of its parts.
  fileprivate mutating func replaceTexts(_ replacement: (String) -> String) {
    let old = text
    text = text.map(replacement)
    label = label.map(replacement)
    value = value.map(replacement)
    hint = hint.map(replacement)
    placeholder = placeholder.map(replacement)
    guard let box = rest?.rest.specifics, box.specifics.runs != nil, !text.isSame(as: old) else {
      return
    }
    var specifics = box.specifics
    specifics.runs = nil
    rest = rest.map { old in
      var rest = old.rest
      rest.specifics = ScreenSpecifics.Box(specifics)
      return Rest.Box(rest)
    }
  }
}
