import Foundation
import Observation2
import Scenes
import ScenesTesting
import Testing

/// An app that was ended comes back to where the person was.
@MainActor @Suite struct RestorationTests {
  private let root = SceneRoot<AnySceneRoute>.tabs(
    [SceneTab("notes", [AnySceneRoute(NoteRoute.list)]), SceneTab("other", [.list])],
    selected: "notes"
  )

  private func app(_ note: @escaping (SceneSpy.Event) -> Void = { _ in }) -> SceneNavigator {
    let navigator = SceneNavigator()
    navigator.stateCoder = JSONStates()
    navigator.registry.add(NoteRoute.self) { route, context in
      NoteScene(route, context.place)
    }
    navigator.registry.add(ShopRoute.self) { route, _ in SceneSpy("\(route)", note: note) }
    return navigator
  }

  private func restored(
    _ text: String,
    report: @escaping (SceneNavigationError) -> Void = { Issue.record($0) }
  ) throws -> SceneNavigator {
    let navigator = app()
    navigator.onIssue = report
    let read = try NavigationJSON.read(
      SceneRestoration.self,
      text,
      navigator.registry.types
    )
    navigator.restore(read, orElse: root)
    return navigator
  }

  @Test func `scenes come back with what they have saved, and load when they are seen`() throws {
    let before = app()
    before.apply(.replaceRoot(root))
    before.push(NoteRoute.note(1))
    (before.top as? NoteScene)?.draft = "牛乳"
    before.push(NoteRoute.note(2))
    let after = try restored(NavigationJSON.text(before.restoration()))
    #expect(after.navigation == before.navigation)
    let notes = after.scenes.compactMap { $0 as? NoteScene }
    #expect(notes.map(\.draft) == ["", "牛乳", ""])
    #expect(notes.map(\.loads) == [0, 0, 1])
    #expect(after.pop())
    #expect(notes.map(\.loads) == [0, 1, 1])
  }

  @Test func `a result finds the scene that presented, after a restoration too`() throws {
    let before = app()
    before.apply(.replaceRoot(root))
    before.push(NoteRoute.note(1))
    (before.top as? NoteScene)?.place.present(.deletion(.alert), id: "delete")
    let after = try restored(NavigationJSON.text(before.restoration()))
    after.apply(.answer("delete"))
    #expect((after.top as? NoteScene)?.ends.map(\.answer) == ["delete"])
  }

  /// An app in the middle of a transition, with changes that wait.
  private func moving() -> (app: SceneNavigator, time: VirtualTime) {
    let (time, before) = (VirtualTime(), app())
    before.apply(.replaceRoot(root))
    before.clock = time
    before.transitionDuration = .milliseconds(350)
    return (before, time)
  }

  @Test func `changes that wait for a transition are in what is written down`() async throws {
    let (before, time) = moving()
    before.push(NoteRoute.note(1))
    before.push(NoteRoute.note(2))
    before.apply(.selectTab("nowhere"))
    before.apply(.tapTab("other"))
    #expect(before.navigation.line == "*notes[list note(1)] other[list]")
    var issues: [SceneNavigationError] = []
    before.onIssue = { issues.append($0) }
    let after = try restored(NavigationJSON.text(before.restoration()))
    #expect(after.navigation.line == "notes[list note(1) note(2)] *other[list]")
    #expect(issues == [])
    await time.advance(by: .seconds(2))
    #expect(after.navigation == before.navigation)
  }

  @Test func `a back that a person has not finished has not happened`() throws {
    let before = app()
    before.apply(.replaceRoot(root))
    before.push(NoteRoute.note(1))
    #expect(before.beginBack())
    before.push(NoteRoute.note(2))
    let after = try restored(NavigationJSON.text(before.restoration()))
    #expect(after.navigation.line == "*notes[list note(1) note(2)] other[list]")
  }

  @Test func `an answer on its way is told after the restoration, to a scene that is loaded`()
    throws
  {
    let (before, _) = moving()
    before.transitionDuration = .zero
    before.push(NoteRoute.note(1))
    (before.top as? NoteScene)?.place.present(.deletion(.alert), id: "delete")
    before.transitionDuration = .milliseconds(350)
    before.apply(.selectTab("other"))
    before.apply(.answer("delete"))
    before.apply(.selectTab("notes"))
    before.push(NoteRoute.note(2))
    let after = try restored(NavigationJSON.text(before.restoration()))
    let notes = after.scenes.compactMap { $0 as? NoteScene }
    #expect(notes.map(\.loads) == [0, 1, 1])
    #expect(notes[1].ends.map(\.answer) == ["delete"])
  }

  @Test(arguments: [SceneSpy.Event.viewWillDisappear, .viewDidDisappear])
  func `an answer is in what is written down while scenes are being called`(
    event: SceneSpy.Event
  ) throws {
    var written = ""
    var write: () -> Void = {}
    let before = app { if $0 == event { write() } }
    before.apply(.replaceRoot(root))
    before.push(NoteRoute.note(1))
    let place = try #require(before.top as? NoteScene).place
    write = { [weak before] in
      guard let before else { return }
      written = (try? NavigationJSON.text(before.restoration())) ?? ""
    }
    place.present(ShopRoute.cart, as: .sheet, id: "pick")
    before.apply(.swipeAway)
    let after = try restored(written)
    #expect((after.top as? NoteScene)?.ends.map(\.outcome) == [.dismissed])
  }

  @Test func `a result on its way can't be written, and that is said`() throws {
    let (before, _) = moving()
    before.transitionDuration = .zero
    before.push(NoteRoute.note(1))
    (before.top as? NoteScene)?.place.present(NoteRoute.note(2), as: .sheet, id: "pick")
    before.transitionDuration = .milliseconds(350)
    (before.top as? NoteScene)?.place.dismiss(with: 7)
    var issues: [SceneNavigationError] = []
    before.onIssue = { issues.append($0) }
    let after = try restored(NavigationJSON.text(before.restoration()))
    #expect(issues == [.lostResult("pick")])
    #expect((after.top as? NoteScene)?.ends.map(\.outcome) == [.dismissed])
  }

  @Test func `what the first version has written is read, and what a later one has is not`() throws
  {
    let before = app()
    before.apply(.replaceRoot(root))
    before.push(NoteRoute.note(1))
    let text = try NavigationJSON.text(before.restoration())
    let first = text.replacing(#","version":2"#, with: "")
    #expect(first != text)
    #expect(try restored(first).navigation == before.navigation)
    var issues: [SceneNavigationError] = []
    let later = text.replacing(#""version":2"#, with: #""version":3"#)
    let after = try restored(later) { issues.append($0) }
    #expect(after.navigation.line == "*notes[list] other[list]")
    #expect(issues == [.damaged("A restoration of version 3", "known are those up to 2")])
  }

  @Test func `a tab that is lost comes from the app's own root`() throws {
    let before = app()
    before.apply(.replaceRoot(root))
    before.push(NoteRoute.note(1))
    let text = try NavigationJSON.text(before.restoration())
      .replacingOccurrences(of: #""feature":"shop""#, with: #""feature":"gone""#)
    var issues: [SceneNavigationError] = []
    let after = try restored(text) { issues.append($0) }
    #expect(after.navigation.line == "*notes[list note(1)] other[list]")
    #expect(
      issues == [
        .unknownFeature("gone", known: ["note", "shop"]),
        .damaged("The tab “other”", "it has no scene"),
      ]
    )
  }

  @Test func `with nothing left the app begins at its root`() throws {
    var issues: [SceneNavigationError] = []
    let after = try restored("{}") { issues.append($0) }
    #expect(after.navigation.line == "*notes[list] other[list]")
    #expect(issues.count == 1)
    #expect(after.scenes.count == 2)
  }

  @Test func `where one scene is built for two places it comes back to the first of them`() throws {
    let before = app()
    before.apply(.replaceRoot(root))
    before.push(NoteRoute.note(1))
    before.push(NoteRoute.note(2))
    let after = SceneNavigator()
    let note = SceneSpy("note")
    after.registry.add(NoteRoute.self) { route, _ in route == .list ? SceneSpy("list") : note }
    after.registry.add(ShopRoute.self) { route, _ in SceneSpy("\(route)") }
    var issues: [SceneNavigationError] = []
    after.onIssue = { issues.append($0) }
    after.restore(before.restoration(), orElse: root)
    let there = SceneNavigationError.alreadyThere
    #expect(issues.contains(.damaged("The entry note.note(2)", "\(there)")))
    #expect(after.navigation.line == "*notes[list note(1)] other[list]")
    #expect(after.scenes.count == 3 && after.top === note)
  }

  @Test func `a state that can't be read is named, and its scene begins afresh`() throws {
    let before = app()
    before.apply(.replaceRoot(root))
    (before.top as? NoteScene)?.draft = "牛乳"
    let text = try NavigationJSON.text(before.restoration())
      .replacingOccurrences(of: #"\"牛乳\""#, with: "5")
    var issues: [SceneNavigationError] = []
    let after = try restored(text) { issues.append($0) }
    #expect((after.top as? NoteScene)?.draft == "")
    guard case .lostState(AnySceneRoute(NoteRoute.list), _) = issues.first else {
      Issue.record("\(issues)")
      return
    }
  }

  @Test func `a scene that was pushed as it is can't be restored`() throws {
    let before = app()
    before.apply(.replaceRoot(root))
    before.push(SceneSpy("built"))
    var issues: [SceneNavigationError] = []
    let after = try restored(NavigationJSON.text(before.restoration())) { issues.append($0) }
    #expect(after.navigation.line == "*notes[list] other[list]")
    #expect(issues == [.unknownFeature("built", known: ["note", "shop"])])
  }

  @Test func `a place of an earlier life asks for nothing`() throws {
    let navigator = app()
    navigator.apply(.replaceRoot(root))
    let old = try #require(navigator.top as? NoteScene)
    var issues: [SceneNavigationError] = []
    navigator.onIssue = { issues.append($0) }
    navigator.restore(navigator.restoration(), orElse: root)
    old.place.push(NoteRoute.note(7))
    #expect(issues == [.gone])
    #expect(navigator.navigation.line == "*notes[list] other[list]")
  }

  @Test func `a wish that waits behind a restoration is not the next life's`() throws {
    let navigator = app()
    navigator.apply(.replaceRoot(root))
    var issues: [SceneNavigationError] = []
    navigator.onIssue = { issues.append($0) }
    let before = navigator.restoration()
    let place = try #require(navigator.top as? NoteScene).place
    navigator.push(
      SceneSpy("over") { [weak navigator] event in
        guard event == .viewDidAppear, let navigator else { return }
        navigator.restore(before, orElse: self.root)
        place.push(NoteRoute.note(7))
        place.push(SceneSpy("built"))
        #expect(!navigator.pop())
      }
    )
    #expect(navigator.navigation.line == "*notes[list] other[list]")
    #expect(issues == [.gone, .gone])
  }

  @Test(arguments: ["", #","next":8"#])
  func `what has come of a lost scene's presentation is not told to another one`(
    next: String
  ) throws {
    let shop = SpyShop()
    let club = #"[{"id":2,"route":{"feature":"club","route":{"card":{}}}}]"#
    let list = #"[{"id":1,"route":{"feature":"shop","route":{"list":{}}}}]"#
    let roots = [
      #"{"stack":\#(club)}"#,
      #"{"tabs":[{"name":"a","stack":\#(list)},{"name":"b","stack":\#(club)}],"selected":"a"}"#,
    ]
    for root in roots {
      for presenter in [2, root.contains("list") ? 2 : 1] {
        let text =
          #"{"version":2,"navigation":{"root":\#(root),"presentations":[]\#(next)},"states":{},"#
          + #""ends":[{"id":"a","presenter":\#(presenter),"answer":"delete"}]}"#
        shop.log = []
        shop.navigator.restore(
          try NavigationJSON.read(SceneRestoration.self, text),
          orElse: .tabs([SceneTab("a", [.list]), SceneTab("b", [.cart])], selected: "a")
        )
        #expect(shop.navigator.navigation.line == "*a[list] b[cart]")
        #expect(!shop.log.contains { $0.hasSuffix("presentationDidEnd") }, "\(root)")
      }
    }
  }

  @Test func `what a lost scene has saved is not another one's`() throws {
    let before = app()
    before.apply(.replaceRoot(root))
    (before.top as? NoteScene)?.draft = "牛乳"
    let text = try NavigationJSON.text(before.restoration())
      .replacingOccurrences(of: #""feature":""#, with: #""feature":"gone-"#)
    let after = try restored(text) { _ in }
    #expect(after.navigation.line == "*notes[list] other[list]")
    #expect((after.top as? NoteScene)?.draft == "")
  }
}

private enum NoteRoute: SceneRoute {
  static let feature = "note"

  case list
  case note(Int)
}

/// A scene with a text that is half written.
private final class NoteScene: SceneRestoring {
  let view = SceneSpy("note").view
  let place: ScenePlace
  var draft = ""
  private(set) var loads = 0
  private(set) var ends: [ScenePresentationEnd] = []

  init(_ route: NoteRoute, _ place: ScenePlace) {
    self.place = place
  }

  var savedState: String { draft }

  func restore(_ state: String) { draft = state }

  func viewDidLoad() { loads += 1 }

  func presentationDidEnd(_ end: ScenePresentationEnd) { ends.append(end) }
}

private struct JSONStates: SceneStateCoder {
  func text(of state: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(state), as: UTF8.self)
  }

  func state<State: Decodable>(_ type: State.Type, from text: String) throws -> State {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }
}
