import FlowKit
import Testing

@Suite struct YAMLRefusalTests {
  /// Each text with the beginning of its error; with an explicit type, so that it compiles quickly.
  private static let texts: [(String, String)] = [
    ("a:\n\tb: c", "f:2:1: A tab is used as indentation."),
    ("a:\n  \tb: c", "f:2:3: A tab is used as indentation."),
    ("-\ta: b", "f:1:2: A tab is used as indentation."),
    ("a: [b,\n\tc]", "f:2:1: A tab is used as indentation."),
    ("a: b\n\tc", "f:2:1: A tab is used as indentation."),
    ("a: |\n\tb", "f:2:1: A tab is used as indentation."),
    ("a: &x b", "f:1:4: Anchors (“&x b”) are not read."),
    ("a: *x", "f:1:4: Aliases (“*x”) are not read."),
    ("a: [*x]", "f:1:5: Aliases"),
    ("&k a: b", "f:1:1: Anchors"),
    ("a:\n  <<: b", "f:2:3: Merge keys (“<<”) are not read."),
    ("{<<: b}", "f:1:2: Merge keys"),
    ("a: !!str b", "f:1:4: Tags (“!!str b”) are not read."),
    ("%YAML 1.2\n---\na", "f:1:1: YAML directives (“%YAML 1.2”) are not read."),
    ("a: b\nc: d\na: e", "f:3:1: The key “a” stands twice in one mapping."),
    ("{a: b, \"a\": c}", "f:1:8: The key “a” stands twice in one mapping."),
    ("{a, a}", "f:1:5: The key “a” stands twice"),
    ("? a\n: b", "f:1:1: Complex keys (“? ”) are not read."),
    ("[a]: b", "f:1:1: A key must be a text on one line"),
    ("{a: b}: c", "f:1:1: A key must be a text on one line"),
    ("a: b\n[c]: d", "f:2:1: A key must be a text on one line"),
    ("{[a]: b}", "f:1:2: A key must be a text on one line"),
    ("\"a\n b\": c", "f:1:1: A key must stand on one line."),
    ("a\n---\nb\n---\nc", "f:4:1: A third document begins here."),
    ("a: b\0", "f:1:5: A NUL byte cannot stand in a flow."),
    ("a\n\u{1}", "f:2:1: The control character 0x01 cannot stand in a flow."),
    ("a: \"b", "f:1:4: The text that begins here has no closing quote."),
    ("- a: 'b\n- c: 'd'", "f:1:6: The text that begins here has no closing quote."),
    ("a: 'b\n---\n'", "f:1:4: The text that begins here has no closing quote."),
    ("a: [b, c", "f:1:4: The “[” that opens here is not closed."),
    ("a: {b: c\nd: e", "f:1:4: The “{” that opens here is not closed."),
    ("a: [b}", "f:1:6: “}” cannot stand here."),
    (
      "a: {p: b[0].c, d: e}",
      "f:1:9: “[0].c, d: e}” cannot stand here. After an entry of the “{” of line 1, column 4 comes “,” or “}”. "
        + "A text with “[” in it needs quotes."
    ),
    ("a: [}", "f:1:5: “}” does not close the “[” of line 1, column 4."),
    ("a: [b,,c]", "f:1:7: Something is missing before this comma."),
    ("a: b: c", "f:1:5: A second colon on the line"),
    ("a: 合計: 1円", "f:1:6: A second colon on the line"),
    ("a: - b", "f:1:4: A list cannot begin on this line."),
    ("a: b\nc\nd: e", "f:2:2: A colon is missing after “c”."),
    ("a: b\nc:d\n", "f:2:1: A space is missing after the colon: write “c: …”."),
    ("- tapOn\n    id: x", "f:1:8: A colon is missing here: the deeper line 2 (“id:”)"),
    ("a: 'b' c", "f:1:8: “c” stands after the closing quote."),
    ("a: [b] c", "f:1:8: “c” stands after the closing bracket."),
    ("a: 'b'\n  c: d", "f:2:3: “c: d” is indented deeper than what it belongs to"),
    ("a:\n  b: c\n d: e", "f:3:2: “d: e” is indented deeper"),
    ("  a: b\nc: d", "f:2:1: “c: d” does not belong to what stands above it."),
    ("a: b\n- c", "f:2:1: A list item stands among keys."),
    ("- a\nb: c", "f:2:1: “b: c” stands among the items of a list."),
    (": a", "f:1:1: There is no key before the colon."),
    ("a: @b", "f:1:4: A text cannot begin with “@” here. Put it in quotes."),
    ("a: `b`", "f:1:4: A text cannot begin with “`” here."),
    ("a: ]", "f:1:4: A text cannot begin with “]” here."),
    ("a: {t: ${X}}", "f:1:8: Inside “{…}” a text with “${…}” needs quotes"),
    (#"a: "\q""#, #"f:1:5: “\q” is no escape."#),
    (#"a: "\x4""#, "f:1:5: This escape needs 2 hexadecimal digits."),
    (#"a: "\uD800""#, "f:1:5: This escape names no Unicode character."),
    (#"a: "\UFFFFFFFF""#, "f:1:5: This escape names no Unicode character."),
    ("a: |x\n  b", "f:1:5: “x” cannot stand after “|” or “>”"),
    ("a: | b", "f:1:6: The text of a “|” or “>” begins on the next line."),
    ("{a\n b: c}", "f:1:2: A key must stand on one line."),
    ("{'a\n b': c}", "f:1:2: A key must stand on one line."),
    ("{x: y, \"a\n b\" : c}", "f:1:8: A key must stand on one line."),
    ("{a\n b}", "f:1:2: A key must stand on one line."),
    ("[a\n b: c]", "f:1:2: A key must stand on one line."),
    ("a: b\n\u{3000}c: d", "f:2:1: A full-width space is used as indentation."),
    ("a:\n  \u{3000}c: d", "f:2:3: A full-width space is used as indentation."),
    ("a: b\nc：d\n", "f:2:1: A full-width colon stands here. Write “c: …”"),
    (
      "a: b\n- c",
      "f:2:1: A list item stands among keys. Indent it under its key. If the commands begin here, put "
        + "a line “---” before it."
    ),
    ("a: |\n    \n  b", "f:2:5: This blank line has more spaces"),
  ]

  @Test(arguments: texts)
  func `a form that is not read is refused at its place`(text: String, expected: String) {
    let result = readYAML(text)
    #expect(result.hasPrefix(expected), "\(result)")
  }

  @Test(
    arguments: [
      ([0x61, 0x0A, 0xFF], "f:2:1: The byte 0xFF is not valid UTF-8."),
      ([0xC0, 0x80], "f:1:1: The byte 0xC0 is not valid UTF-8."),
      ([0xE3, 0x81], "f:1:1: The byte 0xE3 is not valid UTF-8."),
      ([0xED, 0xA0, 0x80], "f:1:1: The byte 0xED is not valid UTF-8."),
      ([0xF4, 0x90, 0x80, 0x80], "f:1:1: The byte 0xF4 is not valid UTF-8."),
      ([0xE3, 0x81, 0x82, 0x80], "f:1:2: The byte 0x80 is not valid UTF-8."),
      ([0xFF, 0xFE, 0x61, 0x00], "f:1:1: The file is UTF-16."),
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "f:1:1: The byte 0x89"),
    ] as [([UInt8], String)]
  )
  func `bytes that are no text are refused`(bytes: [UInt8], expected: String) {
    let result = readYAML(bytes)
    #expect(result.hasPrefix(expected), "\(result)")
  }

  @Test(arguments: [
    (String(repeating: "[", count: 10_000), "f:1:65: This is nested more than 64 levels deep."),
    (String(repeating: "{a: ", count: 10_000), "f:1:257: This is nested more than 64"),
    (String(repeating: "- ", count: 10_000), "f:1:129: This is nested more than 64"),
    (String(repeating: "[a: ", count: 10_000), "f:1:129: This is nested more than 64"),
  ])
  func `deep nesting is refused`(text: String, expected: String) {
    let result = readYAML(text)
    #expect(result.hasPrefix(expected), "\(result)")
  }

  @Test func `deep nesting by indentation is refused`() {
    let text = (0..<1000).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n")
    let result = readYAML(text)
    #expect(result.hasPrefix("f:65:66: This is nested more than 64 levels deep."), "\(result)")
  }

  @Test func `sixty-four levels are read`() {
    let text = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(readYAML(text) == text)
  }

  @Test func `a file over the limit is refused before it is parsed`() {
    let bytes = [UInt8](repeating: UInt8(ascii: "["), count: 10_000_000)
    #expect(
      readYAML(bytes)
        == "f:1:1: The file has more than the 1048576 bytes that are read. "
        + "Split the flow, or raise the limit."
    )
    #expect(readYAML("a: b", limits: FlowLimits(bytes: 4)) == #"{a: "b"}"#)
    #expect(
      readYAML("a: bc", limits: FlowLimits(bytes: 4)).hasPrefix(
        "f:1:1: The file has more than the 4 "
      )
    )
  }
}
