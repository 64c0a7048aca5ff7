import Foundation
import Observation2
import Scenes
import ScenesHeadless
import Testing

/// What a front-end needs to draw a stepper, and buttons behind a row, of its own.
@MainActor @Suite struct ScreenSteppingTests {
  @Test(
    arguments: [
      (0, nil, 1), (1, 0, 2), (2, 1, nil), (3, 2, nil), (9, 2, nil), (-1, nil, 0), (-7, nil, 0),
      (.max, 2, nil), (.min, nil, 0),
    ] as [(Int, Int?, Int?)]
  )
  func `a step stays in the range, or leads back to it`(number: Int, down: Int?, up: Int?) {
    let stepping = ScreenStepping(number, in: 0...2)
    #expect(stepping.decreased == down)
    #expect(stepping.increased == up)
  }

  @Test func `a stepper's look has its number and its range, and what follows from them`() throws {
    let list = ShopList()
    list.items = [ShopItem(id: 1, name: "塩", count: 2)]
    let window = MirroredWindow { part in
      part.each(list.items) { item in
        part.stepper(item.count, in: 0...2) { list.items[0].count = $0 }.identifier("stepper")
      }
    }
    let look = try #require(window["stepper"]?.look)
    #expect(look.stepping == ScreenStepping(2, in: 0...2))
    #expect(look.value == "2")
    #expect(window["増やす"]?.look.isEnabled == false)
    let number = try #require(look.stepping?.decreased)
    try window.send(.value(.number(number)), to: "stepper")
    window.update()
    #expect(window["stepper"]?.look.stepping?.number == 1)
    #expect(window["stepper"]?.look.stepping?.increased == 2)
    window.expectEqualToWhole()
  }

  @Test func `a front-end can't send a stepper beyond its range`() throws {
    let list = ShopList()
    list.items = [ShopItem(id: 1, name: "塩", count: 2)]
    let window = MirroredWindow { part in
      part.stepper(list.items[0].count, in: 0...2) { list.items[0].count = $0 }
        .identifier("stepper")
    }
    for number in [-1, 3, .min, .max] { try window.send(.value(.number(number)), to: "stepper") }
    #expect(list.items[0].count == 2)
    try window.send(.value(.number(0)), to: "stepper")
    #expect(list.items[0].count == 0)
  }

  @Test func `a range that changes is told, and measured by nobody`() {
    let list = ShopList()
    let window = MirroredWindow { part in
      part.column { part.stepper(3, in: 0...(list.isOn ? 5 : 9)) { _ in }.identifier("stepper") }
    }
    #expect(window.cost { list.isOn = true } == .init(1, 0, 1))
    #expect(window["stepper"]?.look.stepping?.range == 0...5)
  }

  @Test func `the looks of controls go through JSON`() throws {
    let part = SketchPart { _ in }
    let swipes = [
      ScreenSwipeAction("後で", edge: .leading) {}, ScreenSwipeAction("消す", isDestructive: true) {},
    ]
    let window = MirroredWindow { _ in
      part.stepper(3, in: -1...5) { _ in }.identifier("stepper")
      part.text("行").swipeActions(swipes).identifier("row")
      part.text("無").identifier("plain")
    }
    for (name, stepping, destructive) in [
      ("stepper", ScreenStepping(3, in: -1...5), []), ("row", nil, [1]), ("plain", nil, []),
    ] as [(String, ScreenStepping?, Set<Int>)] {
      let look = try #require(window[name]?.look)
      #expect(look.stepping == stepping)
      #expect(look.destructiveSwipeActions == destructive)
      #expect(look.leadingSwipeActions == (name == "row" ? [0] : []))
      let coded = try JSONEncoder().encode(look)
      #expect(try JSONDecoder().decode(ScreenNodeLook.self, from: coded) == look)
    }
    // A look that was written before there were ranges.
    let old = try JSONEncoder().encode(try #require(window["plain"]?.look))
    #expect(!String(decoding: old, as: UTF8.self).contains("stepping"))
  }

  @Test func `a control of one's own is a stepper by saying so`() {
    let part = SketchPart { _ in }
    let element = part.row { part.text("三つ") }.stepping(ScreenStepping(3, in: 1...4))
    #expect(element.stepping?.increased == 4)
    #expect(element.value == "3")
    #expect(element.eventKinds.isEmpty)
  }
}
