import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

@Suite struct FlowTextTests {
  private static let scope = FlowScope([
    "PRODUCT": .string("にんじん"), "COUNT": .string("3"), "EMPTY": .string(""),
    "OFF": .string("false"),
    "output": .object(["total": .number(1056), "lines": .array([.string("a"), .string("b")])]),
  ])

  /// Returns the value of a text at line 1, column 3 (after `- `), or the error.
  private func evaluate(_ text: String, quoted: Bool = false) -> String {
    do throws(FlowError) {
      return show(try parse(text).value(in: Self.scope))
    } catch {
      return error.description
    }
  }

  private func parse(_ text: String) throws(FlowError) -> FlowText {
    let (flow, errors) = FlowReader().read(Array("- assertTrue: \(text)".utf8), file: "f")
    if let error = errors.first { throw error }
    guard let parsed = flow?.steps.first?.command as? AssertTrueCommand else {
      throw FlowError(file: "f", position: .start, message: "no text")
    }
    return parsed.condition
  }

  private func show(_ value: FlowValue) -> String {
    if case .string(let text) = value { "'\(text)'" } else { value.text }
  }

  private static let members: [(String, String)] = [
    ("plain", "'plain'"),
    ("12", "'12'"),
    ("$5 {x} $", "'$5 {x} $'"),
    (#"\${PRODUCT}"#, "'${PRODUCT}'"),
    ("${PRODUCT}", "'にんじん'"),
    ("${ PRODUCT }を${COUNT}個", "'にんじんを3個'"),
    ("${1}${2}", "'12'"),
    ("a ${null} ${undefined} ${true}", "'a null undefined true'"),
    ("${output.total}", "1056"),
    ("${output['total']}", "1056"),
    ("${output.lines[1]}", "'b'"),
    ("${output.lines.length}", "2"),
    ("${output.none}", "undefined"),
    ("${PRODUCT.length}", "4"),
    ("${PRODUCT[0]}", "'に'"),
    ("${PRODUCT[9]}", "undefined"),
    ("${[1, 'a', [null]]}", "1,a,"),
    ("${'abc'[null]}", "undefined"),
    ("${'abc'['']}", "undefined"),
    ("${'abc'[[]]}", "undefined"),
    ("${'abc'[[1]]}", "'b'"),
    ("${'abc'[true]}", "undefined"),
    ("${'abc'[false]}", "undefined"),
    ("${'abc'['01']}", "undefined"),
    ("${'abc'['+1']}", "undefined"),
    ("${'abc'[' 1']}", "undefined"),
    ("${'abc'['1']}", "'b'"),
    ("${'abc'[1.5]}", "undefined"),
    ("${'abc'[-0]}", "'a'"),
    ("${'abc'[-1]}", "undefined"),
    ("${['a', 'b'][null]}", "undefined"),
    ("${['a', 'b']['']}", "undefined"),
    ("${['a', 'b'][[]]}", "undefined"),
    ("${['a', 'b'][true]}", "undefined"),
    ("${['a', 'b']['01']}", "undefined"),
    ("${['a', 'b']['1']}", "'b'"),
    ("${['a', 'b']['length']}", "2"),
    ("\"${{'': 1, 'null': 2, 'true': 3}[null] + {'': 1}[[]]}\"", "3"),
    ("${'😀'.length}", "2"),
    ("${'a😀b'[3]}", "'b'"),
    (#"${'\uD83D\uDE00' == '😀'}"#, "true"),
    ("${ 1\u{3000}+\u{A0}2\u{FEFF}}", "3"),
    (#""${{a: 1, 'b': [2]}.b[0]}""#, "2"),
    (#"${'\u3042\'\n'}"#, "'あ'\n'"),
    (#"'${"}"}'"#, "'}'"),
  ]

  @Test(arguments: members)
  func `names, literals and members`(text: String, expected: String) {
    #expect(evaluate(text) == expected)
  }

  private static let sums: [(String, String)] = [
    ("${1 + 2 * 3 - 4 / 2}", "5"),
    ("${(1 + 2) * 3}", "9"),
    ("${10 - 3 - 2}", "5"),
    ("${-7 % 3}", "-1"),
    ("${1 / 0}", "Infinity"),
    ("${0.1 + 0.2}", "0.30000000000000004"),
    ("${1e21}", "1e+21"),
    ("${123456789012345680000}", "123456789012345680000"),
    ("${0.000001}", "0.000001"),
    ("${0.0000001}", "1e-7"),
    ("${1.5e-10}", "1.5e-10"),
    ("${0x1F}", "31"),
    ("${0b11 + 0o17}", "18"),
    ("${+'0b11'}", "3"),
    ("${+'0B101'}", "5"),
    ("${+'0o17'}", "15"),
    ("${+'0x1f'}", "31"),
    ("${+'0b12'}", "NaN"),
    ("${+'0x'}", "NaN"),
    ("${+'0x+1'}", "NaN"),
    ("${+'-0x1'}", "NaN"),
    ("${+'0x10000000000000000'}", "18446744073709552000"),
    ("${+'0x20000000000001' + 0}", "9007199254740992"),
    ("${+'0x20000000000003'}", "9007199254740996"),
    ("${+'0x2000000000000100000000001' == 0x200000000000010 * 0x10000000000}", "false"),
    ("${+'\u{FEFF}1\u{FEFF}'}", "1"),
    ("${+'\u{3000}\u{2028}'}", "0"),
    ("${+'\u{85}1'}", "NaN"),
    ("${+'01'}", "1"),
    ("${+[] + +[3] + +['4']}", "7"),
    ("${+[1, 2]}", "NaN"),
    ("${-0}", "0"),
    ("${'a' + 1 + 2}", "'a12'"),
    ("${1 + 2 + 'a'}", "'3a'"),
    ("${COUNT + 1}", "'31'"),
    ("${COUNT * 1 + 1}", "4"),
    ("${+COUNT}", "3"),
    ("${'x' * 1}", "NaN"),
    ("${null + 1}", "1"),
    ("${true + true}", "2"),
  ]

  @Test(arguments: sums)
  func `arithmetic is JavaScript's`(text: String, expected: String) {
    #expect(evaluate(text) == expected)
  }

  private static let comparisons: [(String, String)] = [
    ("${1 == '1'}", "true"),
    ("${1 === '1'}", "false"),
    ("${1 !== '1'}", "true"),
    ("${null == undefined}", "true"),
    ("${null === undefined}", "false"),
    ("${null == 0}", "false"),
    ("${'' == 0}", "true"),
    ("${true == '1'}", "true"),
    ("${NaN == NaN}", "false"),
    ("${'が' == 'か\u{3099}'}", "false"),
    ("${PRODUCT == 'にんじん'}", "true"),
    ("${COUNT != 3}", "false"),
    ("${2 < 10}", "true"),
    ("${'2' < '10'}", "false"),
    ("${[2] < [10]}", "false"),
    ("${[2] < 10}", "true"),
    ("${[1, 2] < [1, 3]}", "true"),
    ("${['b'] > 'a'}", "true"),
    ("${[] < 1}", "true"),
    ("${[1] == 1}", "true"),
    ("${[1] == '1'}", "true"),
    ("${[1] == true}", "true"),
    ("${[] == false}", "true"),
    ("${[] == ''}", "true"),
    ("${['01'] == 1}", "true"),
    ("${[1, 2] == '1,2'}", "true"),
    ("${[null] == ''}", "true"),
    ("${['x'] == NaN}", "false"),
    ("${[] == null}", "false"),
    ("${[1] === '1'}", "false"),
    ("${['\u{E9}'] == ['e\u{301}']}", "false"),
    ("${['e\u{301}'] === ['e\u{301}']}", "true"),
    ("${{a:['\u{E9}']} === {a:['e\u{301}']}}", "false"),
    ("${{a:[1], b:2} == {b:2, a:[1]}}", "true"),
    ("${[1, [2]] == [1, [2]]}", "true"),
    (#"${'\uFFFD' > '😀'}"#, "true"),
    ("${'2' < 10}", "true"),
    ("${3 >= 3 && 'b' > 'a'}", "true"),
    ("${!EMPTY}", "true"),
    ("${!!'0'}", "true"),
    ("${EMPTY || 'x'}", "'x'"),
    ("${PRODUCT && 2}", "2"),
    ("${1 || 0 && 0}", "1"),
    (#""${COUNT > 2 ? 'many' : 'few'}""#, "'many'"),
    (#""${false ? 1 : true ? 2 : 3}""#, "2"),
    ("${NONE || 'default'}", "'default'"),
    ("${NONE == undefined}", "true"),
    ("${!NONE}", "true"),
    (#""${NONE ? 1 : 2}""#, "2"),
    ("${NONE ?? 3}", "3"),
    ("${'' ?? 3}", "''"),
    ("${0 ?? 3}", "0"),
    ("${(NONE || 0) ?? 1}", "0"),
    ("${1; 2;}", "2"),
    ("${}", "''"),
    ("${ ;; }", "''"),
    ("a${}b", "'ab'"),
    ("${output.x = 1}", "1"),
    ("a ${1 + NONE}", "'a NaN'"),
    (#""${true ?.5 : 1}""#, "0.5"),
  ]

  @Test(arguments: comparisons)
  func `comparison and logic are JavaScript's`(text: String, expected: String) {
    #expect(evaluate(text) == expected)
  }

  private static let mistakes: [(String, String)] = [
    ("${output.none.x}", "f:1:29: “x” cannot be read here: what stands before it is undefined."),
    ("a ${1", "f:1:17: This “${” is not closed."),
    ("${'a}", "f:1:17: The text that begins here has no closing quote."),
    ("${1 +}", "f:1:20: “}” cannot stand here in “${…}”."),
    ("${1 +}", "f:1:20: “}” cannot stand here in “${…}”. A value is missing after “+”."),
    ("${1 * / 2}", "f:1:21: “/” cannot stand here in “${…}”. A value is missing after “*”."),
    ("${* 2}", "f:1:17: “*” cannot stand here in “${…}”. A value is missing before “*”."),
    ("${1 ＝＝ 2}", "f:1:19: “＝” is full-width. Write “=”."),
    ("${（1 + 2）}", "f:1:17: “（” is full-width. Write “(”."),
    ("${010}", "f:1:17: “010” is no number: write it without the 0"),
    ("${'😀'[0]}", "f:1:20: Place 0 of this text is half a character"),
    (#"${'\uD83D'}"#, "f:1:18: “\\u” needs four hexadecimal digits that name a character."),
    (#"${'\uD83D\u0041'}"#, "f:1:18: “\\u” needs four"),
    ("${1 2}", "f:1:19: “2” cannot stand here"),
    ("${(1}", "f:1:19: “)” is missing in parentheses, before “}”."),
    ("${1 ? 2}", "f:1:22: “:” is missing in a “? :”"),
    ("${[1}", "f:1:19: “]” is missing in an array"),
    ("${1.2.3}", "f:1:17: “1.2.3” is no number."),
    ("${3px}", "f:1:17: “3px” is no number."),
    ("${a = 1}", "f:1:17: Only “output.NAME” and “maestro.copiedText” can be assigned to."),
    ("${COUNT += 1}", "f:1:17: Only “output.NAME” and “maestro.copiedText” can be assigned to."),
    ("${1++}", "f:1:17: Only “output.NAME” and “maestro.copiedText” can be assigned to."),
    ("${-2 ** 2}", "f:1:20: “**” can't follow a sign such as “-”."),
    ("${output?.x = 1}", "f:1:25: Only “output.NAME” and “maestro.copiedText” can be assigned to."),
    ("${output.a.b = 1}", "f:1:26: “b” cannot be assigned: what stands before it is undefined."),
    ("${PRODUCT.trin()}", "f:1:25: There is no function “trin” in “${…}”. Did you mean “trim”?"),
    (
      "${COUNT.length.trim()}", "f:1:30: “trim” stands after a text, but what stands before it here"
    ),
    (
      "${[1].trim()}",
      "f:1:21: “trim” stands after a text, but what stands before it here is an array."
    ),
    ("${'😀'.slice(1)}", "f:1:21: This would cut a character such as “😀” in two halves"),
    ("${'a'.padStart(1e9)}", "f:1:21: This makes more than 1 MiB of text."),
    ("${[...null]}", "f:1:18: “...” takes an array or a text here, but null stands behind it."),
    ("${[...NONE]}", "f:1:18: “...” takes an array or a text here, but undefined stands"),
    ("${[...{a:1}]}", "f:1:18: “...” takes an array or a text here, but an object stands"),
    ("${Math.max(...5)}", "f:1:26: “...” takes an array or a text here, but a number stands"),
    ("${{...'😀'}}", "f:1:21: This would cut a character such as “😀” in two halves"),
    ("${[...]}", "f:1:21: “]” cannot stand here in “${…}”. A value is missing after “...”."),
    ("${...[1]}", "f:1:17: “...” cannot stand here in “${…}”."),
    ("${parseInt('3'}", "f:1:29: “)” is missing in a call, before “}”."),
    (
      "${parsInt('3')}",
      "f:1:17: There is no function “parsInt” in “${…}”. Did you mean “parseInt”?"
    ),
    ("${typeof 1}", "f:1:17: “typeof” is not part of “${…}”"),
    ("${[1].map(x => x)}", "f:1:27: “=>” makes a function, which is not part of “${…}”"),
    ("${new X}", "f:1:17: “new” is not part of “${…}”, except for Date and RegExp."),
    ("${a => 1}", "f:1:19: “=>” cannot stand here"),
    ("${a ?? b || c}", "f:1:24: “??” can't stand beside “||” or “&&”."),
    ("${a && b ?? c}", "f:1:24: “??” can't stand beside “||” or “&&”."),
    ("${a ?? b && c}", "f:1:19: “??” can't stand beside “||” or “&&”."),
    ("${a & 1}", "f:1:19: “&” cannot stand in “${…}”."),
    ("${にんじん}", "f:1:17: “に” cannot stand in “${…}”."),
    ("にんじん ${`x}", "f:1:22: The text that begins here has no closing backquote “`”."),
    ("${`a ${1 2}`}", "f:1:24: “2” cannot stand here in “${…}”."),
    ("${`a ${1`}", "f:1:23: “`” cannot stand here in “${…}”."),
    ("${/a}", "f:1:17: The regular expression that begins here has no closing “/”."),
    ("${/(a/}", "f:1:17: A “(” in this regular expression is not closed. Add “)”."),
    ("${/a/x}", "f:1:17: “x” is no flag of an expression. Known are: g, i, m, s, u, y."),
    ("${/a{99999}/}", "f:1:17: This regular expression is too long"),
    ("${'a'.match('(')}", "f:1:21: A “(” in this regular expression is not closed."),
    (
      "${Math.flor(1.5)}",
      "f:1:22: There is no function “Math.flor” in “${…}”. Did you mean “Math.floor”?"
    ),
    ("${Math.PY}", "f:1:17: There is no function “Math.PY” in “${…}”. Did you mean “Math.PI”?"),
    (
      "${[1].map(1)}",
      "f:1:21: “map” is not part of “${…}”. Compute it in a script that runScript plays."
    ),
    ("${output.l.push(1)}", "f:1:26: “push” is not part of “${…}”. Compute it in a script"),
    (
      "${null.toString()}",
      "f:1:22: “toString” stands after a value, but what stands before it here is null."
    ),
    ("${(1).toFixed(101)}", "f:1:21: “toFixed” takes a number from 0 to 100, but 101 stands here."),
    ("${JSON.parse('{a}')}", "f:1:22: “a” cannot stand at character 2 of the JSON."),
    ("${'a'.repeat(-1)}", "f:1:21: “repeat” takes a number from 0, but -1 stands here."),
    ("${new Date('x').toISOString()}", "f:1:31: This is no valid moment."),
    (#""\u3042 ${x y}""#, "f:1:27: “y” cannot stand here"),
    ("a\n    b ${x y}", "f:2:11: “y” cannot stand here"),
    (#"${'\q'}"#, #"f:1:18: “\q” is no escape."#),
    ("${" + String(repeating: "(", count: 5000) + "}", "f:1:49: This expression is nested more"),
    ("${" + String(repeating: "!", count: 5000) + "1}", "f:1:49: This expression is nested more"),
    ("${1" + String(repeating: "+1", count: 5000) + "}", "f:1:146: This expression has more than"),
    ("${a" + String(repeating: ".a", count: 5000) + "}", "f:1:145: This expression has more than"),
  ]

  @Test(arguments: mistakes)
  func `an error has its own column`(text: String, expected: String) {
    let result = evaluate(text)
    #expect(result.hasPrefix(expected), "\(result)")
  }

  @Test(arguments: [
    ("${true}", true), ("${1}", true), ("${'a'}", true), ("${[]}", true), ("${COUNT}", true),
    ("${false}", false), ("${0}", false), ("${''}", false), ("${null}", false),
    ("${undefined}", false), ("${NaN}", false), ("true", true), ("false", false),
    ("${OFF}", false), ("0", false), ("${EMPTY}", false), ("${'undefined'}", false),
    // A folded text ends with a line break.
    (">\n    ${1==2}\n", false), (">\n    ${1==1}\n", true), ("\"${1==2} \"", false),
    ("\" null\"", false), ("${' false\\n'}", false), ("${'no false'}", true),
    ("${[false]}", true),
  ])
  func `a condition holds`(text: String, expected: Bool) throws {
    #expect(try parse(text).holds(in: Self.scope, FlowBudget()) == expected)
  }

  @Test func `evaluation is bounded in steps`() throws {
    let items = Array(repeating: "1", count: 20_000).joined(separator: ",")
    #expect(evaluate("${[\(items)]}").contains("takes more than 10,000 steps"))
  }

  @Test func `evaluation is bounded in memory`() throws {
    let text = try parse("${A + A + A + A}")
    let scope = FlowScope(["A": .string(String(repeating: "x", count: 300_000))])
    let error = #expect(throws: FlowError.self) { try text.value(in: scope) }
    #expect(error?.description == "f:1:23: This makes more than 1 MiB of text.")
  }

  @Test func `a tool reads a text without a file`() throws {
    let text = try FlowText(reading: "x ${1 + COUNT}")
    #expect(try text.text(in: FlowScope(["COUNT": .number(2)])) == "x 3")
    let place = FlowPosition(line: 4, column: 9)
    let error = #expect(throws: FlowError.self) {
      try FlowText(reading: "a ${1 +}", file: "draft.yaml", position: place)
    }
    #expect(error?.description.hasPrefix("draft.yaml:4:16: “}” cannot stand here") == true)
  }

  @Test func `reports keep the text as it is written`() throws {
    let text = try parse("'x ${PRODUCT}'")
    #expect(text.source == "x ${PRODUCT}")
    #expect(text.isQuoted)
    #expect(text.literal == nil)
    #expect(try parse("x").literal == "x")
    #expect(try parse("x").isQuoted == false)
  }
}
