import Observation2
import Scenes
import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// A flow sees the frames that a person sees, in the language that it asks for.
@MainActor @Suite struct FlowFrameTests {
  @Test(
    arguments: [
      (0, "- assertVisible: お知らせ", [2_000]),
      (0, "- assertNotVisible: {text: お知らせ, timeout: 0}\n- assertVisible: お知らせ", [0, 2_000]),
      (0, "- assertVisible: お知らせ\n- assertNotVisible: お知らせ", [2_000, 1_000]),
      (0, "- extendedWaitUntil: {visible: お知らせ, timeout: 60000}", [2_000]),
      (0, "- advanceTime: 2s\n- assertVisible: {text: お知らせ, timeout: 0}", [2_000, 0]),
      (1, "- assertVisible: {text: お知らせ, timeout: 0}", [0]),
      (1, "- assertVisible: お知らせ\n- assertNotVisible: お知らせ", [0, 1_000]),
      (1, "- assertValue: {path: notice, equals: お知らせ, timeout: 0}", [0]),
    ] as [(UInt64, String, [Double])]
  )
  func `work that an element asks for in sight is awaited as long as it takes`(
    _ seed: UInt64,
    _ steps: String,
    _ expected: [Double]
  ) async throws {
    let text = "- launchApp\n" + steps
    let result = try await FlowStage.play(text, on: NoticeApp.self, seed: seed)
    #expect(result.failures.map(\.description) == [])
    let moves = result.steps.dropFirst().map { FlowSeconds.milliseconds($0.virtualTime) }
    #expect(moves == expected)
  }

  @Test(arguments: [
    "- assertVisible: ja-JP\n- assertVisible: leftToRight",
    "- setDevice: {locale: ar}\n- assertVisible: ar\n- assertVisible: rightToLeft",
    "- setDevice: {locale: he_IL}\n- setDevice: {locale: de}\n- assertVisible: leftToRight",
    "- setDevice: {width: 834, height: 1194, locale: fa-IR}\n- assertVisible: rightToLeft",
    "- setDevice: {locale: ar-EG}\n- launchApp\n- assertVisible: ar-EG\n- assertVisible: rightToLeft",
    "- setDevice: {locale: ar-EG}\n- killApp\n- launchApp\n- assertVisible: rightToLeft",
    "- setDevice: {locale: ar}\n- setOrientation: LANDSCAPE_LEFT\n- assertVisible: ar\n"
      + "- assertVisible: rightToLeft",
    "- setDevice: {locale: ar}\n- setDevice: {width: 320, height: 568}\n- assertVisible: ar\n"
      + "- assertVisible: rightToLeft",
    "- setDevice: {locale: fr}\n- setDarkMode: enabled\n- setTextSize: large\n- assertVisible: fr",
    "- setDevice: {locale: '${\"de\" + \"-AT\"}'}\n- assertVisible: de-AT",
  ])
  func `a running app shows the language of the device, from the side where its lines begin`(
    _ steps: String
  ) async throws {
    let result = try await FlowStage.play("- launchApp\n" + steps, on: NoticeApp.self)
    #expect(result.failures.map(\.description) == [])
  }

  @Test(arguments: ["", "j", "ja JP", "ja_JP.UTF-8", "日本", "ja-", "../../x"])
  func `a malformed language fails, whether it stands there or is worked out`(
    _ locale: String
  ) async throws {
    let step = "- setDevice: {locale: \"\(locale)\"}"
    #expect(try FlowStage.player("- launchApp\n" + step, on: NoticeApp.self).errors.count == 1)
    let worked = "- launchApp\n- setDevice: {locale: \"${'' + LOCALE}\"}"
    let result = try await FlowStage.play(worked, env: ["LOCALE": locale], on: NoticeApp.self)
    let message = result.failures.first?.message ?? ""
    #expect(message.contains("a language, with or without a region, like ja-JP"), "\(message)")
  }

  @Test func `a player shows apps alike on every machine`() {
    #expect(FlowOptions(seed: 0, env: [:]).environment == .plain)
    #expect(FlowOptions().environment.locale == "ja-JP")
  }

  @Test(arguments: [("ar_EG", ScreenLayoutDirection.rightToLeft), ("pt_BR", .leftToRight)])
  func `an app begins from the side of its folder's language`(
    _ locale: String,
    _ direction: ScreenLayoutDirection
  ) async throws {
    let player = try FlowStage.player(
      "- launchApp\n- assertVisible: \(direction)",
      on: NoticeApp.self
    )
    var flow = player.flows[0]
    flow.header.locale = FlowLocale(flowText: locale)
    let result = await FlowRun(flow, for: player).play()
    #expect(result.failures.map(\.description) == [])
  }
}
