import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Acts of the system and of the person around the app.
@MainActor @Suite struct FlowDeviceTests {
  @Test(arguments: [
    "- background\n- foreground\n- assertVisible: 前",
    "- pressKey: Home\n- foreground\n- assertVisible: 前",
    "- background\n- launchApp: {stopApp: false}\n- assertVisible: 前",
    "- background\n- launchApp\n- assertNotVisible: 前",
    "- background\n- stopApp\n- launchApp\n- assertVisible: {id: name}",
    "- background\n- repeat: {times: 1, while: {visible: {id: name}}, commands: [foreground]}\n- foreground",
    "- setOrientation: LANDSCAPE_LEFT\n- assertVisible: 844 × 390\n- setOrientation: portrait\n"
      + "- assertVisible: 390 × 844",
    "- setOrientation: {orientation: UPSIDE_DOWN}\n- assertValue: {path: state, equals: ''}",
    "- setDevice: {width: 834, height: 1194, scale: 2, split: half}\n- assertVisible: 412 × 1194",
    "- setDevice: {width: 844, height: 390, safeArea: {leading: 47, trailing: 47, bottom: 21}}\n"
      + "- setOrientation: PORTRAIT\n- assertVisible: 390 × 844",
    "- setDevice: {width: 320, height: 568}\n- launchApp\n- tapOn: {point: '319,567'}",
    "- setDevice: {locale: de}\n- setDevice: {locale: fr_CA}\n- assertNotVisible: 390 × 844\n"
      + "- assertEvent: {name: traits, values: {locale: ja-JP}}\n"
      + "- assertEvent: {name: traits, values: {locale: de}}",
    "- setDevice: {width: 320, height: 568, locale: de}\n- assertVisible: 320 × 568\n- launchApp\n"
      + "- setDarkMode: enabled\n- assertEvent: {name: traits, values: {locale: de}, count: 1}",
    "- setTextSize: accessibility5\n- assertEvent: {name: traits, values: {from: light large}}",
    "- setTextSize: {size: XSMALL}\n- setTextSize: large\n- assertEvent: {name: traits, count: 2}",
    "- assertLightMode\n- setDarkMode: enabled\n- assertDarkMode\n- launchApp\n- assertDarkMode",
    "- toggleDarkMode\n- assertDarkMode\n- toggleDarkMode\n- assertLightMode",
    "- toggleDarkMode\n- assertEvent: {name: traits, values: {from: light large}, count: 1}",
    "- waitForAnimationToEnd\n- waitForAnimationToEnd: {timeout: 0}",
  ])
  func `the system and the person are obeyed`(_ steps: String) async throws {
    let result = try await FlowStage.play("- launchApp\n" + steps, on: FieldApp.self)
    #expect(result.failures.map(\.description) == [])
  }

  private nonisolated static let background =
    "The app is in the background. Bring it back with “foreground”."

  @Test(arguments: [
    ("- background\n- background", background), ("- background\n- assertVisible: 前", background),
    ("- background\n- tapOn: {id: name}", background), ("- pressKey: Lock\n- scroll", background),
    (
      "- foreground",
      "The app is not in the background. Send it there with “background”, or launch it."
    ),
    ("- stopApp\n- background", "No app is running. Begin with launchApp."),
    ("- assertDarkMode", "The screen is not dark. Set it with “setDarkMode”."),
    (
      "- setDarkMode: enabled\n- assertLightMode",
      "The screen is not light. Set it with “setDarkMode”."
    ),
    (
      "- setDevice: {width: 390, height: 844, split: half}",
      "The screen of a telephone is never split. Give a size of a tablet."
    ),
    (
      "- setDevice: {width: 0, height: 99999, scale: 2}",
      "There is no screen of 0 × 99999 points at 2 pixels each. Give 1 to 10000 points, and a scale "
        + "above 0."
    ),
  ])
  func `a step the system refuses is reported`(_ steps: String, _ message: String) async throws {
    let result = try await FlowStage.play("- launchApp\n" + steps, on: FieldApp.self)
    #expect(result.failures.map(\.message) == [message])
  }

  @Test func `a kill tells no scene, and what is stored is there at the next launch`() async throws
  {
    let steps = "- launchApp\n- tapOn: {id: name}\n- inputText: 月\n"
    let killed = try await FlowStage.play(
      steps
        + "- killApp\n- assertEvent: {name: viewWillDisappear, count: 0}\n- killApp\n- launchApp\n"
        + "- assertVisible: “月”",
      on: FieldApp.self
    )
    #expect(killed.failures.map(\.description) == [])
    #expect(killed.alive == FlowCensus())
    let stopped = try await FlowStage.play(
      steps
        + "- stopApp\n- assertEvent: {name: viewWillDisappear, count: 1}\n- clearState\n- launchApp\n"
        + "- assertVisible: “”",
      on: FieldApp.self
    )
    #expect(stopped.failures.map(\.description) == [])
  }

  @Test func `a scene that survives a kill is a leak`() async throws {
    let result = try await FlowStage.play("- launchApp: {arguments: {leak: closure}}\n- killApp")
    #expect(result.failures.map(\.kind) == [.leak])
    let timer = try await FlowStage.play("- launchApp: {arguments: {leak: timer}}\n- killApp")
    #expect(timer.failures.map(\.kind) == [.leak])
  }

  @Test func `a request that was under way at a kill changes nothing in the next run`() async throws
  {
    let complaints = try await FlowStage.complaints(
      "- launchApp\n- tapOn: 読む\n- killApp\n- launchApp\n- advanceTime: 5s\n"
        + "- assertVisible: {id: message, text: '', timeout: 0, optional: true}\n"
        + "- assertNotVisible: {text: 読めました, timeout: 0}\n- assertValue: {path: launches, equals: 2}"
    )
    #expect(complaints == [])
  }

  @Test func `the network is switched`() async throws {
    let complaints = try await FlowStage.complaints(
      "- launchApp\n- toggleAirplaneMode\n- tapOn: 読む\n- assertVisible: 読めませんでした\n"
        + "- toggleAirplaneMode\n- tapOn: 読む\n- assertVisible: 読めました"
    )
    #expect(complaints == [])
  }

  @Test(arguments: [
    ("- openLink: market://toy-help\n- assertRoute: toy-help\n- back\n- assertRoute: toy", ""),
    (
      "- openLink: {link: toy, autoVerify: true, browser: false}\n- assertRoute: {route: toy, timeout: 0}",
      ""
    ),
    ("- background\n- openLink: toy\n- assertRoute: toy", ""),
    (
      "- openLink: market://toi",
      "No feature knows the link “market://toi”. Did you mean “toy”?"
    ),
    (
      "- openLink: {link: toy, browser: true}",
      "A headless run has no browser. Remove “browser: true”."
    ),
    ("- stopApp\n- openLink: toy", "No app is running. Begin with launchApp."),
    ("- assertRoute: {route: toi, timeout: 0}", "The scene in front is “search”, not “toi”."),
    (
      "- assertRoute: {route: toy, timeout: 0}",
      "The scene in front is “search”, not “toy”. That one is in another tab."
    ),
    (
      "- openLink: toy-help\n- assertRoute: toy",
      "The scene in front is “toy-help”, not “toy”. That one is behind it."
    ),
  ])
  func `links open scenes, which have the names of their routes`(
    _ steps: String,
    _ message: String
  ) async throws {
    let result = try await FlowStage.play("- launchApp\n" + steps, on: MarketWithToy.self)
    #expect(result.failures.map(\.message) == (message.isEmpty ? [] : [message]))
  }

  @Test func `a cart survives a kill`() async throws {
    let result = try await FlowStage.play(
      """
      - launchApp: {arguments: {scene: cart}}
      - tapOn: {text: 増やす, rightOf: にんじん}
      - assertValue: {path: 'cartProducts[0].quantity', equals: 3}
      - killApp
      - launchApp: {arguments: {scene: cart}}
      - assertValue: {path: 'cartProducts[0].quantity', equals: 3}
      """,
      on: MarketWithToy.self
    )
    #expect(result.failures.map(\.description) == [])
  }
}
