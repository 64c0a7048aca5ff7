import Scenes

/// A table in which every word begins with a mark.
enum MarkedWords {
  static let mark = "w:"

  static let table: ScreenWords = {
    var table = ScreenWords.standard(for: "en")
    for word in words { table[keyPath: word] = mark + table[keyPath: word] }
    return table
  }()

  private nonisolated(unsafe) static let words: [WritableKeyPath<ScreenWords, String>] =
    inScenes + inCollections

  /// The words of the controls in `Scenes`.
  nonisolated(unsafe) static let inScenes: [WritableKeyPath<ScreenWords, String>] = [
    \.back, \.cancel, \.decrease, \.increase, \.earlier, \.later, \.loading, \.loadingFailed,
    \.loadAgain,
  ]

  /// The words of the rows in `SceneCollections`.
  private nonisolated(unsafe) static let inCollections: [WritableKeyPath<ScreenWords, String>] = [
    \.moveBack, \.moveForward, \.expand, \.collapse, \.delete, \.insert, \.moreInfo,
  ]
}

extension ScreenNodeLook {
  /// The words that a person sees or hears of an element.
  var shownWords: [String] {
    let words = [text, label, value, hint, placeholder].compactMap(\.self)
    return words + accessibilityActions + swipeActions + menu.map(\.title)
      + (choosing?.titles ?? []) + runs.map(\.text)
  }
}
