import FlowKit
import Testing

/// The parts of JavaScript that `${…}` has, where the recorded cases say nothing.
@MainActor @Suite struct FlowLanguageTests {
  @Test(arguments: [
    "output.x = 3; output.x += 2; output.x === 5",
    "output.x = '3'; output.x += 2; output.x === '32'",
    "output.x = 3; output.x++ === 3 && output.x === 4", "output.x = '3'; --output.x === 2",
    "output.x = undefined; output.x ??= 4; output.x ||= 5; output.x === 4",
    "output.x = 1; output.x &&= 7; output.x === 7",
    "output.o = {n: 1}; output.o.n **= 3; ++output.o['n'] === 2",
    "output.l = [1, 2]; output.l[1] *= 4; output.l[1]-- === 8 && output.l[1] === 7",
    "maestro.copiedText = 'a'; maestro.copiedText += 'b'; maestro.copiedText === 'ab'",
    "2 ** 3 ** 2 === 512", "`${1}${`b${2}`}` === '1b2'", "`a\\`$\\${b` === 'a`$${b'",
    "1.5.toFixed(0) === '2'",
    "1..toString() === '1'", "4 / 2 / 1 === 2", "(4) /2/ 1 === 2", "{A: 1}.A === 1",
    "output.a = 1; ({A: 2, output}.output.a) === 1",
    "'\\x41\\u{1F600}\\0\\b'.length === 5", "null?.a.b.c === undefined",
    "({a: null}).a?.b.trim() === undefined",
    "'2026-04-01'.match(/(?<y>\\d+)-(?<m>\\d+)/).groups.m === '04'", "'xay'.match(/a/).index === 1",
    "'x'.match(/y/) === null && 'x'.match(/y/)?.index === undefined",
    "JSON.stringify({b: 1, a: [undefined, 'x'], 2: {}, 1: null}) === '{\"1\":null,\"2\":{},\"b\":1,\"a\":[null,\"x\"]}'",
    "JSON.stringify(JSON.parse('{\"z\": 1, \"a\": 2}')) === '{\"z\":1,\"a\":2}'",
    "output.d = new Date(0); output.d.getTime() === 0 && output.d == output.d.toString()",
    "output.r = /a/g; output.r.test('a') && output.r.test('a') && output.r.source === 'a'",
    "new RegExp('a+', 'i').test('xA') && RegExp('\\\\d').exec('a1')[0] === '1'",
    "encodeURIComponent('a b/é') === 'a%20b%2F%C3%A9'",
    "decodeURIComponent('a%20b') === 'a b'", "String.fromCharCode(97, 0x3042) === 'aあ'",
    "typeof1 === undefined",
    "JSON.stringify([0, ...[1, 2], ...'aが😀', ...[]]) === '[0,1,2,\"a\",\"が\",\"😀\"]'",
    "[...'か\\u{3099}'].length === 2", "Math.max(...[1, 7], 3, ...'25') === 7",
    "'abc'.slice(...[1, 2]) === 'b'", "new Date(...[2026, 0, 31]).getDate() === 31",
    "String(...[]) === '' && [].concat(...[[1], 2]).length === 2",
    "[...({a: null}).a?.b ?? 'x'].length === 1",
    "JSON.stringify({b: 1, ...{a: 2, b: 3}, c: 4, ...null, ...undefined, ...5, ...['x'], ...'yz'}) "
      + "=== '{\"0\":\"y\",\"1\":\"z\",\"b\":3,\"a\":2,\"c\":4}'",
    "output.o = {n: 1}; output.o = {...output.o, m: 2}; output.o.n + output.o.m === 3",
    "Object.keys('😀').length === 2 && Object.values('ab')[1] === 'b'",
    "output.o = {'\u{304C}': 1, '\u{304B}\u{3099}': 2}; Object.keys(output.o).length === 2 "
      + "&& output.o['\u{304C}'] === 1 && output.o['\u{304B}\u{3099}'] === 2",
    "({'\u{304C}': 1})['\u{304B}\u{3099}'] === undefined",
    "({'\u{304C}': 1}) !== {'\u{304B}\u{3099}': 1}",
  ])
  func `a script has this of JavaScript`(_ script: String) async throws {
    let quoted = script.replacing("'", with: "''")
    #expect(try await FlowStage.complaints("- assertTrue: '${\(quoted)}'") == [])
  }

  @Test func `the date is that of the virtual clock, in Japan's time`() async throws {
    let steps = """
      - assertTrue: ${Date.now() === 1775001600000}
      - assertTrue: ${new Date().getHours() === 9 && new Date().toISOString() === '2026-04-01T00:00:00.000Z'}
      - assertTrue: "${`${new Date()}` === 'Wed Apr 01 2026 09:00:00 GMT+0900 (Japan Standard Time)'}"
      - advanceTime: 1500ms
      - assertTrue: ${Date.now() === 1775001601500 && Date() === String(new Date())}
      - evalScript: ${output.start = new Date()}
      - advanceTime: 2min
      - assertTrue: ${new Date() - output.start === 120000 && new Date() > output.start}
      """
    #expect(try await FlowStage.complaints(steps) == [])
  }

  @Test func `random numbers are those of the seed`() async throws {
    let steps = """
      - evalScript: "${output.a = Math.random(); output.b = Math.random()}"
      - assertTrue: ${output.a >= 0 && output.a < 1 && output.a !== output.b}
      - evalScript: "${console.log(output.a, Math.floor(output.b * 1000))}"
      """
    let logs = try await FlowStage.play(steps).steps.map(\.message)
    #expect(try await FlowStage.play(steps).steps.map(\.message) == logs)
  }

  @Test(arguments: [
    "/(a+)+$/", "/(a|a)*b/", "/(a*)*b/", "/^(a?){30}a{30}b/", "/(?:(?:a|aa)+)+c/", "/(.*)*x$/",
    "/(?=(a+)+b)/",
  ])
  func `no expression takes exponential time`(_ expression: String) throws {
    let text = try FlowText(reading: "${\(expression).test(A)}")
    let scope = FlowScope(["A": .string(String(repeating: "a", count: 60))])
    _ = try text.value(in: scope)
  }

  @Test(arguments: ["/(a*)*\\1b/.test(A)", "A.replace(/(?=a*b)/g, '')", "A.match(/(a+)+\\1c/)"])
  func `a search that takes too long ends the flow`(_ script: String) throws {
    let text = try FlowText(reading: "${\(script)}")
    let scope = FlowScope(["A": .string(String(repeating: "a", count: 3000))])
    let error = #expect(throws: FlowError.self) { try text.value(in: scope) }
    #expect(
      error?.message
        == "Searching this text for the regular expression takes too long. Write a simpler one."
    )
  }

  @Test(arguments: [
    "'x'.repeat(1e6).replaceAll('x', 'yyyyyyyy')", "'x'.repeat(2e6)", "'x'.padEnd(1e9)",
    "`${'x'.repeat(9e5)}${'x'.repeat(9e5)}`",
    "JSON.stringify('x'.repeat(9e5), null, 10) + 'x'.repeat(9e5)",
    "'x'.repeat(1e5).replace(/x/g, '$`')", "Math.max(...'x'.repeat(1e6))",
    "[...[...'x'.repeat(6e4)], ...'x'.repeat(6e4)]", "{...'x'.repeat(1e6)}",
    "JSON.parse('['.repeat(100))", "/(((a{9}){9}){9}){9}/",
    "/" + String(repeating: "(", count: 40) + String(repeating: ")", count: 40) + "/",
    "2" + String(repeating: "**2", count: 5000), String(repeating: "++", count: 5000) + "output.x",
    String(repeating: "`${", count: 500),
  ])
  func `a script makes a bounded amount`(_ script: String) {
    #expect(throws: FlowError.self) { try FlowText(reading: "${\(script)}").value(in: FlowScope()) }
  }

  @Test(arguments: [
    (
      "- inputText: ${output.none}",
      "“output.none” is undefined (1:23). Assign it before, with evalScript."
    ),
    ("- inputText: \"${'a'[3]}\"", "A part of this text is undefined (1:20)."),
    ("- inputText: ${maestro.none}", "“maestro.none” is undefined (1:24)."),
  ])
  func `a hint about what is undefined says what helps`(_ step: String, _ hint: String) async throws
  {
    let result = try await FlowStage.play(step, on: FieldApp.self)
    #expect(result.steps.last?.message?.hasSuffix(hint) == true, "\(result.steps)")
  }
}
