import Observation2
import Scenes
import Testing

/// The cost of changes, in counts: the same for ten rows and for ten thousand.
@MainActor @Suite struct CountsTests {
  private typealias Cost = MirroredWindow.Cost

  private func shown(_ count: Int) -> (ShopList, MirroredWindow) {
    let list = ShopList(count)
    return (list, MirroredWindow(ShopScene(list)))
  }

  @Test(arguments: [10, 10_000])
  func `an item that changes takes two descriptions, one measurement and one patch`(count: Int) {
    let (list, window) = shown(count)
    #expect(window.cost { list.items[count / 2].count = 2 } == Cost(2, 1, 1))
    #expect(window["2個"] != nil)
    if count == 10 { window.expectEqualToWhole() }
  }

  @Test(arguments: [10, 10_000])
  func `an item whose row is no part takes as much`(count: Int) {
    let list = ShopList(count)
    let window = MirroredWindow { part in
      part.scroll { part.each(list.items) { part.text("\($0.count)個") } }
    }
    #expect(window.cost { list.items[count / 2].count = 2 } == Cost(2, 1, 1))
  }

  @Test(arguments: [10, 10_000])
  func `a text in a part of its own takes one of each`(count: Int) {
    let (list, window) = shown(count)
    #expect(window.cost { list.title = "一覧表" } == Cost(1, 1, 1))
    if count == 10 { window.expectEqualToWhole() }
  }

  @Test(arguments: [10, 10_000])
  func `a change to equal values takes nothing`(count: Int) {
    let (list, window) = shown(count)
    #expect(window.cost {} == Cost(0, 0, 0))
    #expect(window.requests == 0)
    #expect(window.cost { list.items[0].count = 1 }.patches == 0)
  }

  @Test(arguments: [10, 10_000])
  func `a property that no body reads takes nothing`(count: Int) {
    let (list, window) = shown(count)
    #expect(window.cost { list.note = "急ぎ" } == Cost(0, 0, 0))
    #expect(window.requests == 0)
  }

  @Test(arguments: [10, 10_000])
  func `a tap that changes nothing describes nothing`(count: Int) throws {
    let (list, window) = shown(count)
    #expect(try window.cost { try window.send(.tap, to: "買う") } == Cost(0, 0, 0))
    #expect(list.log == ["買う0"])
  }

  @Test(arguments: [10, 10_000])
  func `a row at the head is one insertion and one shift`(count: Int) {
    let (list, window) = shown(count)
    list.items.insert(ShopItem(id: -1, name: "新"), at: 0)
    let patches = window.update()
    guard patches.count == 3, case .insert(_, let parent, 0) = patches[0],
      case .shift(parent, let children, by: let distance) = patches[1],
      case .scroll = patches[2]
    else {
      Issue.record("\(patches.count) patches")
      return
    }
    #expect(children == 1..<(count + 1))
    #expect(distance == ScreenPoint(x: 0, y: 44))
    if count == 10 { window.expectEqualToWhole() }
  }

  @Test(arguments: [10, 10_000])
  func `a row at the head describes the list and the row`(count: Int) {
    let (list, window) = shown(count)
    let cost = window.cost { list.items.insert(ShopItem(id: -1, name: "新"), at: 0) }
    #expect(cost.descriptions == 2)
    #expect(cost.measurements == 3)
  }

  @Test(arguments: [10, 10_000])
  func `a row that goes is one removal and one shift`(count: Int) {
    let (list, window) = shown(count)
    let cost = window.cost { list.items.removeFirst() }
    #expect(cost == Cost(1, 0, 3))
    if count == 10 { window.expectEqualToWhole() }
  }

  @Test(arguments: [10, 10_000])
  func `a row that goes to the end is one move`(count: Int) {
    let (list, window) = shown(count)
    list.items.append(list.items.removeFirst())
    let patches = window.update()
    #expect(patches.filter { if case .move = $0 { true } else { false } }.count == 1)
    #expect(patches.count == 3)
    if count == 10 { window.expectEqualToWhole() }
  }

  @Test(arguments: [10, 10_000])
  func `an array is changed in place, without a copy`(count: Int) {
    let (list, window) = shown(count)
    let before = list.items.withUnsafeBufferPointer { $0.baseAddress }
    for round in 2..<5 {
      list.items[count / 2].count = round
      window.update()
    }
    let after = list.items.withUnsafeBufferPointer { $0.baseAddress }
    #expect(before == after)
  }

  @Test(arguments: [10, 10_000])
  func `a part that is described with the one around it is not described twice`(count: Int) {
    let list = ShopList(count)
    let window = MirroredWindow { part in
      part.text(list.title).identifier("outer")
      ShopTitle(list: list)
      part.scroll { part.each(list.items) { part.text($0.name) } }
    }
    // The body, the title, the list and its rows, whose closure is another one.
    #expect(window.cost { list.title = "一覧表" } == Cost(3 + count, 2, 2))
  }

  @Test func `a part that goes with the one around it is not described before`() {
    let list = ShopList()
    list.isOn = true
    let window = MirroredWindow { part in
      if list.isOn { ShopTitle(list: list) }
    }
    let cost = window.cost {
      list.title = "一覧表"
      list.isOn = false
    }
    #expect(cost == Cost(1, 0, 1))
    #expect(window.cost { list.title = "表一覧" } == Cost(0, 0, 0))
    #expect(window.requests == 1)
  }

  @Test func `changes that cancel each other out before an update are no patch`() {
    let (list, window) = shown(10)
    let cost = window.cost {
      list.items.swapAt(2, 7)
      list.title = "一覧表"
      list.items.swapAt(2, 7)
      list.title = "買い物"
    }
    #expect(cost.patches == 0)
    #expect(cost.measurements == 0)
    window.expectEqualToWhole()
  }

  @Test func `an identifier, a state or an event that changes takes no measurement`() {
    let list = ShopList()
    let window = MirroredWindow { part in
      part.column {
        part.text("塩").identifier(list.title)
          .selected(list.isOn).disabled(list.isOn).hidden(list.isOn)
      }
    }
    #expect(window.cost { list.title = "x" } == Cost(1, 0, 1))
    #expect(window.cost { list.isOn = true } == Cost(1, 0, 1))
  }

  @Test(arguments: Look.allCases)
  func `a change that is only drawn is reported without a measurement`(look: Look) {
    let list = ShopList()
    let window = MirroredWindow { part in
      part.column {
        part.row {
          Look.change(part.text("塩"), look, list.isOn)
          part.text("砂糖と塩")
        }
        Look.change(part.row { part.text("油") }, look, list.isOn)
        Look.change(part.button("買う") {}, look, list.isOn)
        Look.change(part.toggle("要る", isOn: true) { _ in }, look, list.isOn)
        Look.change(part.textField("酢", placeholder: "何を") { _ in }, look, list.isOn)
        Look.change(part.image("酢"), look, list.isOn)
        part.layers { Look.change(part.text("酒"), look, list.isOn) }
      }
    }
    // The window gives the focus to the last one that asks for it.
    let patches = look == .wantsFocus ? 8 : 7
    #expect(window.cost { list.isOn = true } == Cost(1, 0, patches))
    #expect(window.cost { list.isOn = false } == Cost(1, 0, 7))
    window.expectEqualToWhole()
  }

  enum Look: CaseIterable {
    case color, background, label, value, hint, disabled, selected, checked, hidden, wantsFocus
    case traits, identifier, tap, longPress, swipes

    @MainActor
    static func change(_ element: ScreenElement, _ look: Look, _ isOn: Bool) -> ScreenElement {
      guard isOn else { return element }
      return switch look {
      case .color: element.color(.destructive)
      case .background: element.background(.separator)
      case .label: element.label("長い説明の言葉")
      case .value: element.value("五")
      case .hint: element.hint("買います")
      case .disabled: element.disabled()
      case .selected: element.selected()
      case .checked: element.checked(element.isChecked != true)
      case .hidden: element.hidden()
      case .wantsFocus: element.focusRequested()
      case .traits: element.header()
      case .identifier: element.identifier("名")
      case .tap: element.onTap {}.onDoubleTap {}
      case .longPress: element.onLongPress {}
      case .swipes: element.swipeActions([ScreenSwipeAction("消す") {}])
      }
    }
  }

  @Test func `the placeholder of a field that has a text takes no measurement`() {
    let list = ShopList()
    let window = MirroredWindow { part in
      part.row { part.textField("酢", placeholder: list.title) { _ in } }
    }
    #expect(window.cost { list.title = "もっと長い言葉" } == Cost(1, 0, 1))
  }

  @Test func `only what is near is described in a lazy column, however long it is`() {
    func cost(_ count: Int) -> (Int, Int) {
      let list = ShopList(count)
      let window = MirroredWindow { part in
        part.lazyColumn { part.each(list.items) { part.text($0.name) } }
      }
      let before = window.window.descriptions
      list.items[3].count = 2
      window.update()
      return (before, window.window.descriptions - before)
    }
    #expect(cost(1_000) == cost(100_000))
    #expect(cost(100_000).1 == 2)
  }
}
