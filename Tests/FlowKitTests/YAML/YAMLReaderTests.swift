import FlowKit
import Testing

@Suite struct YAMLReaderTests {
  /// With an explicit type, since type-checking the table would take long.
  private static let structures: [(text: String, expected: String)] = [
    ("", ""),
    ("# only a comment\n\n", ""),
    ("---", "~"),
    ("a", #""a""#),
    ("a: b", #"{a: "b"}"#),
    ("a: b\nc: d", #"{a: "b", c: "d"}"#),
    ("a:\n  b: c\n  d: e\nf: g", #"{a: {b: "c", d: "e"}, f: "g"}"#),
    ("- a\n- b", #"["a", "b"]"#),
    ("a:\n- b\n- c\nd: e", #"{a: ["b", "c"], d: "e"}"#),
    ("a:\n  - b\n  - c\nd: e", #"{a: ["b", "c"], d: "e"}"#),
    ("- a: b\n  c: d\n- e", #"[{a: "b", c: "d"}, "e"]"#),
    ("- a:\n  - b\n- c", #"[{a: ["b"]}, "c"]"#),
    ("- a:\n    b: c", #"[{a: {b: "c"}}]"#),
    ("- - a\n  - b\n- c", #"[["a", "b"], "c"]"#),
    ("-\n  a: b\n-\n- c", #"[{a: "b"}, ~, "c"]"#),
    ("a:\nb:", "{a: ~, b: ~}"),
    ("a: # nothing\n\n  # still\nb: c", #"{a: ~, b: "c"}"#),
    ("a: b\r\nc: d\r\n", #"{a: "b", c: "d"}"#),
    ("a: b\rc: d", #"{a: "b", c: "d"}"#),
    ("\u{FEFF}a: b", #"{a: "b"}"#),
    ("a: b\n---\n- c", #"{a: "b"} --- ["c"]"#),
    ("---\na: b\n---\n- c\n...\n", #"{a: "b"} --- ["c"]"#),
    ("a\n...\n# more\nb", #""a" --- "b""#),
    ("--- a", #""a""#),
    ("no: no\n1: 1\n~: ~\nnull: null", #"{no: "no", 1: "1", ~: "~", null: "null"}"#),
    ("a: ''\nb: \"\"", #"{a: "", b: ""}"#),
    ("\"a b\": c\n'd:e': f", #"{a b: "c", d:e: "f"}"#),
    ("a : b", #"{a: "b"}"#),
    ("注文: 合計", "{注文: \"合計\"}"),
    ("a:\t b\t# c", #"{a: "b"}"#),
  ]

  @Test(arguments: structures)
  func `structure is read`(text: String, expected: String) {
    #expect(readYAML(text) == expected)
  }

  @Test(arguments: [
    ("a: b # c", #"{a: "b"}"#),
    ("a: b#c", #"{a: "b#c"}"#),
    ("a: http://x:80/?q", #"{a: "http://x:80/?q"}"#),
    ("a: -b ?c :d", #"{a: "-b ?c :d"}"#),
    ("a: b\n  c\n\n  d\ne: f", #"{a: "b c\nd", e: "f"}"#),
    ("a:\n  b\n  c", #"{a: "b c"}"#),
    ("- a\n  b\n- c", #"["a b", "c"]"#),
    ("a: ${X} and ${Y}", #"{a: "${X} and ${Y}"}"#),
    ("a: 'it''s'", #"{a: "it\'s"}"#),
    ("a: 'b\n  c\n\n  d'", #"{a: "b c\nd"}"#),
    ("a: 'b  \n   c'", #"{a: "b c"}"#),
    (#"a: "b\n\t\"\\\/""#, #"{a: "b\n\t\"\\/"}"#),
    (#"a: "\x41\u3042\U0001F600""#, "{a: \"Aあ😀\"}"),
    (#"a: "\uD83D\uDE00""#, "{a: \"😀\"}"),
    ("a: \"b\\\n   c\\\n\n  d\"", #"{a: "bc\nd"}"#),
    ("a: \"b \n\n  c\"", #"{a: "b\nc"}"#),
    (
      #"a: "\e\0\a\N\_\L\P""#,
      "{a: \(("\u{1B}\0\u{7}\u{85}\u{A0}\u{2028}\u{2029}").debugDescription)}"
    ),
  ])
  func `scalars are unescaped and folded`(text: String, expected: String) {
    #expect(readYAML(text) == expected)
  }

  @Test(arguments: [
    ("a: |\n  b\n  c\n", #"{a: "b\nc\n"}"#),
    ("a: |-\n  b\n  c\n\nd: e", #"{a: "b\nc", d: "e"}"#),
    ("a: |+\n  b\n\nd: e", #"{a: "b\n\n", d: "e"}"#),
    ("a: |\n  b\n    c\n\n  d\n", #"{a: "b\n  c\n\nd\n"}"#),
    ("a: |2\n    b\n   c\n", #"{a: "  b\n c\n"}"#),
    ("a: |1-\n  b", #"{a: " b"}"#),
    ("a: >\n  b\n  c\n\n  d\n", #"{a: "b c\nd\n"}"#),
    ("a: >-\n  b\n    c\n    d\n  e", #"{a: "b\n  c\n  d\ne"}"#),
    ("a: >\n\n  b\n", #"{a: "\nb\n"}"#),
    ("a: | # why\n  # no comment\n", ##"{a: "# no comment\n"}"##),
    ("- |\n b\n- c", #"["b\n", "c"]"#),
    ("a: |\nb: c", #"{a: "", b: "c"}"#),
    ("a: |+\n\n\nb: c", #"{a: "\n\n", b: "c"}"#),
    ("|\nb: c\n", #""b: c\n""#),
    ("a: |\n  b", #"{a: "b"}"#),
    ("a: |\r\n  b\r\n  c\r\n", #"{a: "b\nc\n"}"#),
    ("a: |\n   ", #"{a: ""}"#),
    ("a: |\n  \n     ", #"{a: ""}"#),
    ("a: >+\n   ", #"{a: ""}"#),
    ("- |-\n     ", #"[""]"#),
    ("a: |\n  b\n    ", #"{a: "b\n  "}"#),
    ("a: |\n  b\n # end\nc: d", #"{a: "b\n", c: "d"}"#),
  ])
  func `block scalars keep or fold their lines`(text: String, expected: String) {
    #expect(readYAML(text) == expected)
  }

  @Test(arguments: [
    ("[]", "[]"),
    ("{}", "{}"),
    ("[a, b,]", #"["a", "b"]"#),
    ("{ a: b, c: {d: [e]} }", #"{a: "b", c: {d: ["e"]}}"#),
    ("a: [b,\n  c, # d\n  e\n]\nf: g", #"{a: ["b", "c", "e"], f: "g"}"#),
    ("[a: b, c]", #"[{a: "b"}, "c"]"#),
    ("{か\u{3099}: a, が: b}", "{か\u{3099}: \"a\", が: \"b\"}"),
    ("{a\n: b}", #"{a: "b"}"#),
    ("{a, b: , c:}", #"{a: ~, b: ~, c: ~}"#),
    (#"{"a":b,'c': "d, e"}"#, #"{a: "b", c: "d, e"}"#),
    ("[http://x:80, a:b]", #"["http://x:80", "a:b"]"#),
    ("[a b\n c]", #"["a b c"]"#),
    (#"{ text: "${X}" }"#, #"{text: "${X}"}"#),
    ("- {a: 1}\n- [2]", #"[{a: "1"}, ["2"]]"#),
  ])
  func `brackets are read`(text: String, expected: String) {
    #expect(readYAML(text) == expected)
  }

  @Test func `every node keeps its place`() throws {
    let text = "a:\n  - かに: b\n    c: [d, 'e']\n"
    let documents = try YAMLReader.read(Array(text.utf8), file: "f")
    let list = try #require(documents.first?.pairs?.first?.value)
    #expect(list.position == FlowPosition(line: 2, column: 3))
    let pairs = try #require(list.items?.first?.pairs)
    #expect(pairs[0].key.position == FlowPosition(line: 2, column: 5))
    #expect(pairs[0].value.position == FlowPosition(line: 2, column: 9))
    let items = try #require(pairs[1].value.items)
    #expect(items.map(\.position.column) == [9, 12])
    #expect(items.map(\.scalar?.style) == [.plain, .single])
  }

  @Test func `an absent value is not the empty text`() throws {
    let pairs = try #require(
      try YAMLReader.read(Array("a:\nb: ''".utf8), file: "f").first?.pairs
    )
    #expect(pairs.map(\.value.isNull) == [true, false])
    #expect(pairs[1].value.scalar?.style == .single)
  }
}
