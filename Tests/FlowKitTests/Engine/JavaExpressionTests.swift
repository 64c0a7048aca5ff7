import Testing

@testable import FlowEngine

/// The patterns of selectors are Java's, with Maestro's options.
@Suite struct JavaExpressionTests {
  private static let cases: [(String, String, Bool)] = [
    (#"\w+"#, "abc_1", true), (#"\w+"#, "にんじん", false), (#"\W+"#, "にんじん", true),
    (#"\w"#, "é", false),
    (#"\d+"#, "12", true), (#"\d+"#, "１２", false), (#"\D+"#, "１２", true), (#"\d+円"#, "300円", true),
    (#"a\sb"#, "a b", true), (#"a\sb"#, "a\u{3000}b", false), (#"a\Sb"#, "a\u{A0}b", true),
    (#"a\s*b"#, "a \t\u{B}b", true), (#"[\w-]+"#, "a-b", true), (#"[\w-.]+"#, "a-b.c", true),
    (#"[\w ]+"#, "ab cd", true), (#"[^\w]+"#, "にん", true), (#"[\d,]+"#, "1,2", true),
    (#"[\d,]+"#, "１,２", false),
    (#"[\W]+"#, "にん", true), (#"[^\W]+"#, "ab", true), (#"[^\W]+"#, "に", false),
    (#"[\S\s]*"#, "a\nに", true),
    (#".*\bcat\b.*"#, "a cat sat", true), (#".*\bcat\b.*"#, "concatenate", false),
    (#"にん\bab"#, "にんab", true),
    (#".*\Bcat.*"#, "concat", true), (#"に\Bん"#, "にん", true), (#"に\bん"#, "にん", false),
    (#"a$\n^b"#, "a\nb", true), (#"^a$"#, "a", true), (#"(?s)^a$.^b$"#, "a\nb", true),
    (#"a\Z"#, "a", true),
    (#"\p{Alpha}+"#, "abC", true), (#"\p{Alpha}"#, "é", false), (#"\p{Lower}+"#, "aB", true),
    (#"\p{Upper}+"#, "aB", true),
    (#"\p{Digit}"#, "１", false), (#"\p{Punct}+"#, "!?~", true), (#"\p{Punct}"#, "、", false),
    (#"\p{Space}"#, " ", true),
    (#"\p{Alnum}+"#, "a1", true), (#"\p{Blank}"#, "\t", true), (#"\p{XDigit}+"#, "fF0", true),
    (#"\P{Alpha}"#, "に", true),
    (#"[\p{Alpha}\d]+"#, "a1", true), (#"\p{ASCII}+"#, "aé", false), (#"\p{L}+"#, "éに", true),
    (#"\p{IsHiragana}+"#, "にん", true),
    (#"\h"#, "\u{3000}", true), (#"\v"#, "\u{B}", true), (#"\R"#, "\n", true),
    (#"\Qa.b\E.*"#, "a.bc", true), (#"\Qa.b\E.*"#, "axbc", false), (#"[\Q]\E]+"#, "]]", true),
    (#"\Qa+"#, "a+", true),
    ("é.*", "ÉA", true), ("σ.*", "Σx", true), ("strasse.*", "STRASSE 1", true),
    ("strasse.*", "Straße 1", false),
    ("straße.*", "STRASSE 1", false), ("straße.*", "STRAßE 1", true), ("fi.*", "ﬁx", false),
    ("fi.*", "Fix", true),
    (#"\w"#, "\u{212A}", false), ("k.*", "Kk", true), (#"a\\b"#, #"a\b"#, true),
    (#"合計\(税込\)"#, "合計(税込)", true),
    (#"[a-z&&[^b]]+"#, "ac", true), (#"[a-z&&[^b]]+"#, "b", false), ("a)|(b", "a", false),
    (#"\"#, #"\"#, true),
  ]

  @Test(arguments: cases)
  func `a pattern means what it means to Maestro`(_ source: String, _ text: String, _ isMatch: Bool)
  {
    #expect(FlowPattern(source).matches(text) == isMatch)
  }

  @Test func `names of classes that never end are read once`() {
    let source = String(repeating: #"\p{"#, count: 100_000)
    #expect(JavaExpression.translated(source) == source)
    let closed = source + "Alpha}"
    #expect(JavaExpression.translated(closed).hasSuffix("[a-zA-Z])"))
  }
}
