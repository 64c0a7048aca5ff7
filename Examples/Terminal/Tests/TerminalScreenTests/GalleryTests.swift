import GalleryScenes
import Observation2
import Scenes
import TerminalScreen
import Testing

/// A person goes through the gallery by keys alone.
@Suite @MainActor
struct GalleryTests {
  let time = VirtualTime()
  let scene: GalleryScene
  let screen = TerminalScreen(columns: 80, rows: 24)

  init() {
    scene = GalleryScene(clock: time, in: screen.window.navigator)
    screen.window.navigator.push(scene)
  }

  /// The frames of what is on the screen now.
  private var frames: ScreenFrames {
    // Drawn before: whoever takes a snapshot takes what has changed with it.
    _ = screen.draw()
    return ScreenFrames(of: ScreenMirror(screen.window.snapshot()))
  }

  /// What a person can do something with.
  private var controls: [LaidOutElement] {
    frames.elements.filter { element in
      let takes =
        !element.element.events.isDisjoint(with: [.tap, .text, .longPress, .swipeAction])
        || element.element.sliding != nil
      return takes && element.isEnabled && !element.isHidden
    }
  }

  /// Where the focus is.
  private var focused: LaidOutElement? { frames.elements.first { $0.id == screen.window.focus } }

  private func isWhole(_ element: LaidOutElement) -> Bool {
    let hidden = element.frame.width - element.clippedFrame.width
    return hidden < 0.01 && element.frame.height - element.clippedFrame.height < 0.01
  }

  private func show(tab: Int) {
    scene.dataSource.tab = tab
    _ = screen.draw()
  }

  /// Goes on from stop to stop until the focus is at an element with this identifier, or that says this.
  private func focus(on name: String) {
    for _ in 0..<120 {
      if let look = focused?.element, look.identifier == name || look.says(name) { return }
      #expect(screen.press(.tab))
    }
    Issue.record("The focus does not come to \(name).")
  }

  @Test(arguments: 0..<5, ScreenLayoutDirection.allCases)
  func `every control is reached by one key, and has a name and room for a finger`(
    tab: Int,
    direction: ScreenLayoutDirection
  ) {
    screen.window.environment.layoutDirection = direction
    show(tab: tab)
    let all = controls
    #expect(all.count > 5)
    var reached: Set<ScreenNodeID> = []
    // Once around, by more of them than there are now: the lazy ones come when they are near.
    for _ in 0..<200 {
      #expect(screen.press(.tab))
      let seen = focused.map { isWhole($0) } ?? false
      #expect(seen, "\(focused.map { "\($0.element)" } ?? "Nothing") is out of sight.")
      if let focused, !reached.insert(focused.id).inserted { break }
    }
    for control in all {
      #expect(reached.contains(control.id), "\(control.element) is not reached.")
      let name = control.element.label ?? control.element.shownText ?? control.element.placeholder
      let words = frames.elements.filter { control.contains($0) }.compactMap(\.element.shownText)
      #expect(name?.isEmpty == false || !words.isEmpty, "\(control.element) has no name.")
      #expect(control.frame.height >= 44, "\(control.element) is \(control.frame.height) high.")
      #expect(control.frame.width >= 44, "\(control.element) is \(control.frame.width) wide.")
    }
  }

  nonisolated static let deeds:
    [(Int, String, [Key], @MainActor @Sendable (GalleryDataSource) -> Bool)] = [
      (0, "plain", [.enter], { $0.last == "Plain" }),
      (0, "primary", [.character(" ")], { $0.last == "Primary" }),
      (0, "link", [.enter], { $0.last == "Opened https://scenes.example" }),
      (0, "A link", [.enter], { $0.last == "Opened https://scenes.example/more" }),
      (0, "destructive", [.enter, .escape], { $0.last == "Dismissed" }),
      (0, "destructive", [.enter, .tab, .tab, .enter], { $0.last == "Left" }),
      (0, "share", [.enter, .tab, .enter], { $0.last == "Copied" }),
      (0, "share", [.enter, .backTab, .enter], { $0.last == "Cancelled" }),
      (0, "menu", [.enter, .tab, .enter], { $0.last == "Open" }),
      (0, "Details", [.enter], { $0.isUnfolded }),
      (0, "plain", [.character("r")], { $0.last == "Refreshed" }),
      (1, "switch", [.enter], { $0.isOn }),
      (1, "More", [.enter], { $0.cups == 2 }),
      (1, "Less", [.character("-")], { $0.cups == 0 }),
      (1, "volume", [.right, .right], { $0.volume == 70 }),
      (1, "size", [.character("+")], { $0.size == "Large" }),
      (1, "Month", [.enter], { $0.period == "Month" }),
      (1, "Plum", [.enter], { $0.fruit == "Plum" }),
      (1, "size", [.enter, .backTab, .enter], { $0.size == "Large" }),
      (1, "Later", [.enter], { $0.day == .seconds(2 * 86_400) }),
      (1, "Earlier", [.enter], { $0.day == .zero }),
      (2, "name", [.character("A"), .enter], { $0.name == "A" && $0.last == "Hello, A" }),
      (2, "secret", [.backspace], { $0.secret == "ab" }),
      (2, "search", [.character("x"), .enter], { $0.last == "Searched x" }),
      (2, "note", [.paste("!")], { $0.note == "First line\nSecond line!" }),
      (2, "note", [.enter, .character("3")], { $0.note == "First line\nSecond line\n3" }),
      (3, "Cell 5", [.enter], { $0.last == "Cell 5" }),
      (3, "Shelf 12", [.enter], { $0.last == "Shelf 12" }),
      (3, "Row 2", [.character("a"), .enter], { $0.last == "Pinned Row 2" }),
      (3, "Row 30", [.character("a"), .down, .enter], { !$0.rows.contains("Row 30") }),
      (3, "Row 40", [.character("a"), .up, .enter], { $0.last == "Read Row 40" }),
      (3, "Row 1", [.character("m"), .tab, .enter], { $0.last == "Copied Row 1" }),
      (3, "Row 1", [.character("r")], { $0.last == "Refreshed" }),
      (3, "back", [.enter], { $0.tab == 0 }),
      (4, "toast", [.enter], { $0.toast == "Saved" }),
      (4, "toast", [.enter, .enter], { $0.toast == nil }),
      (4, "open-sheet", [.enter, .tab, .enter], { $0.last == "Read" }),
      (4, "held", [.character("m"), .tab, .enter], { $0.last == "Pinned" }),
      (4, "Place 30", [.enter], { $0.last == "Place 30" }),
      (4, "edit", [.enter], { $0.last == "Edited" }),
      (4, "sort", [.enter, .tab, .enter], { $0.last == "Sorted" }),
      (4, "find", [.character("x"), .enter], { $0.last == "Found x" }),
      (4, "find", [.character("x"), .tab, .enter], { $0.last == "Gave up" && $0.wanted == "" }),
    ]

  @Test(arguments: deeds.indices)
  func `every control does by keys what it is for`(index: Int) {
    let (tab, name, keys, isDone) = Self.deeds[index]
    show(tab: tab)
    focus(on: name)
    for key in keys { #expect(screen.press(key)) }
    #expect(isDone(scene.dataSource), "\(name) by \(keys):\n\(screen.draw().text)")
  }

  /// What comes in front, by which keys on what, and where the focus goes then.
  nonisolated static let covers: [(Int, String, [Key], Set<String>)] = [
    (0, "destructive", [.enter], ["Stay", "Leave"]),
    (0, "share", [.enter], ["Copy", "Cancel"]),
    (0, "menu", [.enter], ["Open", "Delete"]),
    (1, "size", [.enter], ["Small", "Large"]),
    (3, "Row 1", [.character("m")], ["Copy"]),
    (4, "held", [.character("m")], ["Pin"]),
    (4, "sort", [.enter], ["By name"]),
    (4, "open-sheet", [.enter], ["Done"]),
  ]

  @Test(arguments: covers.indices)
  func `what comes in front is gone through by one key, with room for a finger`(index: Int) {
    let (tab, name, keys, expected) = Self.covers[index]
    show(tab: tab)
    focus(on: name)
    for key in keys { #expect(screen.press(key)) }
    var stops: Set<String> = []
    for _ in 0..<8 {
      #expect(screen.press(.tab))
      guard let focused else { continue }
      stops.insert(focused.element.label ?? focused.element.shownText ?? "")
      #expect(isWhole(focused))
      #expect(focused.frame.width >= 44 && focused.frame.height >= 44)
    }
    #expect(stops == expected)
  }

  @Test func `no control is missing`() {
    var roles: Set<ScreenRole> = []
    func look() { roles.formUnion(frames.elements.map(\.element.role)) }
    for tab in 0..<5 {
      show(tab: tab)
      look()
    }
    for (tab, name, keys, _) in Self.covers {
      show(tab: tab)
      focus(on: name)
      for key in keys { #expect(screen.press(key)) }
      look()
      #expect(screen.press(.escape))
    }
    show(tab: 0)
    focus(on: "Details")
    #expect(screen.press(.enter))
    scene.dataSource.toast = "Saved"
    look()
    // A layout of one's own has no look, and the window makes the content of a scene with bars.
    #expect(Set(ScreenRole.all).subtracting(roles) == [.arranged, .content])
  }

  @Test func `the tabs have their titles and badges`() {
    let row = screen.draw().text.split(separator: "\n").last ?? ""
    let words = row.split(separator: " ").map(String.init)
    #expect(words == ["Buttons", "Values", "Fields", "Lists", "40", "More"])
  }

  @Test func `what lies to the side is scrolled to by keys, also where nothing takes the focus`() {
    show(tab: 3)
    #expect(screen.press(.character(">")))
    #expect(screen.press(.character(">")))
    #expect(screen.draw().text.contains("Shelf 12") && !screen.draw().text.contains("Shelf 1 "))
    #expect(screen.press(.character("<")))
    #expect(screen.press(.character("<")))
    #expect(screen.draw().text.contains("Shelf 1 "))
  }

  @Test func `a tab is chosen by keys`() {
    focus(on: "tab-2")
    #expect(screen.press(.enter))
    #expect(scene.dataSource.tab == 2)
  }

  @Test func `a picture comes, and one that does not is asked for again by a key`() async {
    show(tab: 4)
    #expect(screen.draw().text.contains("~ A leek"))
    await time.advance(by: .seconds(1))
    #expect(screen.draw().text.contains("! A leek"))
    focus(on: "leek")
    #expect(screen.press(.enter))
    #expect(screen.draw().text.contains("~ A leek"))
    await time.advance(by: .seconds(1))
    let text = screen.draw().text
    #expect(text.contains("A carrot░") && text.contains("A leek░"))
    #expect(!text.contains("~") && !text.contains("!"))
  }

  @Test func `what is wrong with a field is said below it`() {
    show(tab: 2)
    focus(on: "name")
    #expect(screen.press(.character("A")))
    #expect(screen.draw().text.contains("Two letters at least"))
    #expect(screen.press(.character("B")))
    #expect(!screen.draw().text.contains("Two letters at least"))
  }

  @Test func `a toast floats over what is behind it, and a sheet covers it until Escape`() {
    show(tab: 4)
    focus(on: "toast")
    #expect(screen.press(.enter))
    #expect(screen.draw().text.contains("│ Saved │"))
    focus(on: "open-sheet")
    #expect(screen.press(.enter))
    let text = screen.draw().text
    #expect(text.contains("A letter") && !text.contains("Saved"))
    #expect(screen.press(.escape))
    #expect(screen.draw().text.contains("│ Saved │"))
  }
}
