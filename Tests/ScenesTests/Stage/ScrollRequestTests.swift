import Observation2
import Scenes
import ScenesHeadless
import Testing

/// A screen asks its scrolls to show something, as data.
@MainActor @Suite struct ScrollRequestTests {
  @MainActor private final class Wishes: ObservedModel {
    @Observed var target: ScreenScrollTarget?
    var done = 0
  }

  private let list = ShopList(100)
  private let wishes = Wishes()

  private func height(_ id: Int) -> Double { Double(30 + id * 37 % 90) }

  private func stage(isLazy: Bool) -> Stage {
    Stage(
      of: SketchPart { [list, wishes] part in
        if isLazy {
          part.lazyColumn { rows(part, list) }.scrollRequested(to: wishes.target, done: granted)
        } else {
          part.scroll { rows(part, list) }.scrollRequested(to: wishes.target, done: granted)
        }
      }
    )
  }

  @ScreenBuilder
  private func rows(_ part: SketchPart, _ list: ShopList) -> [ScreenElement] {
    part.text("頭").frame(height: 200).identifier("head")
    part.each(list.items) { item in
      part.text(item.name).frame(height: height(item.id)).identifier("row-\(item.id)")
    }
  }

  private func granted() {
    wishes.done += 1
    wishes.target = nil
  }

  @Test(arguments: [false, true])
  func `a row is shown, and the request is done`(isLazy: Bool) {
    let stage = stage(isLazy: isLazy)
    #expect(!stage.shows("row-70"))
    wishes.target = .row(70)
    stage.update()
    #expect(stage.shows("row-70"))
    #expect(wishes.done == 1)
    #expect(wishes.target == nil)
  }

  @Test(arguments: [false, true])
  func `what is not there yet is shown when it comes`(isLazy: Bool) {
    let stage = stage(isLazy: isLazy)
    wishes.target = .row(100, at: .start)
    stage.update()
    #expect(wishes.done == 0)
    list.items.append(ShopItem(id: 100, name: "遅れて"))
    stage.update()
    #expect(stage.shows("row-100"))
    #expect(wishes.done == 1)
  }

  @Test(arguments: [false, true])
  func `a request that is taken back is forgotten`(isLazy: Bool) {
    let stage = stage(isLazy: isLazy)
    wishes.target = .row(100)
    stage.update()
    wishes.target = nil
    stage.update()
    list.items.append(ShopItem(id: 100, name: "遅れて"))
    stage.update()
    #expect(!stage.shows("row-100"))
    #expect(wishes.done == 0)
  }

  @Test(arguments: [false, true])
  func `where the person scrolls afterwards counts`(isLazy: Bool) throws {
    let stage = stage(isLazy: isLazy)
    wishes.target = .row(70)
    stage.update()
    stage.scroll(by: ScreenPoint(x: 0, y: -600))
    stage.update()
    #expect(!stage.shows("row-70"))
    wishes.target = .row(70)
    stage.update()
    #expect(stage.shows("row-70"))
  }

  @Test(arguments: [false, true])
  func `the newest of several requests counts`(isLazy: Bool) {
    let stage = stage(isLazy: isLazy)
    wishes.target = .row(90)
    wishes.target = .end
    wishes.target = .row(40)
    stage.update()
    #expect(stage.shows("row-40"))
    #expect(wishes.done == 1)
  }

  @Test(arguments: [false, true])
  func `the ends of the content`(isLazy: Bool) {
    let stage = stage(isLazy: isLazy)
    wishes.target = .end
    stage.update()
    #expect(stage.shows("row-99"))
    #expect(bottom(of: "row-99", stage) == 844)
    wishes.target = .beginning
    stage.update()
    #expect(stage.shows("head"))
  }

  @Test(arguments: [false, true])
  func `an element by its identifier`(isLazy: Bool) {
    let stage = stage(isLazy: isLazy)
    wishes.target = .identifier("row-12", at: .start)
    stage.update()
    #expect(wishes.done == 1)
    #expect(top(of: "row-12", stage) == 0)
    #expect(stage.shows("row-12"))
  }

  @Test func `a front-end hears of one new offset`() {
    let stage = stage(isLazy: false)
    stage.update()
    wishes.target = .row(50, at: .start)
    #expect(stage.update().count == 1)
  }

  @Test(arguments: [ScreenScrollTarget.Place.start, .center, .end, .nearest])
  func `a list that is lazy shows the same as one that is not`(place: ScreenScrollTarget.Place) {
    let (lazy, eager) = (stage(isLazy: true), stage(isLazy: false))
    for id in [0, 1, 70, 71, 99, 98, 3, 40, 39, 41, 55, 5, 99, 0, 12, 13, 13, 30] {
      wishes.target = .row(id, at: place)
      lazy.update()
      wishes.target = .row(id, at: place)
      eager.update()
      #expect(wishes.target == nil)
      #expect(abs(top(of: "row-\(id)", lazy) - top(of: "row-\(id)", eager)) < 0.001, "row \(id)")
      let end = top(of: "row-\(id)", eager) + height(id)
      #expect(top(of: "row-\(id)", eager) >= -0.001 && end <= 844.001)
    }
  }

  @Test func `each place is where it says, but at the ends of the content`() {
    let stage = stage(isLazy: true)
    let room = 844 - height(50)
    for (place, y) in [(ScreenScrollTarget.Place.start, 0), (.center, room / 2), (.end, room)] {
      wishes.target = .row(50, at: place)
      stage.update()
      #expect(abs(top(of: "row-50", stage) - y) < 0.001)
      wishes.target = .row(50, at: .nearest)
      stage.update()
      #expect(abs(top(of: "row-50", stage) - y) < 0.001)
    }
  }

  @Test func `far down a long list it costs no more descriptions than a screen of them`() {
    list.items = ShopItem.some(100_000)
    let stage = stage(isLazy: true)
    stage.update()
    let before = stage.window.descriptions
    wishes.target = .row(99_000, at: .center)
    stage.update()
    #expect(stage.shows("row-99000"))
    #expect(stage.window.descriptions - before < 100)
  }

  private func top(of identifier: String, _ stage: Stage) -> Double {
    stage.frames.elements.first { $0.element.identifier == identifier }?.frame.y ?? .nan
  }

  private func bottom(of identifier: String, _ stage: Stage) -> Double {
    stage.frames.elements.first { $0.element.identifier == identifier }?.frame.maxY ?? .nan
  }
}
