import FlowFormat
import Scenes
import ScenesHeadless

/// One rule of the contract of devices.
@MainActor
struct ContractRule {
  let name: String
  /// Returns what is wrong, as a sentence.
  let complaint: @MainActor (ContractHand) async throws(StepFailure) -> String?

  init(
    _ name: String,
    _ complaint: @escaping @MainActor (ContractHand) async throws(StepFailure) -> String?
  ) {
    (self.name, self.complaint) = (name, complaint)
  }

  static let all = processes + time + fingers + keys + ways + screens + launches + edits

  // MARK: - Processes

  private static let processes = [
    ContractRule("a device begins without a running app") { hand in
      hand.expect("The state", hand.device.state, is: .notRunning)
        ?? hand.expect("The number of elements in sight", hand.visible, is: 0)
    },
    ContractRule("a launch passes its arguments and brings the app to the front") {
      hand throws(StepFailure) in
      try await hand.launch(["greeting": "hello"])
      return hand.expect("The state", hand.device.state, is: .foreground)
        ?? hand.expect("The greeting", hand.text("greeting"), is: "hello")
    },
    ContractRule("what is stored outlives the process and ends with the state") {
      hand throws(StepFailure) in
      try await hand.launch()
      try await hand.tap("button")
      try await hand.device.kill()
      let dead = hand.expect("The state after “kill”", hand.device.state, is: .notRunning)
      try await hand.launch()
      let kept = hand.expect("The count after “kill”", hand.text("count"), is: "1")
      try await hand.device.stop()
      let gone = hand.expect("The state after “stop”", hand.device.state, is: .notRunning)
      try await hand.device.clearState()
      try await hand.launch()
      return dead ?? kept ?? gone
        ?? hand.expect("The count after “clearState”", hand.text("count"), is: "0")
    },
    ContractRule("an app hears of the background and keeps its screen") {
      hand throws(StepFailure) in
      try await hand.launch()
      try await hand.tap("button")
      try await hand.device.enterBackground()
      try await hand.device.settle()
      let left = hand.expect("The state", hand.device.state, is: .background)
      try await hand.device.enterForeground()
      try await hand.device.settle()
      return left ?? hand.expect("The state", hand.device.state, is: .foreground)
        ?? hand.expect("The number of returns", hand.text("back"), is: "1")
        ?? hand.expect("The count", hand.text("count"), is: "1")
    },
  ]

  // MARK: - Time

  private static let time = [
    ContractRule("time passes by no less than was asked for, and brings what is due") {
      hand throws(StepFailure) in
      try await hand.launch()
      try await hand.tap("later")
      let early = hand.expect("“contract-late” at once", hand.element("late") == nil, is: true)
      let start = hand.device.now
      try await hand.pass(.milliseconds(1_500))
      return early
        ?? hand.expect("The passed time", hand.device.now - start >= .milliseconds(1_500), is: true)
        ?? hand.expect("“contract-late” then", hand.element("late") != nil, is: true)
    },
    ContractRule("the next change lies ahead, and the time of day follows the time") {
      hand throws(StepFailure) in
      try await hand.launch()
      try await hand.tap("later")
      let isAhead = hand.device.nextChange.map { $0 >= hand.device.now } ?? false
      let day = hand.device.timeSince1970 - hand.device.now
      try await hand.pass(.milliseconds(500))
      let drift = hand.device.timeSince1970 - hand.device.now - day
      return hand.expect("A next change that lies ahead", isAhead, is: true)
        ?? hand.expect("A drift below 0.1 s", abs(drift / .seconds(1)) < 0.1, is: true)
    },
    ContractRule("a screen that changes has another revision, and one that does not keeps it") {
      hand throws(StepFailure) in
      try await hand.launch()
      let (revision, frames) = (hand.device.revision, hand.device.frames)
      try await hand.device.settle()
      if hand.device.revision == revision, hand.device.frames != frames {
        return "Two screens have the revision \(revision)."
      }
      if hand.device.revision != revision, hand.device.frames == frames {
        return "One screen has the revisions \(revision) and \(hand.device.revision)."
      }
      try await hand.tap("button")
      return hand.expect("Another revision", hand.device.revision != revision, is: true)
    },
  ]

  // MARK: - Fingers

  private static let fingers = [
    ContractRule("a tap reaches what lies at its point, and nothing elsewhere") {
      hand throws(StepFailure) in
      try await hand.launch()
      let place = try hand.place("button")
      try await hand.tap("button")
      try await hand.device.tap(at: ScreenPoint(x: -1, y: place.y))
      try await hand.device.settle()
      return hand.expect("The count", hand.text("count"), is: "1")
    },
    ContractRule("a long press is no tap") { hand throws(StepFailure) in
      try await hand.launch()
      let place = try hand.place("press")
      try await hand.tap("press")
      let early = hand.expect(
        "“contract-pressed” after a tap",
        hand.element("pressed") == nil,
        is: true
      )
      try await hand.device.longPress(at: place, on: hand.element("press"))
      try await hand.device.settle()
      return early ?? hand.expect("“contract-pressed”", hand.element("pressed") != nil, is: true)
    },
    ContractRule("a scroll moves its rows, and not beyond its end") { hand throws(StepFailure) in
      try await hand.launch()
      let before = hand.rows
      guard let isMoved = try await hand.scroll(by: 20) else {
        return "“contract-list” is no scroll."
      }
      let ways = hand.rows.compactMap { row, y in before[row].map { $0 - y } }
      for _ in 0..<8 { _ = try await hand.scroll(by: 1_000_000) }
      guard let isMovedOn = try await hand.scroll(by: 1_000_000) else {
        return "“contract-list” is gone at its end."
      }
      // A device may scroll in whole pixels.
      let hasMoved = !ways.isEmpty && ways.allSatisfy { abs($0 - 20) <= 1 }
      return hand.expect("“scroll” at the top", isMoved, is: true)
        ?? hand.expect("A way of 20 points of all rows, or 1 more or less", hasMoved, is: true)
        ?? hand.expect("The last row in sight", hand.element("row-40") != nil, is: true)
        ?? hand.expect("“scroll” at the end", isMovedOn, is: false)
    },
    ContractRule("a drag over a scroll moves it") { hand throws(StepFailure) in
      try await hand.launch()
      guard let list = hand.element("list") else { return "“contract-list” is not in sight." }
      let middle = list.clippedFrame.center
      let before = hand.list?.offset
      try await hand.device.drag(from: middle, to: ScreenPoint(x: middle.x, y: middle.y - 30))
      try await hand.device.settle()
      return hand.expect("A list that moved", hand.list?.offset != before, is: true)
    },
  ]

  // MARK: - Keys

  private static let keys = [
    ContractRule("keys go to the field that a tap has chosen") { hand throws(StepFailure) in
      try await hand.launch()
      try await hand.tap("field")
      let focus = hand.expect("The focus", hand.element("field")?.isFocused, is: true)
      try await hand.device.type("abc", marked: false)
      try await hand.device.erase(1)
      try await hand.device.settle()
      return focus ?? hand.expect("The field", hand.element("field")?.element.text, is: "ab")
    },
    ContractRule("keys without a field fail with a sentence") { hand throws(StepFailure) in
      try await hand.launch()
      let typed = await hand.expectFailure("“type”") { () throws(StepFailure) in
        try await hand.device.type("a", marked: false)
      }
      let erased = await hand.expectFailure("“erase”") { () throws(StepFailure) in
        try await hand.device.erase(1)
      }
      return typed ?? erased
    },
    ContractRule("the focus can be taken away") { hand throws(StepFailure) in
      try await hand.launch()
      try await hand.tap("field")
      guard let field = hand.element("field") else { return "“contract-field” is gone." }
      try await hand.device.send(.focus(false), to: field)
      try await hand.device.settle()
      return hand.expect("The focus", hand.element("field")?.isFocused, is: false)
    },
  ]

  // MARK: - Ways

  private static let ways = [
    ContractRule("back leads from a second screen to the first, and from there nowhere") {
      hand throws(StepFailure) in
      try await hand.launch()
      try await hand.tap("open")
      try await hand.pass(.seconds(1))
      let there = hand.expect("“contract-second”", hand.element("second") != nil, is: true)
      let isBack = try await hand.device.back()
      try await hand.device.settle()
      try await hand.pass(.seconds(1))
      let isFurther = try await hand.device.back()
      return there ?? hand.expect("“back” from the second screen", isBack, is: true)
        ?? hand.expect("The first screen", hand.element("button") != nil, is: true)
        ?? hand.expect("“back” from the first screen", isFurther, is: false)
    },
    ContractRule("a link leads to its screen, and an unknown one fails with a sentence") {
      hand throws(StepFailure) in
      try await hand.launch()
      let unknown = await hand.expectFailure("An unknown link") { () throws(StepFailure) in
        _ = try await hand.opens("contract://nowhere")
      }
      let isThere = try await hand.opens("contract://second")
      try await hand.pass(.seconds(1))
      return unknown ?? hand.expect("A link that has led somewhere", isThere, is: true)
        ?? hand.expect("“contract-second”", hand.element("second") != nil, is: true)
    },
    ContractRule("a turn changes the size of the screen, also for the next launch") {
      hand throws(StepFailure) in
      try await hand.launch()
      let turned = try await hand.turn()
      let now = hand.device.frames.size
      try await hand.device.stop()
      try await hand.launch()
      return hand.expect("The turned screen", now, is: turned)
        ?? hand.expect("The next launch's screen", hand.device.frames.size, is: now)
    },
    ContractRule("a picture is a drawing") { hand throws(StepFailure) in
      try await hand.launch()
      let picture = try await hand.device.picture(of: hand.device.frames.viewport)
      return hand.expect("A picture that is SVG", picture.contains("<svg"), is: true)
    },
  ]
}

extension ContractHand {
  fileprivate var visible: Int {
    device.frames.elements.count { $0.element.identifier != nil && device.frames.isVisible($0) }
  }
}
