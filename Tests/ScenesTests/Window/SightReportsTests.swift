import Observation2
import Scenes
import Testing

/// The window reports to elements that they are in sight, and gives the focus to those that ask for it, whatever the
/// front-end.
@MainActor @Suite struct SightReportsTests {
  /// The updates that a front-end asks for in answer to a report.
  private final class FrontEnd {
    var ask: () -> [ScreenPatch] = { [] }
    var answers: [[ScreenPatch]] = []
  }

  private let list = ShopList(30)

  private func window() -> MirroredWindow {
    MirroredWindow { [list] part in
      part.layers {
        part.scroll {
          part.each(list.items) { item in
            part.text(item.name).frame(height: 400)
              .onAppear { list.log.append("+\(item.id)") }
              .onDisappear { list.log.append("-\(item.id)") }
          }
        }
        .identifier("list")
        if list.isOn { part.alert("待って") { part.button("はい") {} } }
      }
    }
  }

  private func fields() -> MirroredWindow {
    MirroredWindow { [list] part in
      part.textField("甲") { _ in }.identifier("甲").focusRequested(list.note == "甲")
        .onFocusChange { list.log.append("甲 \($0)") }
      if list.isOn {
        part.textField("乙") { _ in }.identifier("乙").focusRequested()
          .onFocusChange { list.log.append("乙 \($0)") }
      }
    }
  }

  @Test func `a window asks for an update where elements have to hear of its first snapshot`() {
    let window = window()
    #expect(window.requests == 1)
    #expect(list.log.isEmpty)
    #expect(window.update() == [])
    #expect(list.log == ["+0", "+1", "+2"])
    #expect(MirroredWindow { $0.text("静か") }.requests == 0)
  }

  @Test func `one update reports all that a change brings and takes away, in order`() throws {
    let window = window()
    window.update()
    list.log = []
    try window.send(.scrolled(ScreenPoint(x: 0, y: 900), phase: .dragging), to: "list")
    window.update()
    #expect(list.log == ["+3", "+4", "-0", "-1"])
    list.log = []
    list.isOn = true
    window.update()
    #expect(list.log == ["-2", "-3", "-4"])
    list.isOn = false
    window.update()
    #expect(list.log == ["-2", "-3", "-4", "+2", "+3", "+4"])
    window.expectEqualToWhole()
  }

  @Test func `an update contains what an element changes when it comes into sight`() throws {
    let window = MirroredWindow { [list] part in
      part.text("甲").onAppear { list.title = "新" }
      part.text(list.title)
    }
    #expect(window["新"] == nil)
    #expect(!window.update().isEmpty)
    #expect(window["新"] != nil)
    let requests = window.requests
    #expect(window.update() == [])
    #expect(window.requests == requests)
  }

  @Test func `elements that bring each other into sight for ever are a mistake that is reported`() {
    let window = MirroredWindow { [list] part in
      if list.isOn {
        part.text("甲").onAppear { list.isOn = false }
      } else {
        part.text("乙").onAppear { list.isOn = true }
      }
    }
    window.update()
    #expect(window.issues == [.endlessUpdate])
    // It goes on with the next update, for which it does not ask.
    let requests = window.requests
    window.update()
    #expect(window.issues == [.endlessUpdate, .endlessUpdate])
    #expect(window.requests == requests)
  }

  @Test func `a field that asks for the focus has it after one update`() throws {
    let window = fields()
    window.update()
    list.note = "甲"
    let patches = window.update()
    #expect(patches.last == .focus(try window.id("甲")))
    #expect(list.log == ["甲 true"])
    // It goes on asking, and so does another field: neither takes the focus from the other one again.
    list.isOn = true
    window.update()
    #expect(window.mirror.focus == (try window.id("乙")))
    try window.send(.focus(true), to: "甲")
    window.update()
    #expect(window.mirror.focus == (try window.id("甲")))
    #expect(list.log == ["甲 true", "甲 false", "乙 true", "乙 false", "甲 true"])
  }

  @Test func `a scene that comes back answers its requests again`() throws {
    let window = fields()
    list.note = "甲"
    window.update()
    try window.send(.focus(false), to: "甲")
    window.window.navigator.push(SketchScene { $0.text("上") })
    window.update()
    #expect(window.mirror.focus == nil)
    window.window.navigator.pop()
    window.update()
    #expect(window.mirror.focus == (try window.id("甲")))
  }

  @Test func `a field that can't have the focus does not get it`() throws {
    let window = MirroredWindow { [list] part in
      part.textField("甲") { _ in }.focusRequested().disabled()
        .onFocusChange { list.log.append("\($0)") }
      part.textField("乙") { _ in }.focusRequested().hidden()
        .onFocusChange { list.log.append("\($0)") }
    }
    window.update()
    #expect(window.mirror.focus == nil)
    #expect(list.log.isEmpty)
  }

  @Test func `an element that begins to watch its sight hears of it, and one that ends does not`() {
    let window = MirroredWindow { [list] part in
      let row = part.text("甲")
      if list.isOn { row.onAppear { list.log.append("+") } } else { row }
    }
    window.update()
    #expect(list.log.isEmpty)
    for isOn in [true, false, true] {
      list.isOn = isOn
      window.update()
    }
    #expect(list.log == ["+", "+"])
  }

  @Test func `a front-end that updates in answer to a report gets the rest afterwards`() {
    let frontEnd = FrontEnd()
    let window = MirroredWindow { [list] part in
      part.text(list.title)
        .onAppear {
          list.title = "新"
          frontEnd.answers.append(frontEnd.ask())
        }
    }
    frontEnd.ask = { window.window.update() }
    window.update()
    #expect(frontEnd.answers == [[]])
    #expect(window["新"] != nil)
    window.expectEqualToWhole()
  }
}
