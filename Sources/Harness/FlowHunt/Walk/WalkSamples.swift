import FlowFormat

/// The values that a walk types and chooses, where the app does not say what there is.
enum WalkSamples {
  /// Plain words, nothing but blanks, a long text, pictures and other directions of writing, and line breaks.
  static let texts = [
    "カレー", " ", String(repeating: "とても長い", count: 40), "👩‍👩‍👧‍👦 مرحبا é", "一行目\n二行目", "-1",
  ]

  /// The texts that only a random walk types: nothing, and what has a meaning elsewhere.
  static let oddTexts = [
    "", "a", "שלום", "ＡＢＣ１２３", "\n", "\"'\\", "${x}", "<b>&amp;</b>", "12345678901234567890",
    "%d %@",
    "NULL", "\u{200B}", "\u{202E}abc",
  ]

  /// The texts that are used where a value belongs, and do not fit.
  static let oddValues = ["", "-1", "0", "999999", "99999999999999999999", "abc", "🍅", " 1", "1.5"]

  /// How far time goes on, and how long an answer takes, in milliseconds.
  static let times = [50, 300, 1_000, 5_000, 30_000, 300_000]

  static let keys = ["Enter", "Backspace", "Escape", "Tab", "Back", "Volume Up"]
}
