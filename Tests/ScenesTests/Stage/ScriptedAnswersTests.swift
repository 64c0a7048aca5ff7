import Observation2
import Observation2Testing
import ScenesTesting
import Testing

@MainActor @Suite struct ScriptedAnswersTests {
  private final class Complaints {
    var all: [(message: String, line: UInt)] = []
  }

  private let time = VirtualTime()
  private let complaints = Complaints()
  private let answers: ScriptedAnswers<String, Int>

  init() {
    answers = ScriptedAnswers(clock: time) { [complaints] message, _, _, line, _ in
      complaints.all.append((message, line))
    }
  }

  /// Asks, and notes what comes of it.
  private func ask(_ words: String, _ note: @escaping (String) -> Void) -> any Disposable {
    time.run { [answers] in
      do {
        note("\(words): \(try await answers.answer(to: words))")
      } catch {
        note("\(words): \(type(of: error))")
      }
    }
  }

  @Test func `answers come in the order of the script, each in its time`() async {
    answers.willAnswer(1, after: .seconds(2))
    answers.willFail(TestError("no"))
    answers.willAnswer(3, after: .seconds(1))
    var heard: [String] = []
    let works = ["a", "b", "c"].map { word in ask(word) { heard.append($0) } }
    await time.settle()
    #expect(heard == ["b: TestError"])
    await time.advance(by: .seconds(1))
    #expect(heard == ["b: TestError", "c: 3"])
    await time.advance(by: .seconds(1))
    #expect(heard == ["b: TestError", "c: 3", "a: 1"])
    #expect(answers.requests == ["a", "b", "c"])
    #expect(answers.remaining == 0 && complaints.all.isEmpty)
    for work in works { work.dispose() }
  }

  @Test func `a question that nobody expected is named with its place, and fails`() async {
    answers.willAnswer(1)
    _ = try? await answers.answer(to: "first")
    let line: UInt = #line + 1
    await #expect(throws: UnexpectedRequest.self) {
      try await answers.answer(to: "again")
    }
    #expect(complaints.all.map(\.line) == [line])
    #expect(
      complaints.all.first?.message.hasPrefix(
        "Nobody expected “again”, question 2, asked at ScenesTests/ScriptedAnswersTests.swift:\(line)"
      ) == true
    )
  }

  @Test func `a question that is never answered waits until it is cancelled`() async {
    answers.willNeverAnswer()
    var heard: [String] = []
    let work = ask("a") { heard.append($0) }
    await time.settle()
    #expect(heard == [])
    #expect(answers.requests == ["a"])
    work.dispose()
    await time.settle()
    #expect(heard == ["a: CancellationError"])
  }
}
