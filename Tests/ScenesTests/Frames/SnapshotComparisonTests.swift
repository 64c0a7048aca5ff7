import Scenes
import Testing

/// A laid-out screen is the same as a snapshot if the same can be seen, whatever the nodes are called.
@MainActor @Suite struct SnapshotComparisonTests {
  private let shown = SnapshotComparisonTests.screen()

  private static func screen() -> ScreenNodeSnapshot {
    let window = SceneWindow()
    window.navigator.push(
      SketchScene { part in
        part.scroll {
          part.text("塩").identifier("salt")
          part.row {
            part.button("OK") {}.identifier("ok")
            part.text("1").identifier("count")
          }
          for item in ["a", "b"] { part.text(item).frame(height: 500) }
        }
      }
    )
    return window.snapshot()
  }

  private func isSame(_ other: ScreenNodeSnapshot) -> Bool {
    ScreenFrames(of: ScreenMirror(shown)).isSame(as: other)
  }

  /// Changes the first node that a condition holds for.
  private func change(
    _ node: inout ScreenNodeSnapshot,
    where holds: (ScreenNodeSnapshot) -> Bool,
    _ body: (inout ScreenNodeSnapshot) -> Void
  ) -> Bool {
    if holds(node) {
      body(&node)
      return true
    }
    for index in node.children.indices
    where change(&node.children[index], where: holds, body) { return true }
    return false
  }

  private func isSame(
    _ name: String,
    _ body: (inout ScreenNodeSnapshot) -> Void
  ) -> Bool {
    var other = shown
    #expect(change(&other, where: { $0.look.identifier == name }, body))
    return isSame(other)
  }

  private func isSameScroll(_ body: (inout ScreenNodeSnapshot) -> Void) -> Bool {
    var other = shown
    #expect(change(&other, where: { $0.scroll != nil }, body))
    return isSame(other)
  }

  @Test func `the same description is the same under other names`() {
    let other = Self.screen()
    #expect(isSame(shown))
    #expect(isSame(other))
    let window = SceneWindow()
    for _ in 0..<2 { window.navigator.push(SketchScene { part in part.text("塩") }) }
    #expect(!isSame(window.snapshot()))
  }

  @Test func `an element that looks otherwise, is elsewhere, or comes or goes, makes another one`()
  {
    #expect(isSame("salt") { _ in })
    #expect(!isSame("salt") { $0.look.text = "酢" })
    #expect(!isSame("salt") { $0.look.identifier = nil })
    #expect(!isSame("ok") { $0.frame.x += 1 })
    #expect(!isSame("ok") { $0.frame.width += 1 })
    #expect(!isSame("ok") { $0.look.isEnabled = false })
    #expect(!isSame("count") { $0.look.isHidden = true })
    #expect(!isSame("count") { $0.children.append($0) })
    #expect(!isSameScroll { $0.children.removeLast() })
    #expect(!isSameScroll { $0.children.swapAt(0, 1) })
    #expect(!isSameScroll { $0.scroll?.offset.y += 1 })
    #expect(!isSameScroll { $0.look.isEnabled = false })
    var lower = shown
    lower.frame.height -= 1
    #expect(!isSame(lower))
  }
}
