import Observation2
import Scenes
import ScenesHeadless
import Testing

/// The stage gives the focus to a field that asks for it, as a front-end does.
@MainActor @Suite struct StageFocusTests {
  private let list = ShopList(2)
  private let part = SketchPart { _ in }

  private func stage(_ isFirst: Bool = false) -> Stage {
    Stage(
      of: SketchPart { [list] part in
        part.textField("甲") { _ in }.focusRequested(isFirst || list.note == "甲")
          .onFocusChange { list.log.append("甲 \($0)") }
        if list.isOn {
          part.textField("乙") { _ in }.focusRequested()
            .onFocusChange { list.log.append("乙 \($0)") }
        }
      }
    )
  }

  @Test func `one that asks when it is there already`() throws {
    let stage = stage()
    #expect(try !stage.element("甲").isFocused)
    list.note = "甲"
    #expect(try stage.element("甲").isFocused)
    #expect(list.log == ["甲 true"])
  }

  @Test func `one that asks when it comes`() throws {
    let stage = stage()
    list.isOn = true
    #expect(try stage.element("乙").isFocused)
    #expect(list.log == ["乙 true"])
  }

  @Test func `one that asks from the beginning`() throws {
    #expect(try stage(true).element("甲").isFocused)
  }

  @Test func `one that asks in a scene that is pushed`() throws {
    let stage = Stage(of: [])
    stage.perform {
      stage.navigator.push(SketchScene { $0.textField("甲") { _ in }.focusRequested() })
    }
    #expect(try stage.element("甲").isFocused)
  }

  @Test func `two that go on asking do not take it from each other`() throws {
    let stage = stage(true)
    list.isOn = true
    #expect(try stage.element("乙").isFocused)
    #expect(stage.send(.focus(true), to: try stage.element("甲").id))
    #expect(try stage.element("甲").isFocused)
    #expect(list.log == ["甲 true", "甲 false", "乙 true", "乙 false", "甲 true"])
  }

  @Test func `one that has asked, and asks again, gets it again`() throws {
    let stage = stage()
    for note in ["甲", "", "甲"] {
      list.note = note
      #expect(try stage.element("甲").isFocused == (note == "甲"))
      if note == "甲" { stage.send(.focus(false), to: try stage.element("甲").id) }
    }
    #expect(list.log == ["甲 true", "甲 false", "甲 true", "甲 false"])
  }

  @Test func `one that is disabled does not get it`() throws {
    let stage = Stage(of: [part.textField("甲") { _ in }.focusRequested().disabled()])
    #expect(try !stage.element("甲").isFocused)
  }

  @Test func `what a person types stays when the data source takes it`() throws {
    let stage = Stage(
      of: SketchPart { [list] part in
        part.textField(list.note) { list.note = $0 }.identifier("field")
      }
    )
    #expect(stage.send(.text("塩"), to: try stage.element("field").id))
    #expect(stage.shows("塩"))
    #expect(stage.update() == [])
  }
}
