import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The forms in which Maestro's own flows are written, of its integration cases and its sample workspaces: they
/// are read, or refused by the command's name.
@MainActor @Suite struct MaestroFormsTests {
  private func errors(_ steps: String, header: String = "appId: com.example.app") -> [String] {
    FlowReader().read(Array((header + "\n---\n" + steps).utf8), file: "f").errors.map(\.description)
  }

  @Test(arguments: [
    "- tapOn: \"Primary button\"", "- tapOn:\n    text: \".*button.*\"\n    optional: true",
    "- tapOn:\n    point: \"50%,90%\"\n    label: 'Tap'",
    "- tapOn:\n    point: 100,200\n    repeat: 3\n    delay: 1",
    "- tapOn:\n    id: list/item_1\n    retryTapIfNoChange: false\n    waitToSettleTimeoutMs: 500",
    "- tapOn:\n    width: 100\n    height: 100\n    tolerance: 10\n    traits: square text",
    "- tapOn:\n    below: \"Title\"\n    leftOf:\n      id: x\n      optional: true\n    index: -1",
    "- tapOn:\n    containsDescendants:\n      - id: a\n        enabled: false\n      - text: b",
    "- tapOn:\n    text: A\n    index: ${0 + 1}", "- doubleTapOn: Button",
    "- longPressOn:\n    text: Button",
    "- action: back", "- action: hideKeyboard", "- back", "- scroll", "- clearKeychain",
    "- inputText: \"Hello ${NAME}\"", "- inputText:\n    text: ${output.a}\n    label: Type",
    "- inputText: \\${NOT}", "- inputRandomText", "- inputRandomNumber:\n    length: 6",
    "- eraseText: 10",
    "- eraseText", "- eraseText:\n    charactersToErase: ${2 + 3}", "- pressKey: enter",
    "- pressKey: volume up",
    "- pressKey: VOLUME_DOWN", "- pressKey: Remote Dpad Up", "- launchApp",
    "- launchApp: com.other",
    "- launchApp:\n    appId: com.example.app\n    clearState: true\n    clearKeychain: true\n    stopApp: false",
    "- launchApp:\n    permissions:\n      all: deny\n      notifications: unset",
    "- launchApp:\n    arguments:\n      isDev: true\n      count: 3\n      \"${KEY}\": \"${VALUE}\"",
    "- setPermissions:\n    permissions: {location: inuse, android.permission.CAMERA: allow}",
    "- stopApp: com.other", "- stopApp", "- killApp", "- clearState: com.other",
    "- openLink: https://example.com",
    "- openLink:\n    link: https://example.com\n    autoVerify: true\n    browser: false",
    "- swipe:\n    direction: down\n    duration: 300",
    "- swipe:\n    start: 90%,50%\n    end: 10%,50%",
    "- swipe:\n    from:\n      text: A\n    direction: UP",
    "- swipe:\n    start: 100,500\n    end: 100,200\n    duration: 2000",
    "- scrollUntilVisible:\n    element: Footer",
    "- scrollUntilVisible:\n    element:\n      id: x\n    direction: down\n    speed: 40\n    timeout: 10_000\n    visibilityPercentage: 50\n    centerElement: true",
    "- extendedWaitUntil:\n    visible: A\n    timeout: ${1000 * 2}",
    "- extendedWaitUntil:\n    notVisible:\n      id: a",
    "- assertTrue: ${1 == 1 && 'a'.includes('a')}",
    "- assertTrue:\n    condition: ${output.x}\n    label: x",
    "- runFlow: sub.yaml", "- runFlow:\n    file: sub.yaml\n    env:\n      A: ${B || 'c'}",
    "- runFlow:\n    when:\n      platform: Android\n      visible: A\n    commands:\n      - back",
    "- runFlow:\n    when:\n      true: ${RUN_ONLY == \"\" || RUN_ONLY == \"x\"}\n      platform: android\n    file: a.yaml\n    label: x",
    "- repeat:\n    times: 3.0\n    commands:\n      - scroll",
    "- repeat:\n    while:\n      notVisible: A\n    commands:\n      - scroll",
    "- repeat:\n    times: ${output.n}\n    while:\n      true: ${output.n < 3}\n    commands:\n      - evalScript: ${output.n = output.n + 1}",
    "- retry:\n    maxRetries: 5\n    commands:\n      - tapOn: A", "- retry:\n    file: sub.yaml",
    "- copyTextFrom:\n    id: a", "- pasteText", "- setClipboard: \"text\"", "- hideKeyboard",
    "- evalScript: ${output.list = 'a,b'.split(',');}", "- evalScript:\n    script: return 5;",
    "- takeScreenshot: shot", "- takeScreenshot:\n    path: shot\n    cropOn:\n      id: a",
    "- assertScreenshot:\n    path: shot.png\n    thresholdPercentage: 95\n    cropOn: A",
    "- waitForAnimationToEnd", "- waitForAnimationToEnd:\n    timeout: 4000",
    "- setOrientation: LANDSCAPE_LEFT",
    "- setOrientation: landscape left", "- setAirplaneMode: enabled",
    "- setAirplaneMode:\n    value: Disabled",
    "- toggleAirplaneMode", "- setDarkMode: enabled", "- toggleDarkMode:\n    label: x",
    "- assertDarkMode",
    "- assertNotVisible:\n    id: a\n    label: x", "- assertVisible: ''", "- assertVisible: ${}",
  ])
  func `a form of Maestro's is read`(_ step: String) {
    #expect(errors(step) == [])
  }

  @Test(arguments: [
    ("- runScript: a.js", "f:3:3: “runScript” is not supported: there is no JavaScript engine."),
    ("- runScript:\n    file: a.js\n    env: {A: b}", "f:3:3: “runScript” is not supported:"),
    ("- travel:\n    points: [\"0.0,0.0\"]\n    speed: 2000", "f:3:3: “travel” is not supported:"),
    ("- setLocation: {latitude: 1.5, longitude: 2}", "f:3:3: “setLocation” is not supported:"),
    ("- addMedia: [a.png]", "f:3:3: “addMedia” is not supported:"),
    ("- startRecording: a", "f:3:3: “startRecording” is not supported:"),
    ("- stopRecording", "f:3:3: “stopRecording” is not supported:"),
    ("- assertWithAI: {assertion: x}", "f:3:3: “assertWithAI” is not supported:"),
    ("- assertNoDefectsWithAI", "f:3:3: “assertNoDefectsWithAI” is not supported:"),
    ("- extractTextWithAI: {query: x}", "f:3:3: “extractTextWithAI” is not supported:"),
    (
      "- repeat:\n    times: 2\n    commands:\n    - runScript: a.js",
      "f:6:7: “runScript” is not supported:"
    ),
    ("- tapOn: {css: '.a'}", "f:3:11: “tapOn” has no key “css”."),
    ("- evalScript: ${const a = 1}", "f:3:17: “const” is not part of “${…}”"),
    ("- evalScript: ${http.get('x')}", "f:3:22: There is no function “get” in “${…}”."),
    (
      "- setPermissions: {permissions: {notifcations: deny}}",
      "f:3:34: There is no permission “notifcations”. Did you mean “notifications”?"
    ),
    ("- setPermissions: {permissions: {all: no}}", "f:3:39: “all” takes one of allow, deny"),
    ("- setPermissions: {appId: a}", "f:3:3: “setPermissions” needs “permissions”"),
    ("- takeScreenshot", "f:3:3: “takeScreenshot” takes a mapping"),
    ("- assertScreenshot: {cropOn: a}", "f:3:3: “assertScreenshot” needs “path”"),
  ])
  func `an unsupported form is refused by its name and place`(_ step: String, _ beginning: String) {
    let found = errors(step)
    #expect(found.count == 1 && found[0].hasPrefix(beginning), "\(found)")
  }

  @Test(arguments: [
    "appId: a\njsEngine: graaljs", "url: https://example.com",
    "appId: a\nname: N\ntags:\n    - x\n    - y",
    "appId: ${APP_ID}\nenv:\n  A: \"\"\n  B: ${A || 'x'}\n  ${A}: c\nonFlowStart:\n  - runFlow: a.yaml\nonFlowComplete:\n  - back",
  ])
  func `a header of Maestro's is read`(_ header: String) {
    #expect(errors("- back", header: header) == [])
  }

  // MARK: - Played

  @Test(arguments: [
    "- assertVisible: こんにちは", "- tapOn: 数える\n- assertVisible: 回数 1",
    "- runFlow: {when: {platform: Android}, commands: [assertTrue: false]}",
    "- runFlow: {when: {platform: ios}, commands: [tapOn: 数える]}\n- assertVisible: 回数 1",
    "- repeat: {times: 3.0, commands: [tapOn: 数える]}\n- assertVisible: 回数 3",
    "- assertVisible: {id: count, timeout: -5}",
    "- setPermissions: {permissions: {all: deny}}\n- assertVisible: 回数 0",
    "- launchApp: {permissions: {camera: deny}}",
    "- tapOn: {id: count-button, relativePoint: '50%,50%'}\n- assertVisible: 回数 1",
    "- evalScript: '${output.k = \"scene\"}'\n- launchApp: {arguments: {'${output.k}': second}}\n- assertNotVisible: {id: count, timeout: 0}",
    "- runFlow: {env: {'${\"A\" + 1}': b}, commands: [assertTrue: '${A1 == \"b\"}']}",
  ])
  func `a form plays without launchApp on the app as it begins`(_ steps: String) async throws {
    let result = try await FlowStage.play(steps)
    #expect(result.failures.map(\.message) == [])
    #expect(result.warnings == 0)
  }

  @Test func `another system is the options'`() async throws {
    let text =
      "- runFlow: {when: {platform: android}, commands: [tapOn: 数える]}\n- assertTrue: ${maestro.platform == 'android'}"
    let player = try FlowStage.player(text)
    let other = FlowPlayer(
      player.collection,
      app: TinyApp.self,
      options: FlowOptions(platform: .android)
    )
    let result = await other.play(other.flows[0])
    #expect(result.isPassed && result.steps.map(\.outcome) == [.passed, .passed, .passed])
  }
}
