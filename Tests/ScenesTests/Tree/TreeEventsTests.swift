import Observation2
import Testing

@testable import Scenes

@MainActor @Suite struct TreeEventsTests {
  private struct Outer: ScreenPart, Equatable {
    @Handler var tap: @MainActor () -> Void

    var body: [ScreenElement] { Inner(tap: tap) }
  }

  private struct Inner: ScreenPart, Equatable {
    @Handler var tap: @MainActor () -> Void

    var body: [ScreenElement] { button("button", action: tap).identifier("button") }
  }

  @Test func `a tap runs the newest closure through parts with equal inputs in one another`() throws
  {
    let data = TreeData()
    let sample = TreeSample { _ in
      let number = data.number
      Outer { data.log.append("\(number)") }
    }
    for number in 0...2 {
      data.number = number
      try sample.update()
      try sample.send(.tap, to: "button")
    }
    #expect(data.log == ["0", "1", "2"])
  }

  @Test func `a tap before the next update runs what the data now says`() throws {
    let data = TreeData()
    let sample = TreeSample { part in
      let number = data.number
      part.button("button") { data.log.append("\(number)") }.identifier("button")
    }
    data.number = 7
    try sample.send(.tap, to: "button")
    #expect(data.log == ["7"])
  }

  @Test func `a tap on what the data has done away with is refused before the next update`() throws
  {
    let data = TreeData()
    data.isOn = true
    let sample = TreeSample { part in
      if data.isOn { part.button("button") { data.log.append("tapped") }.identifier("button") }
    }
    let id = try #require(sample.id("button"))
    data.isOn = false
    #expect(throws: ScreenEventError.gone(id)) { try sample.window.send(.tap, to: id) }
    #expect(data.log == [])
  }

  @Test func `a cover that misses by what arithmetic loses still covers`() throws {
    let data = TreeData()
    let sample = TreeSample { part in
      part.layers {
        part.row {
          part.text("a").frame(width: 0.1 + 0.2)
          part.button("button") {}.identifier("button").frame(width: 0.7)
        }.frame(width: 1)
        part.column {}.frame(width: 0.1 + 0.2 + 0.7 - 1e-15).blocksTouches().identifier("cover")
      }
      part.text(data.text)
    }
    #expect(throws: ScreenEventError.self) { try sample.send(.tap, to: "button") }
  }

  private func field(_ data: TreeData) -> TreeSample {
    TreeSample { part in
      part.textField(data.text) { text in if data.isOn { data.text = text } }.identifier("field")
    }
  }

  @Test func `a copy that notes what is written agrees with the data source that takes it`() throws
  {
    let data = TreeData()
    data.isOn = true
    let sample = field(data)
    try sample.send(.text("abc"), to: "field")
    try sample.update()
    #expect(sample.node("field")?.look.text == "abc")
  }

  @Test func `while text is marked nothing is told, until the end of marking`() throws {
    let data = TreeData()
    let sample = field(data)
    try sample.send(.text("か", isMarked: true), to: "field")
    #expect(try sample.update() == [])
    data.text = "new"
    #expect(try sample.update() == [])
    #expect(sample.node("field")?.look.text == "か")
    try sample.send(.text("火"), to: "field")
    try sample.update()
    #expect(sample.node("field")?.look.text == "new")
  }

  @Test func `patches put a new row and a moved one where they belong`() throws {
    let data = TreeData(["a", "x", "b"])
    let sample = TreeSample { part in
      part.column {
        part.each(data.items) { part.text($0.id).identifier($0.id) }
      }.identifier("column")
    }
    data.items = ["b", "y", "a"].map { TreeItem(id: $0) }
    try sample.update()
    #expect(sample.names(in: "column") == ["b", "y", "a"])
  }
}
