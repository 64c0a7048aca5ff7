import MarketSimulation
import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The steps that a machine can have written.
@MainActor
@Suite struct WalkArgumentTests {
  private static let den = DenApp<NoMistake>.self

  private func isSound(_ value: String, key: String = "value") -> Bool {
    WalkStep.Argument(key: key, value: value).isSound
  }

  private func unsound(_ steps: some Sequence<WalkStep>) -> [String] {
    steps.filter { !$0.isSound }.map(\.line)
  }

  @Test(arguments: [
    "0", "-1", "1s", "150ms", "50%", "true", "LANDSCAPE_LEFT", "Volume Up", "half", "\"\"",
    "\"a, b: {c\"", "\"\\\"\\\\\\n\\r\\t\\u001B\"", "{}", "{id: \"x\"}",
    "{top: 47, bottom: 34}", "{\"a b\": {c: \"d\", e: f}, g: 1}",
    "{a: {a: {a: {a: {a: {a: {a: {a: b}}}}}}}}",
  ])
  func `a value of a machine is sound`(_ value: String) {
    #expect(isSound(value))
  }

  @Test(arguments: [
    "", " a", "a ", "a, b: c", "a: b", "a #b", "\"a", "\", value: 150ms", "\"a\" b", "\"a\\\"",
    "\"\\x41\"", "\"\\u00G0\"", "\"\\u001\"", "\"\\", "{", "{a: b", "{a: b}}", "{a}", "{a:b}",
    "{a: b,c: d}", "{a: b, }", "{, }", "{a: \"b}", "{: a}", "{{}: a}", "[a]", "#a", "&a", "*a",
    "!a", "|", ">", "'a'", "%a", "@a", "`a", "-", "- a", "? a",
    "{a: {a: {a: {a: {a: {a: {a: {a: {a: b}}}}}}}}}",
    // Expressions.
    "\"${WORD}\"", "\"${WORD.split('').join('-')}\"", "{a: \"${output.a}\"}", "\"${}\"",
    "\"${WORD\"",
    "\"a${ WORD}\"",
    "\"\\u0024{WORD[0]}\"", "\"$\\u007BWORD[0]}\"", "\"\\\\\\n${WORD[0]}\"",
    "\"\\\\\\\\ ${WORD[0]}\"",
  ])
  func `a value that no machine writes is not sound`(_ value: String) {
    #expect(!isSound(value))
    let arguments = [WalkStep.Argument(key: "label", value: value)]
    #expect(!WalkStep(.time, "advanceTime", arguments: arguments).isSound)
  }

  @Test func `a key is letters and digits`() {
    for key in ["id", "failNext", "a1"] { #expect(isSound("1", key: key)) }
    for key in ["", "1a", "a b", "a-b", "a: 1, b", "\"a\"", "é"] {
      #expect(!isSound("1", key: key), "\(key)")
    }
  }

  @Test func `every quoted text is sound, except for the names of secrets`() {
    let texts =
      WalkSamples.texts + WalkSamples.oddTexts + WalkSamples.oddValues
      + ["a: b", "\u{1B}\u{85}\u{2028}\u{2029}\u{FEFF}\u{E0001}", "my secret-word\\ here"]
    for secrets in [[:], ["WORD": "secret-word"]] as [[String: String]] {
      FlowSecrets.$current.withValue(FlowSecrets(secrets)) {
        for text in texts {
          let quoted = FlowText.quoted(text)
          // A stranger could have written the name of a secret to find it out.
          #expect(isSound(quoted) != quoted.hasPrefix("\"my ${"), "\(text)")
        }
      }
    }
  }

  @Test func `every step of an exploration with faults is sound`() async {
    let options = ExploreOptions(depth: 2, hasFaults: true, budget: 5)
    let explorer = FlowExplorer(app: Self.den, options: options)
    var played: Set<WalkStep> = []
    explorer.willPlay = { played.formUnion($0) }
    _ = await explorer.run()
    #expect(Set(played.map(\.action)).isSuperset(of: [.fault, .tap, .launch]))
    #expect(unsound(played) == [])
    #expect(unsound(explorer.record.moments.flatMap(\.way)) == [])
    #expect(explorer.record.defect(among: []) == nil)
  }

  @Test func `every way to a state is sound`() {
    let vocabulary = WalkVocabulary(MarketApp.self, launchValues: [:], parents: [:])
    let steps = vocabulary.starts.flatMap(\.steps)
    #expect(steps.count > 10)
    #expect(unsound(steps) == [])
  }

  @Test(arguments: 0..<3)
  func `every step of random fire is sound`(_ seed: UInt64) async {
    let apps: [any SimulatedApp.Type] = [Self.den, MarketApp.self]
    for app in apps {
      let script = WalkScript(seed: seed, round: 1, file: "monkey.yaml")
      let player = FlowPlayer(FlowCollection(), app: app)
      let round = RandomRound(script, of: player, FlowBudget(unless: { false }), { false }, nil)
      let walk = WalkPlayer(player, script)
      var policy = RandomPolicy(await walk.vocabulary(typing: [:]), seed: seed)
      await round.play(200, &policy)
      _ = await round.finish()
      #expect(!round.steps.isEmpty)
      #expect(unsound(round.steps) == [])
    }
  }

  @Test func `waits are added up as far as a number can hold them`() {
    func wait(_ value: String) -> WalkStep { WalkStep(.time, "advanceTime", ["value": value]) }
    let most = "\(Int.max)"
    #expect(wait("1s").waiting(with: wait("2min")) == .wait(milliseconds: 121_000))
    #expect(wait(most + "ms").waiting(with: wait("0ms")) == .wait(milliseconds: .max))
    #expect(wait(most + "ms").waiting(with: wait("1ms")) == nil)
    for unit in ["s", "min"] {
      #expect(wait(most + unit).waiting(with: wait("1ms")) == nil)
      #expect(wait("1ms").waiting(with: wait(most + unit)) == nil)
    }
    #expect(wait("9" + most + "ms").waiting(with: wait("1ms")) == nil)
  }

  @Test func `steps that forge an argument are refused`() {
    let values = [("label", "\"a"), ("value", "9223372036854775807s"), ("b", "\", value: 150ms")]
    let arguments = values.map { WalkStep.Argument(key: $0, value: $1) }
    let step = WalkStep(.time, "advanceTime", arguments: arguments)
    #expect(step.waiting(with: step) == nil)
    var record = ExploreRecord(app: "A", seed: 0)
    record.breaks = [.init(kind: "kind", message: "message", way: [step, step])]
    #expect(record.defect(among: []) == "it has steps that no exploration writes")
  }
}
