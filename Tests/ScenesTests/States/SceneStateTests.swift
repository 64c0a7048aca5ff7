import Observation2
import Scenes
import Testing

@testable import ScenesHeadless

/// A state is reached by its steps, and refused when it is not what it says.
@MainActor @Suite struct SceneStateTests {
  private func reach(_ state: SceneState) async throws {
    // What is under way has to end as well.
    try await state.reach(in: BookShelfApp.self).end()
  }

  private func error(of state: SceneState) async -> SceneStateError? {
    do throws(SceneStateError) {
      try await state.reach(in: BookShelfApp.self).end()
      return nil
    } catch {
      return error
    }
  }

  private let shelf = BookShelfFeature.subject

  // MARK: - Steps

  @Test(
    arguments: [
      ([], ["Ann, launch 1", "40 books"]),
      ([.tap("open-3")], ["opened 3"]),
      ([.tap("open", in: "book-2")], ["opened 2"]),
      ([.type("new", into: "title")], ["new"]),
      ([.scroll(to: "book-30")], ["book-30"]),
      ([.scrollDown(200), .scrollDown(200)], ["book-12"]),
      ([.scrollToEnd], ["book-40"]),
      ([.backend("donated", ["count": "2"]), .pull], ["42 books"]),
      ([.open("book")], ["page"]),
      ([.open("shelf-app://book"), .back], ["count"]),
      ([.latency(.seconds(3)), .pull], ["loading"]),
      ([.latency(.seconds(3)), .pull, .wait(.seconds(1))], ["40 books"]),
      ([.fail(.server, of: "shelf"), .pull], ["failed: server"]),
      ([.fail(.server, of: "shelf"), .pull, .pull], ["40 books"]),
      ([.offline(true), .pull], ["failed: offline"]),
      ([.offline(true), .offline(false), .pull], ["40 books"]),
      ([.relaunch], ["Ann, launch 2", "40 books"]),
    ] as [([SceneStep], [String])]
  )
  func `a step does what it says`(steps: [SceneStep], shows: [String]) async throws {
    try await reach(shelf.state("", steps, shows: shows))
    #expect(steps.map(\.description).allSatisfy { !$0.isEmpty })
  }

  @Test func `what is given happens before the launch`() async throws {
    let given: [SceneStep] = [
      .backend("donated", ["count": "3"]), .latency(.seconds(1)), .fail(.timeout, of: "x"),
    ]
    try await reach(shelf.state("", given: given, shows: ["43 books"]))
    try await reach(shelf.state("", given: [.offline(true)], shows: ["failed: offline"]))
    let arguments = ["owner": "Bob"]
    try await reach(shelf.state("", at: "book", with: arguments, shows: ["page"]))
    try await reach(shelf.state("", with: arguments, shows: ["Bob, launch 1"]))
    try await reach(SceneSubject("Root", at: nil).state("", shows: ["40 books"]))
  }

  @Test func `where time stands the last step is under way`() async throws {
    try await reach(shelf.state("", time: .stands, shows: ["loading"]))
    try await reach(shelf.state("", [.pull], time: .stands, shows: ["loading"]))
  }

  @Test func `it can be looked at in another environment, and ended`() async throws {
    let reached = try await shelf.state("", shows: ["40 books"]).reach(in: BookShelfApp.self)
    for device in SnapshotDevice.all {
      reached.stage.environment = device.environment(from: reached.stage.environment)
      #expect(reached.stage.frames.size == reached.stage.environment.containerSize)
    }
    #expect(Set(SnapshotDevice.all.map(\.name)).count == 6)
    await reached.end()
    #expect(reached.stage.survivors.isEmpty)
  }

  // MARK: - Refusals

  @Test(
    arguments: [
      ([.tap("nobody")], "tap “nobody”: Nothing on the screen is called or says \"nobody\"."),
      ([.tap("open", in: "book-99")], "tap “open” in “book-99”: Nothing on the screen"),
      ([.tap("closed")], "tap “closed”: "),
      ([.type("x", into: "count")], "type “x” into “count”: Typing goes nowhere"),
      ([.scroll(to: "nobody")], "scroll to “nobody”: "),
      ([.open("book"), .pull], "pull to refresh: Nothing on the screen can be refreshed."),
      ([.open("nowhere")], "open “nowhere”: "),
      ([.backend("donated")], "donated happens: “donated” needs a number. Known are: count."),
      ([.backend("burnt")], "burnt happens: The back end knows no event “burnt”."),
    ] as [([SceneStep], String)]
  )
  func `a step that can't be taken is named`(steps: [SceneStep], words: String) async {
    let error = await error(of: shelf.state("broken", steps, shows: []))
    #expect(error?.step == steps.last)
    let text = error?.description ?? ""
    #expect(text.hasPrefix("Shelf · broken, where it says to \(words)"), "\(text)")
  }

  @Test func `a launch that is refused is told`() async {
    let error = await error(of: shelf.state("nobody's", with: ["owner": "nobody"], shows: []))
    #expect(error?.description == "Shelf · nobody's: Somebody has to own it.")
    #expect(error?.step == nil)
  }

  @Test func `nobody can tap before the launch`() async {
    let error = await error(of: shelf.state("early", given: [.tap("open-1")], shows: []))
    #expect(error?.step == .tap("open-1"))
    #expect(error?.reason.hasPrefix("The app does not run yet.") == true)
  }

  @Test func `what is not as it says is told with the screen`() async {
    let wrong: [(SceneState, String)] = [
      (shelf.state("wrong", shows: ["41 books"]), "called or says “41 books”."),
      (shelf.state("wrong", shows: [], disables: ["nobody"]), "called or says “nobody”."),
      (shelf.state("wrong", shows: [], hides: ["40 books"]), "“40 books” can be seen."),
      (shelf.state("wrong", shows: [], disables: ["open-1"]), "“open-1” can be used."),
    ]
    for (state, words) in wrong {
      let error = await error(of: state)
      #expect(error?.step == nil)
      #expect(error?.reason.contains(words) == true, "\(words)")
      #expect(error?.reason.contains("text \"40 books\" #count") == true)
    }
    _ = try? await reach(shelf.state("right", shows: [], disables: ["closed"]))
  }

  // MARK: - Lists

  @Test func `a feature's states bear its name, and an app has those of its features`() {
    #expect(BookShelfApp.states.map(\.description) == ["shelf · Shelf · loaded"])
    #expect(BookShelfApp.states == BookShelfFeature.feature.states)
    #expect(shelf.state("x", shows: []).feature.isEmpty)
  }

  @Test func `two states of a scene can't have the same name`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let shelf = SceneSubject("Shelf", at: "shelf")
        _ = [shelf.state("same", shows: []), shelf.state("same", shows: [])].named(by: "shelf")
      }
    }
  }
}
