import FlowFormat
import Scenes
import ScenesHeadless

extension ContractRule {
  // MARK: - Screens

  static let screens = [
    ContractRule("a screen that changes by itself or by a scroll has another revision") {
      hand throws(StepFailure) in
      try await hand.launch()
      try await hand.tap("later")
      let early = hand.device.revision
      try await hand.pass(.milliseconds(1_500))
      let late = hand.device.revision
      _ = try await hand.scroll(by: 20)
      return hand.expect("Another revision as time passes", late != early, is: true)
        ?? hand.expect("Another revision after a scroll", hand.device.revision != late, is: true)
    },
    ContractRule("no screen has the revision of one before the launch") {
      hand throws(StepFailure) in
      var seen: [Int: ScreenFrames] = [:]
      for greeting in ["hello", "again"] {
        try await hand.launch(["greeting": greeting])
        for isTapped in [true, false] {
          let (revision, frames) = (hand.device.revision, hand.device.frames)
          if let before = seen[revision], before != frames {
            return "Two screens have the revision \(revision)."
          }
          seen[revision] = frames
          if isTapped { try await hand.tap("button") }
        }
        try await hand.device.stop()
      }
      return nil
    },
    ContractRule("an app at rest takes touches, and no transition is under way") {
      hand throws(StepFailure) in
      try await hand.launch()
      for _ in 0..<50 where hand.device.refusesTouches || hand.device.isAnimating {
        try await hand.pass(.milliseconds(100))
      }
      return hand.expect("“refusesTouches” at rest", hand.device.refusesTouches, is: false)
        ?? hand.expect("“isAnimating” at rest", hand.device.isAnimating, is: false)
    },
    ContractRule("a scroll moves back, and not beyond its beginning") { hand throws(StepFailure) in
      try await hand.launch()
      let start = hand.list?.offset.y
      _ = try await hand.scroll(by: 60)
      let isMoved = try await hand.scroll(by: -60)
      let end = hand.list?.offset.y
      let isMovedOn = try await hand.scroll(by: -1_000_000)
      let isBack = start.flatMap { start in end.map { abs($0 - start) <= 1 } }
      return hand.expect("“scroll” upwards", isMoved, is: true)
        ?? hand.expect("A list at its beginning", isBack, is: true)
        ?? hand.expect("“scroll” at the beginning", isMovedOn, is: false)
    },
    ContractRule("the environment has the size of a turned screen") { hand throws(StepFailure) in
      try await hand.launch()
      let turned = try await hand.turn()
      let now = hand.device.environment.containerSize
      return hand.expect("The size", now, is: turned)
    },
  ]

  // MARK: - Launches

  static let launches = [
    ContractRule("a launch forgets the arguments and the focus of the one before") {
      hand throws(StepFailure) in
      try await hand.launch(["greeting": "hello"])
      try await hand.tap("field")
      try await hand.device.stop()
      try await hand.launch()
      return hand.expect("The greeting", hand.text("greeting"), is: "none")
        ?? hand.expect("The focus", hand.element("field")?.isFocused, is: false)
    },
    ContractRule("the end of an app erases nothing that is stored") { hand throws(StepFailure) in
      try await hand.launch()
      try await hand.tap("button")
      try await hand.device.stop()
      try await hand.launch()
      return hand.expect("The count after “stop”", hand.text("count"), is: "1")
    },
    ContractRule("a link leads on in the app that runs, and back to its first screen") {
      hand throws(StepFailure) in
      try await hand.launch(["greeting": "hello"])
      _ = try await hand.opens("contract://second")
      try await hand.pass(.seconds(1))
      let isBack = try await hand.device.back()
      try await hand.device.settle()
      try await hand.pass(.seconds(1))
      return hand.expect("“back” from the link's screen", isBack, is: true)
        ?? hand.expect("The greeting", hand.text("greeting"), is: "hello")
    },
  ]

  // MARK: - Edits

  static let edits = [
    ContractRule("as many characters go as a call erases") { hand throws(StepFailure) in
      try await hand.launch()
      try await hand.tap("field")
      try await hand.device.type("abcd", marked: false)
      try await hand.device.erase(3)
      try await hand.device.settle()
      return hand.expect("The field", hand.element("field")?.element.text, is: "a")
    },
    ContractRule("the keyboard's keys take a character and the focus away") {
      hand throws(StepFailure) in
      try await hand.launch()
      let failure = await hand.expectFailure("“press” without a field") { () throws(StepFailure) in
        try await hand.device.press(.backspace)
      }
      try await hand.tap("field")
      try await hand.device.type("ab", marked: false)
      try await hand.device.press(.backspace)
      try await hand.device.settle()
      let field = hand.expect("The field", hand.element("field")?.element.text, is: "a")
      try await hand.device.press(.escape)
      try await hand.device.settle()
      return failure ?? field
        ?? hand.expect("The focus", hand.element("field")?.isFocused, is: false)
    },
  ]
}
