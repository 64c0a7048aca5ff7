import Observation2
import Scenes
import Testing

/// What a person could not do is refused, says why, and changes nothing.
@MainActor @Suite struct RefusedEventTests {
  private let list = ShopList(2)

  /// The reason for which an event is refused; nothing may have come of it.
  private func refusal(
    _ event: ScreenEvent = .tap,
    to id: ScreenNodeID,
    _ window: MirroredWindow
  ) -> ScreenEventError? {
    window.update()
    let (requests, descriptions) = (window.requests, window.window.descriptions)
    do throws(ScreenEventError) {
      try window.send(event, to: id)
      return nil
    } catch {
      #expect(list.log == [])
      #expect(window.requests == requests)
      #expect(window.window.descriptions == descriptions)
      #expect(window.update() == [])
      window.expectEqualToWhole()
      return error
    }
  }

  private func look(_ name: String, _ window: MirroredWindow) throws -> ScreenNodeLook {
    try #require(window[name]?.look)
  }

  @Test func `what is gone, or never was there`() throws {
    let window = MirroredWindow { [list] part in
      part.each(list.items) { item in part.button(item.name) { list.log.append("tap") } }
    }
    let gone = try window.id("品1")
    list.items.removeLast()
    #expect(refusal(to: gone, window) == .gone(gone))
    #expect(refusal(to: ScreenNodeID(99_999), window) == .gone(ScreenNodeID(99_999)))
    #expect(
      "\(ScreenEventError.gone(gone))"
        == "The node \(gone) is not on the screen any more: apply the patches before the next event."
    )
  }

  @Test(arguments: [false, true])
  func `what is hidden, or in something hidden`(isContainer: Bool) throws {
    let window = MirroredWindow { [list] part in
      part.column { part.button("押す") { list.log.append("tap") }.hidden(!isContainer) }
        .hidden(isContainer)
    }
    let error = refusal(to: try window.id("押す"), window)
    #expect(error == .hidden(try look("押す", window)))
    #expect(error?.description == "button \"押す\" is hidden.")
  }

  @Test(
    arguments: [false, true],
    [ScreenEvent.tap, .longPress, .text("a"), .value(.number(1)), .submit, .swipeAction(0)]
  )
  func `what is disabled, or in something disabled`(isContainer: Bool, event: ScreenEvent) throws {
    let window = MirroredWindow { [list] part in
      part.column {
        part.button("押す") { list.log.append("tap") }
          .onLongPress { list.log.append("press") }
          .onTextChange { list.log.append($0) }
          .onValueChange { list.log.append("\($0)") }
          .onSubmit { list.log.append("submit") }
          .swipeActions([ScreenSwipeAction("消す") { list.log.append("消す") }])
          .disabled(!isContainer)
      }
      .disabled(isContainer)
    }
    let error = refusal(event, to: try window.id("押す"), window)
    #expect(error == .disabled(try look("押す", window)))
    #expect(error?.description == "button \"押す\" is disabled.")
  }

  @Test func `what an alert covers, until it is answered`() throws {
    let window = MirroredWindow { [list] part in
      part.layers {
        part.column { part.button("注文") { list.log.append("注文") } }
        if list.isOn {
          part.alert("消しますか", message: "戻せません") {
            part.button("消す") { list.isOn = false }
          }
          .identifier("alert")
        }
      }
    }
    list.isOn = true
    let order = try window.id("注文")
    let error = refusal(to: order, window)
    #expect(error == .covered(try look("注文", window), by: try look("alert", window)))
    #expect(error?.description.hasPrefix("button \"注文\" is covered by alert") == true)
    try window.send(.tap, to: "消す")
    try window.send(.tap, to: order)
    #expect(list.log == ["注文"])
  }

  @Test func `what an alert is about to cover, before the front-end knows`() throws {
    let window = MirroredWindow { [list] part in
      part.layers {
        part.button("注文") { list.log.append("注文") }
        if list.isOn { part.alert("消しますか") { part.button("消す") {} } }
      }
    }
    list.isOn = true
    #expect(throws: ScreenEventError.self) { try window.send(.tap, to: "注文") }
    #expect(list.log == [])
  }

  @Test func `what is covered in a scroll that has been moved`() throws {
    let window = MirroredWindow { [list] part in
      part.layers {
        part.scroll {
          for number in 0..<40 {
            part.button("\(number)") { list.log.append("\(number)") }
          }
        }
        .identifier("list")
        part.column { part.text("お知らせ") }.blocksTouches().frame(height: 100)
          .identifier("notice")
      }
    }
    #expect(refusal(to: try window.id("1"), window) != nil)
    try window.send(.tap, to: "5")
    #expect(list.log == ["5"])
    list.log = []
    try window.send(.scrolled(ScreenPoint(x: 0, y: 200)), to: "list")
    #expect(
      refusal(to: try window.id("5"), window)
        == .covered(try look("5", window), by: try look("notice", window))
    )
  }

  @Test func `a hidden alert and a toast cover nothing`() throws {
    let window = MirroredWindow { [list] part in
      part.layers {
        part.button("注文") { list.log.append("注文") }
        part.alert("消しますか") {}.hidden()
        part.toast("注文しています")
      }
    }
    try window.send(.tap, to: "注文")
    #expect(list.log == ["注文"])
  }

  @Test(
    arguments: EventTests.events.map(\.0).filter {
      !$0.kind.isSubset(of: [.appear, .disappear, .focus])
    }
  )
  func `what a node does nothing about`(event: ScreenEvent) throws {
    let window = MirroredWindow { $0.text("塩") }
    let error = refusal(event, to: try window.id("塩"), window)
    #expect(error == .notTaken(event, by: try look("塩", window)))
    #expect(error?.description.hasPrefix("text \"塩\" does nothing about ") == true)
  }

  @Test func `a swipe action that is not there`() throws {
    let window = MirroredWindow { [list] part in
      part.text("塩").swipeActions([ScreenSwipeAction("消す") { list.log.append("消す") }])
    }
    for index in [-1, 1] {
      #expect(refusal(.swipeAction(index), to: try window.id("塩"), window) != nil)
    }
  }

  @Test func `a node of a scene that another one covers`() throws {
    let window = MirroredWindow { [list] part in
      part.button("注文") { list.log.append("注文") }
    }
    let order = try window.id("注文")
    window.window.navigator.push(SketchScene { $0.text("次") })
    #expect(refusal(to: order, window) == .gone(order))
    window.window.navigator.pop()
    window.update()
    try window.send(.tap, to: order)
    #expect(list.log == ["注文"])
  }

  @Test func `the focus, by what is disabled or hidden`() throws {
    let window = MirroredWindow { [list] part in
      part.textField("甲") { _ in }.disabled().onFocusChange { list.log.append("\($0)") }
      part.column { part.textField("乙") { _ in } }.hidden()
    }
    #expect(
      refusal(.focus(true), to: try window.id("甲"), window) == .disabled(try look("甲", window))
    )
    #expect(
      refusal(.focus(true), to: try window.id("乙"), window) == .hidden(try look("乙", window))
    )
  }

  @Test func `a window without a scene has nothing to send to`() {
    let window = SceneWindow()
    #expect(throws: ScreenEventError.gone(ScreenNodeID(1))) {
      try window.send(.tap, to: ScreenNodeID(1))
    }
  }
}
