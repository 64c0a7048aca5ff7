import Scenes
import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat

/// Flows on other devices than the stage: how they find elements, scroll and erase, and the price of a wait.
@MainActor @Suite struct DeviceSightTests {
  private func play(
    _ steps: String,
    on device: FaultyDevice,
    divisor: Int = 1
  ) async -> FlowResult {
    let collection = FlowStage.collection("appId: app\n---\n- launchApp\n\(steps)\n")
    let player = FlowPlayer(collection, on: []) { _ in device }
    #expect(player.errors.isEmpty)
    let budget = FlowBudget(divisor: divisor)
    return await FlowRun(player.flows[0], for: player, budget: budget).play()
  }

  private func plain(_ shelf: ScriptedShelf) -> FaultyDevice { FaultyDevice(shelf) }

  /// A device that gives all screens one number.
  private func careless(_ shelf: ScriptedShelf) -> FaultyDevice {
    let device = FaultyDevice(shelf)
    device.fixedRevision = -1
    return device
  }

  // MARK: - Revisions

  @Test func `two screens with one revision don't crash`() async {
    let shelf = ScriptedShelf { touches, _ in ScriptedShelf.buttons(touches == 0 ? 50 : 2) }
    let steps = "- tapOn: {id: e40}\n- tapOn: {id: e40, timeout: 0}"
    let result = await play(steps, on: careless(shelf))
    #expect(result.failures.map(\.message) == ["Nothing on the screen is id: e40."])
  }

  @Test func `a launch may show another screen with the revision of one before`() async {
    let shelf = ScriptedShelf { _, _ in [] }
    shelf.elements = { [unowned shelf] _, _ in ScriptedShelf.buttons(shelf.launches == 1 ? 50 : 3) }
    let steps = "- assertVisible: {id: e40}\n- launchApp\n- assertNotVisible: {id: e40}"
    #expect(await play(steps, on: careless(shelf)).isPassed)
  }

  @Test func `a tap hits its element, whatever the revision says`() async {
    let (top, bottom) = (
      ScreenRect(x: 0, y: 0, width: 10, height: 10), ScreenRect(x: 0, y: 100, width: 10, height: 10)
    )
    let shelf = ScriptedShelf { touches, _ in
      touches == 0
        ? [ScriptedShelf.button("a", top), ScriptedShelf.button("b", bottom)]
        : [ScriptedShelf.button("delete", top), ScriptedShelf.button("a", bottom)]
    }
    let device = careless(shelf)
    #expect(await play("- tapOn: {id: a}\n- tapOn: {id: a}", on: device).isPassed)
    #expect(device.touches == [top.center, bottom.center])
  }

  @Test func `an element that appears is seen, whatever the revision says`() async {
    let shelf = ScriptedShelf { touches, _ in ScriptedShelf.buttons(touches + 1) }
    let steps = """
      - assertNotVisible: {id: e1, timeout: 0}
      - tapOn: {id: e0}
      - assertVisible: {id: e1, timeout: 0}
      - assertNotVisible: {id: e1, timeout: 0}
      """
    let result = await play(steps, on: careless(shelf))
    #expect(result.steps.map(\.outcome) == [.passed, .passed, .passed, .passed, .failed])
  }

  @Test func `a device with the revision -1 has near misses during a wait`() async throws {
    let shelf = ScriptedShelf { _, time in
      ScriptedShelf.buttons(time < .milliseconds(500) ? 12 : 1)
    }
    shelf.interval = .milliseconds(100)
    let result = await play("- tapOn: {id: e111, timeout: 1000}", on: careless(shelf))
    let misses = try #require(result.failures.first).nearMisses
    #expect(misses.contains { $0.element.contains("e11") })
  }

  // MARK: - Waiting

  @Test func `a wait at a screen that stays the same costs next to nothing`() async {
    let shelf = ScriptedShelf { _, _ in ScriptedShelf.buttons(300) }
    shelf.interval = .milliseconds(100)
    let wait =
      "- extendedWaitUntil: {visible: {text: nothing}, timeout: 30000, optional: true}\n- tapOn: {id: e3}"
    #expect(await play(wait, on: plain(shelf), divisor: 64).isPassed)
  }

  @Test func `a wait at a screen that changes has its price`() async throws {
    let shelf = ScriptedShelf { _, time in
      let frame = ScreenRect(x: 0, y: 5_000, width: 9, height: 9)
      return [ScriptedElement(id: "time", text: "\(time)", frame: frame)]
        + ScriptedShelf.buttons(300)
    }
    shelf.interval = .milliseconds(100)
    let wait = "- extendedWaitUntil: {visible: {text: nothing}, timeout: 30000, optional: true}"
    let result = await play(wait, on: plain(shelf), divisor: 64)
    let failure = try #require(result.failures.first)
    #expect(failure.message.hasPrefix("Looking for elements takes too"))
  }

  // MARK: - Scrolls

  private func shelfOfRows(_ events: ScreenEventKinds = []) -> ScriptedShelf {
    let shelf = ScriptedShelf { _, _ in [] }
    let frame = ScreenRect(x: 0, y: 350, width: 300, height: 200)
    let rows = (1...40).map { number in
      ScriptedElement(
        id: "row-\(number)",
        text: "row \(number)",
        frame: ScreenRect(x: 0, y: Double(number - 1) * 40, width: 300, height: 40)
      )
    }
    let list = ScriptedElement(id: "list", role: .scroll, frame: frame, events: events)
    shelf.list = (list, rows)
    return shelf
  }

  @Test func `a row is moved to the middle of its list`() async throws {
    let device = plain(shelfOfRows())
    let steps = """
      - scrollUntilVisible: {element: {id: row-15}, centerElement: true}
      - assertVisible: {id: row-15, timeout: 0}
      """
    let list = ScreenRect(x: 0, y: 350, width: 300, height: 200)
    let result = await play(steps, on: device)
    #expect(result.isPassed)
    #expect(device.scrolls.reduce(0) { $0 + $1.y } == 480)
    #expect(device.lastFrames.elements.contains { $0.frame.center == list.center })
  }

  @Test func `a pull scrolls by no more than there is`() async {
    let device = plain(shelfOfRows(.refresh))
    let steps = "- pullToRefresh: {id: list}\n- scroll\n- scroll\n- pullToRefresh: {id: list}"
    #expect(await play(steps, on: device).isPassed)
    #expect(device.scrolls.map(\.y) == [100, 100, -200])
  }

  @Test(arguments: [.nan, .infinity, 1e200, -5, 0])
  func `frames without end make no step crash`(length: Double) async {
    let steps = [
      "scroll", "swipe: {direction: UP}", "pullToRefresh", "tapOn: {id: x, timeout: 0}",
      "scrollUntilVisible: {element: {id: x}, timeout: 100}",
      "scrollUntilVisible: {element: {id: x}, timeout: 100, centerElement: true}",
    ]
    for step in steps {
      for (width, x) in [(10, 0), (2e200, -1), (.infinity, -1), (.nan, 0)] as [(Double, Double)] {
        let frame = ScreenRect(x: x, y: x, width: width, height: width)
        var environment = ScreenEnvironment.plain
        environment.containerSize = ScreenSize(width: length, height: length)
        let shelf = ScriptedShelf { _, _ in [ScriptedShelf.button("x", frame)] }
        let result = await play("- \(step)", on: FaultyDevice(shelf, nil, environment))
        #expect(result.steps.count == 2)
      }
    }
  }

  @Test func `a part in percent is between 0 and 100`() {
    let parts: [Double] = [.nan, .infinity, -.infinity, -1, 0.0999, 1.001]
    #expect(parts.map { FlowSight.percent($0) } == [0, 100, 0, 0, 9, 100])
  }

  // MARK: - Keys

  private func shelfOfField(showing isShown: Bool) -> ScriptedShelf {
    let shelf = ScriptedShelf { _, _ in [] }
    shelf.elements = { [unowned shelf] _, _ in
      let frame = ScreenRect(x: 0, y: 30, width: 100, height: 20)
      let text = isShown ? shelf.text : nil
      return [
        ScriptedElement(id: "field", role: .textField, text: text, frame: frame, events: .text)
      ]
    }
    return shelf
  }

  @Test func `as many characters are erased as there are`() async {
    let shelf = shelfOfField(showing: true)
    let device = plain(shelf)
    let steps = "- tapOn: {id: field}\n- inputText: abc\n- eraseText\n- eraseText"
    #expect(await play(steps, on: device).isPassed)
    #expect(device.erased == [1, 1, 1, 0])
    #expect(shelf.text.isEmpty)
  }

  @Test func `a step erases its number of characters`() async {
    let shelf = shelfOfField(showing: true)
    let device = plain(shelf)
    let steps = "- tapOn: {id: field}\n- inputText: abcdef\n- eraseText: 2"
    #expect(await play(steps, on: device).isPassed)
    #expect(device.erased == [1, 1])
    #expect(shelf.text == "abcd")
  }

  @Test func `a field that hides its text loses as many characters as asked for`() async {
    let shelf = shelfOfField(showing: false)
    let steps = "- tapOn: {id: field}\n- inputText: secret\n- eraseText: 5"
    #expect(await play(steps, on: plain(shelf)).isPassed)
    #expect(shelf.text == "s")
  }

  @Test func `there is nothing to erase without a field`() async throws {
    let shelf = ScriptedShelf { _, _ in ScriptedShelf.buttons(1) }
    let result = await play("- eraseText", on: plain(shelf))
    #expect(result.failures.map(\.message) == ["No field has the focus."])
  }
}
