import Observation2
import Scenes
import ScenesHeadless
import Testing

/// The stage tells elements that they have come into sight or gone out of it, as a front-end does.
@MainActor @Suite struct StageSightTests {
  private let list = ShopList(30)

  private func stage() -> Stage {
    Stage(
      of: SketchPart { [list] part in
        part.layers {
          part.scroll {
            part.each(list.items) { item in
              part.text(item.name).frame(height: 400)
                .onAppear { list.log.append("+\(item.id)") }
                .onDisappear { list.log.append("-\(item.id)") }
            }
          }
          if list.isOn { part.alert("待って") { part.button("はい") {} } }
        }
      }
    )
  }

  @Test func `those that are seen first`() {
    let stage = stage()
    stage.update()
    #expect(list.log == ["+0", "+1", "+2"])
    stage.update()
    #expect(list.log.count == 3)
  }

  @Test func `those that a scroll brings, and those that it takes away`() {
    let stage = stage()
    stage.update()
    list.log = []
    stage.scroll(by: ScreenPoint(x: 0, y: 500))
    stage.update()
    #expect(list.log == ["+3", "-0"])
  }

  @Test func `those that an alert covers, and uncovers`() {
    let stage = stage()
    stage.update()
    list.log = []
    list.isOn = true
    stage.update()
    #expect(list.log == ["-0", "-1", "-2"])
    list.isOn = false
    stage.update()
    #expect(list.log == ["-0", "-1", "-2", "+0", "+1", "+2"])
  }

  @Test func `a row that comes`() {
    let stage = stage()
    stage.update()
    list.log = []
    list.items.insert(ShopItem(id: 99, name: "新"), at: 0)
    stage.update()
    #expect(list.log == ["+99", "-2"])
  }

  @Test func `a row that goes hears of it`() {
    let stage = stage()
    stage.update()
    list.log = []
    list.items.remove(at: 1)
    stage.update()
    withKnownIssue("a node that is gone takes no event, so its disappearance is told to nobody") {
      #expect(list.log == ["+3", "-1"])
    }
  }

  @Test func `the rows of a scene that another one covers hear of it`() {
    let stage = stage()
    stage.update()
    list.log = []
    stage.perform { stage.navigator.push(SketchScene { $0.text("次") }) }
    stage.update()
    withKnownIssue("the nodes of a covered scene are gone for the stage, and take no event") {
      #expect(list.log == ["-0", "-1", "-2"])
    }
  }
}
