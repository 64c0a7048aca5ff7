@testable import FlowFormat

/// Names that try to be more than names.
enum HostileNames {
  /// Names that were found to do harm somewhere, and their relatives.
  static let known = [
    "a\n::set-output name=x::y",
    "::stop-commands::token",
    "a\r::add-mask::b",
    "a\r\n  ::error::b",
    "##[group]x",
    "a\n##[error]b",
    "a ##[add-matcher]b]",
    "###vso[task.setvariable variable=x]y",
    "##teamcity[buildStatus status='SUCCESS']",
    "\u{1B}[8mconcealed\u{1B}[0m",
    "\u{1B}[31mFAILED\u{1B}[0m",
    "\u{1B}]0;title\u{7}\u{1B}[2J",
    "\u{9B}2J\u{85}::x::y\u{90}",
    "100 %\rdone\u{8}\u{8}\u{8}\u{8}gone",
    "a\u{202E}txt.exe\u{202C}\u{2066}b\u{2069}\u{200F}\u{61C}",
    "zero\u{200B}width\u{FEFF}\u{2060}joiner\u{200D}soft\u{AD}hyphen",
    "tag\u{E0001}\u{E0061}\u{E007F}filler\u{3164}\u{FFA0}",
    "lines\u{2028}::a::b\u{2029}::c::d\u{B}::e::f\u{C}::g::h",
    "\u{200B}::set-env name=a::b",
    "#\u{200D}#[error]x",
    ":\u{2060}:x::y",
    "\u{FFF9}a\u{FFFA}b\u{FFFB}",
    "x\n  ✓ launchApp  0 s\n  passed: 3 steps",
    "100%25,a:b%0A::error::x",
    "]]>\n::x::<!--",
  ]

  private static let pieces =
    [
      "\n", "\r", "\r\n", " ", "\t", "\u{A0}", "\u{3000}", ":", "::", "#", "##", "[", "]", "##[",
      "%",
      "%0A", ",", "\"", "\\", "'", "${", "}", "✓ ", "{", "- ", "error", "set-output name=a", "にん",
      "👩", "\u{200D}",
      "🍳", "\u{FE0F}", "\u{1B}[31m", "\u{1B}[8m", "\u{1B}", "\u{9B}", "\u{85}", "\u{8}", "\u{0}",
      "\u{7F}",
    ]
    + [
      "\u{AD}", "\u{61C}", "\u{200B}", "\u{200E}", "\u{2028}", "\u{202E}", "\u{2066}", "\u{2069}",
      "\u{FEFF}", "\u{E0041}", "\u{E0100}", "\u{34F}", "\u{3164}", "\u{FFF9}",
    ]

  /// Returns a name at random, the same for the same seed.
  static func random(seed: Int) -> String {
    var random = FlowRandom(seed: UInt64(seed))
    let count = Int.random(in: 1...12, using: &random)
    return (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }
}
