import Testing

@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Gestures other than taps, and a flow's questions about them.
@MainActor @Suite struct FlowGestureTests {
  @Test(arguments: [
    "- longPressOn: {id: hold}\n- assertVisible: 押して 1",
    "- longPressOn: 押して 0\n- assertVisible: {text: 押して 1, timeout: 0}",
    "- longPressOn: {id: hold, point: '50%,50%'}\n- assertVisible: 押して 1",
    "- longPressOn: {id: hold, repeat: 3, delay: 10}\n- assertVisible: 押して 1",
    "- longPressOn: {id: hold, retryTapIfNoChange: true}\n- assertVisible: {text: 押して 1, timeout: 0}",
    "- longPressOn: {point: '1,843', retryTapIfNoChange: true}\n- assertVisible: 押して 0",
    "- scrollUntilVisible: {element: 行 30, timeout: -1}",
    "- scrollUntilVisible: {element: 行 30, timeout: '${0 - 5}'}",
    "- longPressOn: {point: '1,843'}\n- assertVisible: 押して 0",
    "- swipe: {direction: UP}\n- assertNotVisible: 行 1",
    "- swipe: {from: {id: rows}, direction: up, duration: 400}\n- assertNotVisible: 行 1\n"
      + "- swipe: {from: {id: rows}, direction: DOWN}\n- assertVisible: 行 1",
    "- swipe: {from: {id: columns}, direction: LEFT}\n- assertNotVisible: 列 1",
    "- swipe: {start: '50%,90%', end: '50%,50%'}\n- assertNotVisible: 行 1",
    "- swipe: {start: '195,500', end: '195,800'}\n- assertValue: {path: pulls, equals: 1}",
    "- swipe: {direction: LEFT}",
    "- swipe: {from: {id: hold}, direction: LEFT}\n- tapOn: 払って足す\n"
      + "- assertVisible: {text: 押して 1, timeout: 0}\n- assertNotVisible: 払って足す\n"
      + "- assertEvent: {id: hold, event: swipeAction, count: 1}",
    "- swipe: {from: {id: hold}, direction: LEFT}\n- tapOn: {point: '50%,99%'}\n"
      + "- assertNotVisible: {text: 払って足す, timeout: 0}\n- assertVisible: 押して 0",
    "- swipe: {from: {id: hold}, direction: LEFT}\n- swipe: {direction: UP}\n"
      + "- assertNotVisible: {text: 払って足す, timeout: 0}\n- assertVisible: 行 1",
    "- swipe: {from: {id: hold}, direction: RIGHT}\n- assertNotVisible: {text: 払って足す, timeout: 0}",
    "- longPressOn: {id: echo}\n- tapOn: 選んで足す\n- assertVisible: {text: 押して 1, timeout: 0}",
    "- scrollUntilVisible: {element: 行 30}\n- assertVisible: {text: 行 30, timeout: 0}",
    "- scrollUntilVisible: {element: {id: row-30}, direction: DOWN, speed: 40}\n"
      + "- scrollUntilVisible: {element: 行 1, direction: UP, visibilityPercentage: 10}",
    "- scrollUntilVisible: {element: 列 20, direction: RIGHT}\n- assertVisible: 列 20",
    "- scrollUntilVisible: {element: 行 15, centerElement: true}\n- assertVisible: 行 15",
    "- scrollUntilVisible: {element: 行 1, timeout: 0}",
    "- pullToRefresh\n- scrollUntilVisible: {element: 行 60}\n- assertVisible: 行 60",
    "- pullToRefresh: 行 3\n- assertValue: {path: pulls, equals: 1}",
    "- swipe: {direction: UP}\n- pullToRefresh: {id: rows}\n- assertVisible: 行 1",
    "- assertCount: {id: 'row-[1-3]', count: 3}", "- assertCount: {text: 星, count: 0, timeout: 0}",
    "- assertCount: {id: hold, count: '${1}'}",
    "- retry: {commands: [longPressOn: {id: hold}, assertVisible: {text: 押して 2, timeout: 0}]}",
    "- retry: {maxRetries: 3, commands: [longPressOn: {id: hold}, assertVisible: {text: 押して 4, timeout: 0}]}",
    "- retry: {file: sub.yaml, env: {N: 2}}",
    "- retry: {maxRetries: '${-1}', commands: [assertVisible: 行 1]}",
    "- retry: {maxRetries: 0, commands: [assertVisible: 行 1]}",
  ])
  func `fingers move what a person would move`(_ steps: String) async throws {
    let result = try await FlowStage.play(
      "- launchApp\n" + steps,
      on: FieldApp.self,
      with: [
        "sub.yaml": "- longPressOn: {id: hold}\n- assertVisible: {text: '押して ${N}', timeout: 0}"
      ]
    )
    #expect(result.failures.map(\.description) == [])
  }

  @Test func `a cut element is reported with its visible part, which is enough then`()
    async throws
  {
    func message(_ keys: String) async throws -> String? {
      let step = "- launchApp\n- scrollUntilVisible: {\(keys), direction: RIGHT, timeout: 0}"
      return try await FlowStage.play(step, on: FieldApp.self).failures.first?.message
    }
    var cut: [Int: String] = [:]
    for number in 1...20 {
      guard let told = try await message("element: 列 \(number)") else { continue }
      cut[number] = told.firstMatch(of: /is visible to ([0-9]+) %, and 100 % is asked for/)
        .map { String($0.1) }
    }
    let (number, part) = try #require(cut.first)
    #expect(cut.count == 1)
    #expect(try await message("element: 列 \(number), visibilityPercentage: \(part)") == nil)
  }

  @Test(arguments: [
    ("- longPressOn: {id: state, timeout: 0}", "text \"\" #state has no area."),
    ("- longPressOn: 月", "image \"moon\" label \"月\" does nothing about a long press."),
    ("- longPressOn: {text: 押せない, timeout: 0}", "button \"押せない\" is disabled."),
    ("- longPressOn: {text: 行 30, timeout: 0}", "text \"行 30\" #row-30 is off-screen"),
    ("- longPressOn: 星", "Nothing on the screen is “星”."),
    ("- longPressOn: {point: '400,1'}", "The point 400, 1 lies outside the screen"),
    ("- swipe: {from: 星, direction: UP}", "Nothing on the screen is “星”."),
    ("- swipe: {start: '10,10', end: '10,900'}", "The point 10, 900 lies outside the screen"),
    ("- scrollUntilVisible: {element: 行 31}", "Nothing on the screen is “行 31”."),
    ("- scrollUntilVisible: {element: 行 30, timeout: 0}", "text \"行 30\" #row-30 is off-screen"),
    ("- scrollUntilVisible: {element: 行 30, direction: UP}", "text \"行 30\" #row-30 is off-screen"),
    ("- pullToRefresh: {id: hold}", "row #hold can't be refreshed, and nothing around it."),
    ("- assertCount: {id: 'row-.', count: 8}", "9 elements are id: row-., not 8."),
    ("- assertCount: {id: hold, count: 0, timeout: 0}", "1 element is id: hold, not 0."),
    (
      "- retry: {commands: [assertVisible: {text: 星, timeout: 0}]}", "Nothing on the screen is “星”."
    ),
    ("- retry: {maxRetries: '${9}', commands: [assertTrue: false]}", "“false” does not hold."),
  ])
  func `an impossible gesture is reported`(_ steps: String, _ beginning: String) async throws {
    let result = try await FlowStage.play("- launchApp\n" + steps, on: FieldApp.self)
    let messages = result.failures.map(\.message)
    #expect(messages.count == 1 && messages[0].hasPrefix(beginning), "\(messages)")
  }

  @Test(arguments: [
    "longPressOn: a", "swipe: {direction: UP}", "scrollUntilVisible: {element: a}", "pullToRefresh",
    "assertCount: {id: a, count: 1}", "assertRoute: a", "waitForAnimationToEnd", "inputRandomEmail",
  ])
  func `nothing of it goes without an app`(_ step: String) async throws {
    #expect(
      try await FlowStage.complaints("- launchApp\n- stopApp\n- \(step)") == [
        "No app is running. Begin with launchApp."
      ]
    )
  }

  @Test func `traits of every selector are checked against those there are`() throws {
    for step in [
      "longPressOn: {traits: buton}", "swipe: {from: {traits: buton}, direction: UP}",
      "scrollUntilVisible: {element: {traits: buton}}", "pullToRefresh: {traits: buton}",
      "copyTextFrom: {traits: buton}", "assertCount: {traits: buton, count: 1}",
      "retry: {commands: [longPressOn: {traits: buton}]}",
    ] {
      let errors = try FlowStage.player("- \(step)", on: FieldApp.self).errors.map(\.message)
      #expect(errors == ["There is no trait “buton”. Did you mean “button”?"], "\(step)")
    }
  }

  @Test(arguments: [
    "killApp: other", "clearState: {appId: other}", "stopApp: other", "launchApp: other",
  ])
  func `another app is a warning, and nothing is done`(_ step: String) async throws {
    let result = try await FlowStage.play(
      "appId: own\n---\n- launchApp\n- \(step)\n- assertVisible: こんにちは"
    )
    #expect(result.isPassed && result.warnings == 1)
    #expect(
      result.steps[1].message
        == "Nothing was done: only the flow's own app is here, “own”, not “other”."
    )
  }

  @Test(arguments: [
    ("back", "There is nothing to go back to: this is the first scene."),
    ("pressKey: Back", "There is nothing to go back to: this is the first scene."),
    ("pressKey: remote_menu", "Nothing was done: a telephone has no key “remote_menu”."),
  ])
  func `a step that does nothing is a warning`(_ step: String, _ message: String) async throws {
    let result = try await FlowStage.play("- \(step)")
    #expect(result.isPassed && result.steps.map(\.outcome) == [.warned])
    #expect(result.steps[0].message == message)
  }

  @Test func `nothing is refreshed where nothing can be`() async throws {
    #expect(
      try await FlowStage.complaints("- launchApp\n- pullToRefresh") == [
        "Nothing on the screen can be refreshed."
      ]
    )
  }

  @Test func `a search for what is not there ends where nothing moves any more`() async throws {
    let result = try await FlowStage.play(
      "- launchApp\n- scrollUntilVisible: {element: 星, timeout: 3000}",
      on: FieldApp.self
    )
    #expect(result.failures.map(\.waited) == [result.virtualTime])
    #expect(result.virtualTime < .seconds(3))
  }

  @Test func `tries that fail leave their results, and only the last a report`() async throws {
    let result = try await FlowStage.play(
      "- launchApp\n- retry: {maxRetries: 2, commands: [longPressOn: {id: hold}, assertVisible: {text: 押して 2, timeout: 0}]}",
      on: FieldApp.self
    )
    #expect(result.isPassed)
    #expect(
      result.steps.map(\.outcome) == [.passed, .passed, .passed, .failed, .passed, .passed]
    )
  }
}
