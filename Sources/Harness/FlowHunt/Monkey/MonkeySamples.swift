import FlowFormat
import Scenes

/// The values that are typed and chosen at random, where the app does not say what there is.
enum MonkeySamples {
  /// The texts that are typed: nothing, blanks, scripts and pictures of many kinds, line breaks, and what has a meaning
  /// elsewhere.
  static let texts = [
    "", " ", "a", "にんじん", "トマト カレー", "🍅", "👩‍👩‍👧‍👦🇯🇵", "مرحبا بالعالم", "שלום", "é", "ＡＢＣ１２３",
    "一行目\n二行目", "\n", "\"'\\", "${x}", "<b>&amp;</b>", "0", "-1", "12345678901234567890", "%d %@",
    "NULL", "\u{200B}", "\u{202E}abc", String(repeating: "とても長い", count: 40),
    String(repeating: "x", count: 120),
  ]

  /// The texts that are used where a value belongs, and do not fit.
  static let oddValues = ["", "-1", "0", "999999", "99999999999999999999", "abc", "🍅", " 1", "1.5"]

  /// The time until an answer arrives.
  static let latencies = ["0ms", "50ms", "300ms", "2s", "15s"]

  /// How far time goes on.
  static let times = ["50ms", "300ms", "1s", "5s", "30s", "5min"]

  static let keys = ["Enter", "Backspace", "Escape", "Tab", "Back", "Volume Up"]

  static let splits: [FlowSplit] = [.full, .full, .half, .third, .twoThirds]

  static let directions: [FlowDirection] = [.up, .down, .left, .right]
}
