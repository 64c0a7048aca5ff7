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
    #expect(list.log == ["-1", "+3"])
  }

  @Test func `the rows of a scene that another one covers hear of it`() {
    let stage = stage()
    stage.update()
    list.log = []
    stage.perform { stage.navigator.push(SketchScene { $0.text("次") }) }
    stage.update()
    #expect(list.log == ["-0", "-1", "-2"])
    stage.back()
    stage.update()
    #expect(list.log == ["-0", "-1", "-2", "+0", "+1", "+2"])
  }

  @Test func `the rows of a scene that goes hear of it, once`() {
    let stage = stage()
    stage.update()
    list.log = []
    stage.close()
    stage.update()
    #expect(list.log == ["-0", "-1", "-2"])
  }

  @Test func `the rows that a lazy list lets go of hear of it`() {
    let stage = Stage(
      of: SketchPart { [list] part in
        part.lazyColumn {
          part.each(list.items) { item in
            part.text(item.name).frame(height: 400)
              .onAppear { list.log.append("+\(item.id)") }
              .onDisappear { list.log.append("-\(item.id)") }
          }
        }
      }
    )
    stage.update()
    for _ in 1...5 {
      stage.scroll(by: ScreenPoint(x: 0, y: 900))
      stage.update()
    }
    let seen = list.items.filter { stage.shows(.text($0.name)) }.map(\.id)
    #expect(!seen.contains(0))
    for item in list.items {
      let told = list.log.filter { $0.dropFirst() == "\(item.id)" }.map { $0.prefix(1) }
      #expect(told == (seen.contains(item.id) ? ["+"] : told.isEmpty ? [] : ["+", "-"]))
    }
    #expect(list.log.contains("-0"))
  }

  @Test func `whoever says a thing twice is heard once`() throws {
    let stage = stage()
    let row = try stage.element(.text("品0")).id
    list.log = []
    stage.send(.appear, to: row)
    stage.send(.disappear, to: row)
    stage.send(.disappear, to: row)
    stage.send(.appear, to: row)
    #expect(list.log == ["-0", "+0"])
  }

  @Test func `a row that goes may change what is shown`() {
    let stage = Stage(
      of: SketchPart { [list] part in
        part.column {
          part.each(list.items) { item in
            part.text(item.name).onAppear {}
              .onDisappear { list.items.removeAll { $0.id == item.id + 1 } }
          }
        }
      }
    )
    stage.update()
    list.items.remove(at: 0)
    stage.update()
    #expect(list.items.isEmpty)
    #expect(stage.frames.elements.filter { $0.element.role == .text }.isEmpty)
  }

  @Test func `a row that goes may change something, and look at the screen`() {
    var stage: Stage?
    var seen: [Bool] = []
    stage = Stage(
      of: SketchPart { [list] part in
        part.column {
          part.each(list.items) { item in
            part.text(item.name).onAppear {}
              .onDisappear {
                list.isOn = true
                seen.append(stage?.shows("新しい") == true)
              }
          }
          if list.isOn { part.text("新しい") }
        }
      }
    )
    stage?.update()
    list.items = [ShopItem(id: 99, name: "新")]
    stage?.update()
    #expect(stage?.shows("新しい") == true)
    #expect(stage?.shows("新") == true)
    #expect(!seen.isEmpty)
    stage = nil
  }

  @Test func `a row that another scene covers may change that, and look at it`() {
    var stage: Stage?
    stage = Stage(
      of: SketchPart { [list] part in
        part.text("下").onAppear {}
          .onDisappear {
            list.title = "新"
            _ = stage?.frames
          }
      }
    )
    stage?.update()
    stage?.navigator.push(SketchScene { [list] part in part.text(list.title) })
    stage?.update()
    #expect(stage?.shows("新") == true)
    stage = nil
  }

  @Test func `none that the end of the process takes away, and no field loses the focus`() throws {
    let stage = Stage(
      of: SketchPart { [list] part in
        part.textField(list.note) { list.note = $0 }.identifier("field")
          .onFocusChange { list.log.append("\($0)") }
          .onDisappear { list.log.append("gone") }
      }
    )
    try stage.tap("field")
    stage.update()
    #expect(list.log == ["true"])
    stage.abandon()
    #expect(list.log == ["true"])
  }
}
