import Observation2
import ScenesHeadless
import Testing

@testable import Scenes

/// The state that a tree keeps, forgets and reports when it or its data changes.
@MainActor @Suite struct LastingStateTests {
  private let list = ShopList(3)

  @Test func `an element hears of the lost focus although it goes with its tree`() throws {
    let window = MirroredWindow { [list] part in
      if !list.isOn {
        part.textField(list.note) { list.note = $0 }.identifier("field")
          .onFocusChange { list.log.append("\($0)") }
      }
    }
    window.window.navigator.push(
      SketchScene { [list] part in
        if !list.isOn {
          part.textField("") { _ in }.identifier("front")
            .onFocusChange { list.log.append("front \($0)") }
        }
      }
    )
    window.update()
    try window.send(.focus(true), to: "front")
    list.isOn = true
    window.window.navigator.pop()
    #expect(list.log == ["front true", "front false"])
  }

  @Test func `after a memory warning an offset stays with its scroll`() throws {
    let window = MirroredWindow { [list] part in
      if list.isOn { part.scroll(.horizontal) { part.text(String(repeating: "新", count: 90)) } }
      part.scroll(.horizontal) { part.text(String(repeating: "長", count: 90)) }
      part.lazyColumn {
        part.each(list.items) { item in
          part.scroll(.horizontal) { part.text(item.name + String(repeating: "広", count: 90)) }
            .identifier("row")
        }
      }
    }
    func scrolls() -> [Double] { window.nodes.compactMap { $0.node.scroll?.offset.x } }
    let ids = window.nodes.filter { $0.node.scroll != nil }.map(\.id)
    try window.window.send(.scrolled(ScreenPoint(x: 70, y: 0)), to: ids[0])
    try window.window.send(.scrolled(ScreenPoint(x: 30, y: 0)), to: ids[3])
    window.update()
    #expect(scrolls() == [70, 0, 0, 30, 0])
    window.window.navigator.push(SketchScene { $0.text("上") })
    window.update()
    window.window.releaseCoveredScreens()
    list.isOn = true
    list.items.swapAt(0, 1)
    window.window.navigator.pop()
    window.update()
    #expect(scrolls() == [0, 70, 0, 30, 0, 0])
    window.expectEqualToWhole()
  }

  /// Measures all children, and gives only the first a frame.
  private struct First: ScreenLayout {
    func arrange(_ children: ScreenLayoutChildren, in room: ScreenSize) -> ScreenArrangement {
      let sizes = (0..<children.count).map { children.size(at: $0, width: room.width) }
      let size = sizes.first ?? .zero
      return ScreenArrangement(size: size, frames: [ScreenRect(size: size)])
    }
  }

  @Test func `what is in a child without a frame can't be touched, until the child has one`() throws
  {
    let stage = Stage(
      of: SketchPart { [list] part in
        part.arranged(by: First()) {
          if !list.isOn { part.text("前") }
          part.column { part.button("買う") { list.log.append("買う") }.identifier("buy") }
        }
      }
    )
    let button = try stage.element("buy")
    #expect(throws: ScreenError.self) { try stage.tap("buy") }
    #expect(!stage.send(.tap, to: button.id))
    if case .control(let hit) = stage.frames.hit(at: button.frame.center) {
      Issue.record("\(hit.element) is hit")
    }
    #expect(list.log == [])
    list.isOn = true
    try stage.tap("buy")
    #expect(list.log == ["買う"])
  }

  @Test func `two neighbours of one identity are reported, once`() {
    let window = MirroredWindow { [list] part in
      for item in list.items { part.text(item.name).identity(item.count) }
      ShopTitle(list: list).identity("title")
      if list.isOn { part.text("後") }
    }
    func reported() -> [String] {
      window.issues.compactMap { issue in
        guard case .duplicateIdentity(let id, let spot) = issue else { return nil }
        return spot.fileID.hasSuffix("LastingStateTests.swift") ? id : spot.fileID
      }
    }
    #expect(reported() == ["1"])
    list.isOn = true
    window.update()
    #expect(reported() == ["1"])
    for place in list.items.indices { list.items[place].count = place + 5 }
    window.update()
    #expect(reported() == ["1"])
    list.items[2].count = 5
    window.update()
    #expect(reported() == ["1", "5"])
    window.expectEqualToWhole()
  }

  @Test func `a text of other scalars is another text`() throws {
    let window = MirroredWindow { [list] part in
      part.text(list.note).identifier("text")
      part.button("b") {}.label(list.note).hint(list.note).value(list.note)
      part.textField("", placeholder: list.note) { _ in }
      part.text("t").identifier(list.note)
      part.picker(
        "p",
        choosing: 0,
        among: [0],
        style: .menu,
        title: { _ in list.note },
        onChange: { _ in }
      )
      part.text("s").swipeActions([ScreenSwipeAction(list.note) {}])
      part.textField(list.title) { _ in list.title = "が" }.identifier("field")
    }
    list.note = "が"
    window.update()
    list.note = "か\u{3099}"
    let patches = window.update()
    let updated = patches.filter { if case .update = $0 { true } else { false } }
    #expect(updated.count >= 6)
    #expect(window["text"]?.look.text?.unicodeScalars.count == 2)
    window.expectEqualToWhole()
    try window.send(.text("か\u{3099}"), to: "field")
    window.update()
    try window.send(.text("か\u{3099}"), to: "field")
    guard case .update(_, let look, _)? = window.update().first else {
      Issue.record("the field is not corrected")
      return
    }
    #expect(look.text?.unicodeScalars.count == 1)
    #expect(
      ScreenElement(.text, .text, text: "が") != ScreenElement(.text, .text, text: "か\u{3099}")
    )
  }

  /// Texts of which there may be none or several.
  private final class Texts: ObservedModel {
    @Observed var perhaps: String? = "が"
    @Observed var lines = ["が"]
    @Observed var rows = ["が"]
  }

  @Test func `a text of other scalars is another text where there may be none or several`() {
    let texts = Texts()
    let window = MirroredWindow { part in
      part.text(texts.perhaps ?? "").identifier("perhaps")
      part.text(texts.lines.joined()).identifier("lines")
      part.each(texts.rows, id: \.self) { part.text($0).identifier("row") }
    }
    func counts() -> [Int?] {
      ["perhaps", "lines", "row"].map { window[$0]?.look.text?.unicodeScalars.count }
    }
    #expect(counts() == [1, 1, 1])
    texts.perhaps = "か\u{3099}"
    texts.lines = ["か\u{3099}"]
    texts.rows = ["か\u{3099}"]
    window.update()
    #expect(counts() == [2, 2, 2])
    // Not compared by the property, since it changes in place.
    texts.rows[0] = "が"
    window.update()
    #expect(counts() == [2, 2, 1])
    window.expectEqualToWhole()
  }

  @Test func `what changes while no front-end asks is noted once`() throws {
    let scene = SketchScene { [list] part in
      part.scroll { part.each(list.items) { part.text($0.name).frame(height: 100) } }
        .identifier("list")
      part.column { part.each(list.items) { item in part.scroll { part.text(item.name) } } }
    }
    list.items = ShopItem.some(40)
    let window = MirroredWindow(scene)
    let id = try window.id("list")
    let tree = try #require(window.window.trees.values.first?.tree)
    for step in 1...600 {
      try window.window.send(.scrolled(ScreenPoint(x: 0, y: Double(step))), to: id)
      list.items[step % 40] = ShopItem(id: 1_000 + step, name: "新")
      window.window.prepare()
    }
    #expect(tree.changedScrolls.count < 400)
    #expect(tree.changedStructures.count < 400)
    window.expectEqualToWhole()
    #expect(tree.changedScrolls.isEmpty)
  }
}
