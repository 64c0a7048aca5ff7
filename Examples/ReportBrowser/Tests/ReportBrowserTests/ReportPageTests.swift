import FlowKit
import Foundation
import MarketSimulation
import Testing

/// The page of a run as a person uses it, by keys and by clicks.
@MainActor
@Suite(.serialized, .enabled(if: Browser.path != nil, "there is no chromium"))
struct ReportPageTests {
  private static let failing = """
    name: にんじんを買う
    tags: [broken]
    ---
    - launchApp:
        arguments: { scene: cart }
    - assertVisible: にんじん
    - tapOn:
        id: order-buton
    - assertVisible: 注文しています
    """

  private static let ordering = """
    name: 注文できる
    tags: [cart, smoke]
    ---
    - launchApp:
        arguments: { scene: cart }
    - assertVisible: にんじん
    - tapOn:
        id: order-button
    - extendedWaitUntil:
        visible: 注文が完了しました
    - tapOn:
        id: not-there
        optional: true
    """

  private let browser: Browser

  init() throws {
    browser = try Browser(try #require(Browser.path))
  }

  private func open(
    _ flows: [String],
    rounds: Int = 1,
    at place: String = ""
  ) async throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("report-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var paths: [String] = []
    for (number, flow) in flows.enumerated() {
      let file = folder.appendingPathComponent("flow-\(number).yaml")
      try Data(flow.utf8).write(to: file)
      paths.append(file.path)
    }
    let page = folder.appendingPathComponent("report.html")
    let command = HarnessCommand(
      app: MarketApp.self,
      bundledFlows: MarketApp.flows,
      output: { _ in },
      // A run that takes long says how far it is.
      errorOutput: { _ in }
    )
    let status = await command.run(
      paths + ["--quiet", "--repeat", "\(rounds)", "--report", "html=\(page.path)"]
    )
    #expect(status == .passed || status == .failed)
    try browser.open(page, at: place)
    return page
  }

  /// Leaves a picture of the page where `REPORT_SCREENSHOTS` says.
  private func picture(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["REPORT_SCREENSHOTS"] else { return }
    let file = URL(fileURLWithPath: folder).appendingPathComponent("\(name).png")
    try browser.screenshot().write(to: file)
  }

  private func texts(_ selector: String) throws -> [String] {
    let value = try browser.evaluate(
      "Array.from(document.querySelectorAll(\(JSON.string(selector).text)))"
        + ".filter((one) => one.offsetParent !== null).map((one) => one.innerText)"
    )
    guard case .array(let items) = value else { return [] }
    return items.compactMap(\.string)
  }

  @Test func `a broken flow is open, and its page alone says why it failed`() async throws {
    _ = try await open([Self.ordering, Self.failing])
    let words = try browser.words(".failure")
    #expect(try browser.words("#detail h2").hasPrefix("にんじんを買う"))
    #expect(words.contains("Nothing on the screen is id: order-buton."))
    #expect(words.contains("flow-1.yaml:7:3"))
    #expect(words.contains("id: order-buton, for 17 s of virtual time"))
    #expect(words.contains("button \"注文する\" #order-button"))
    #expect(words.contains("its id is “order-button”, 1 edit away"))
    // What came nearest has its number on the picture.
    let shape = try browser.evaluate(
      "decodeURIComponent(document.querySelector('.failure img').src).includes('>1</text>')"
    )
    #expect(shape == true)
    let width = try browser.evaluate("document.querySelector('.failure img').naturalWidth")
    #expect(width == 390)
    #expect(try texts("#steps li").count == 4)
    #expect(try browser.words("#steps [aria-selected=true]").contains("order-buton"))
    #expect(try browser.mistakes() == [])
    try picture("failure-light")
    try browser.prefer("dark")
    try picture("failure-dark")
  }

  @Test(arguments: [390, 900, 1100])
  func `the page opens at its beginning, however wide the window is`(width: Int) async throws {
    try browser.resize(width: width, height: 700)
    _ = try await open([Self.ordering, Self.failing])
    #expect(try browser.evaluate("window.scrollY") == 0)
    // By keys one comes to what is chosen.
    for _ in 0..<2 { try browser.press("ArrowUp") }
    let isInSight = try browser.evaluate(
      """
      (() => { const place = document.querySelector('#flows [aria-selected=true]').getBoundingClientRect();
        return place.top >= 0 && place.bottom <= window.innerHeight; })()
      """
    )
    #expect(isInSight == true)
    #expect(try browser.mistakes() == [])
  }

  @Test func `a step shows the screen before and after, what changed, and what it came of`()
    async throws
  {
    _ = try await open([Self.ordering], at: "flow=1&step=3")
    #expect(try texts("#step figcaption") == ["before", "after"])
    let causes = try browser.words("#step .causes")
    #expect(causes.contains("Touch: tap on button \"注文する\" #order-button"))
    #expect(causes.contains("kaimonoCartViewDidTapOrderButton"))
    #expect(causes.contains("cart.order"))
    #expect(causes.contains("isOrderProcessing: false → true"))
    #expect(causes.contains("+ toast label \"注文しています\""))
    #expect(try texts("#step table td").prefix(3) == ["isOrderProcessing", "false", "true"])
    try picture("step-light")
    try browser.prefer("dark")
    try picture("step-dark")
    try browser.click("#step summary")
    #expect(try browser.words("#step pre.text").contains("#order-toast"))
    try browser.click("#step figure button")
    #expect(try browser.evaluate("document.getElementById('large').open") == true)
    try browser.press("Escape")
    try browser.click("#step-3")
    let later = try browser.words("#step .causes")
    #expect(later.contains("Time: a timer or a sleep"))
    #expect(later.contains("isOrderProcessing: true → false"))
    #expect(try browser.mistakes() == [])
  }

  @Test func `all of it can be reached by keys`() async throws {
    _ = try await open([Self.ordering, Self.failing, Self.ordering, Self.failing])
    let focus = "document.activeElement.id"
    #expect(try browser.evaluate(focus) == "flows")
    #expect(try browser.words("#flows [aria-selected=true]").contains("にんじんを買う"))
    try browser.press("ArrowDown")
    #expect(try browser.words("#detail h2").hasPrefix("注文できる"))
    try browser.press("n")
    #expect(try browser.evaluate("location.hash") == "#flow=4&step=3")
    try browser.press("p")
    #expect(try browser.evaluate("location.hash") == "#flow=2&step=3")
    try browser.press("Home")
    try browser.press("ArrowRight")
    #expect(try browser.evaluate(focus) == "steps")
    try browser.press("ArrowDown")
    try browser.press("ArrowDown")
    #expect(try browser.evaluate("location.hash") == "#flow=1&step=3")
    let active = "document.getElementById('steps').getAttribute('aria-activedescendant')"
    #expect(try browser.evaluate(active) == "step-2")
    try browser.press("ArrowLeft")
    #expect(try browser.evaluate(focus) == "flows")
    try browser.press("/")
    #expect(try browser.evaluate(focus) == "search")
    try browser.type("にんじん")
    #expect(try texts("#flows li").count == 2)
    #expect(try browser.words("#count") == "2 of 4 flows")
    try browser.press("ArrowDown")
    #expect(try browser.evaluate(focus) == "flows")
    #expect(try browser.words("#detail h2").hasPrefix("にんじんを買う"))
    try browser.press("?")
    #expect(try browser.evaluate("document.getElementById('keys').open") == true)
    try browser.press("Escape")
    #expect(try browser.mistakes() == [])
  }

  @Test(
    arguments: [
      ("status=failed", 2), ("status=passed", 2), ("status=warned", 2), ("tag=smoke", 2),
      ("tag=smoke&status=failed", 0), ("search=order-buton+broken", 2), ("search=nowhere", 0),
      ("", 4),
    ]
  )
  func `the address says what is searched for`(place: String, count: Int) async throws {
    _ = try await open([Self.ordering, Self.failing, Self.ordering, Self.failing], at: place)
    #expect(try texts("#flows li").count == count)
    #expect(try texts("#none").count == (count == 0 ? 1 : 0))
    #expect(try browser.mistakes() == [])
  }

  @Test func `what can be operated has a name, and what is chosen is told`() async throws {
    _ = try await open([Self.ordering, Self.failing])
    let nameless = try browser.evaluate(
      """
      Array.from(document.querySelectorAll('button, input, select, img, [role=listbox], [role=option]'))
        .filter((one) => !(one.innerText || one.getAttribute('aria-label') || one.alt || one.title
          || (one.labels && one.labels.length))).map((one) => one.outerHTML).join()
      """
    )
    // The large picture has its words when it is shown.
    #expect(nameless == #"<img id="picture" alt="">"#)
    let chosen = try browser.evaluate("document.querySelectorAll('[aria-selected=true]').length")
    #expect(chosen == 2)
    #expect(try browser.evaluate("document.documentElement.lang") == "en")
  }

  @Test func `a script that gets into the page does not run`() async throws {
    let page = try await open([Self.ordering, Self.failing])
    let strange = """
      <script>document.title = 'ran';</script><img src="x:y" onerror="document.title = 'ran'"/>
      <a id="strange" href="javascript:document.title = 'ran'" onclick="document.title = 'ran'">x</a>
      <style>#flows { display: none; }</style><base href="https://example.com/"/></main>
      """
    var text = try String(contentsOf: page, encoding: .utf8)
    text = text.replacingOccurrences(of: "</main>", with: strange)
    try Data(text.utf8).write(to: page)
    try browser.open(page)
    // The policy refuses each of them, and the page itself works.
    #expect(try browser.mistakes().count >= 4)
    try browser.click("#strange")
    #expect(try browser.evaluate("document.title") == "✗ 1 of 2 flows")
    #expect(try browser.evaluate("document.baseURI.startsWith('file:')") == true)
    #expect(try texts("#flows li").count == 2)
  }

  @Test func `a screen is put together from all changes before it`() async throws {
    let flow = """
      - launchApp: { arguments: { scene: search } }
      - tapOn: { id: search-field }
      - repeat: { times: 130, commands: [{ inputText: a }] }
      """
    _ = try await open([flow], at: "flow=1&step=133")
    try browser.click("#step details:last-of-type summary")
    let last = "\"" + String(repeating: "a", count: 130) + "\" #search-field"
    #expect(try browser.words("#step pre.text").contains(last))
    try browser.click("#step-67")
    try browser.click("#step details:last-of-type summary")
    let former = "\"" + String(repeating: "a", count: 65) + "\" #search-field"
    #expect(try browser.words("#step pre.text").contains(former))
    #expect(try browser.mistakes() == [])
  }

  @Test(arguments: [["gallery"], ["explore", "--depth", "1"]])
  func `the pages of galleries and explorations keep their policies`(words: [String]) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("page-\(UUID().uuidString)")
    let command = HarnessCommand(
      app: MarketApp.self,
      bundledFlows: MarketApp.flows,
      output: { _ in },
      errorOutput: { _ in }
    )
    _ = await command.run(words + ["-o", folder.path])
    try browser.open(folder.appendingPathComponent("index.html"))
    #expect(try browser.mistakes() == [])
    #expect(try browser.evaluate("document.styleSheets.length > 0") == true)
    let count = try browser.words("#count")
    try browser.press("/")
    try browser.type("nowhere at all")
    #expect(try browser.words("#count").hasPrefix("0 ") && !count.hasPrefix("0 "))
    let small = "Array.from(document.querySelectorAll('img')).find((one) => one.alt !== '')"
    #expect(try browser.evaluate("\(small).src.startsWith('data:image/svg+xml,')") == true)
    if let key = words.first, key == "explore" {
      let color = "getComputedStyle(document.querySelector('.map-paper')).fill"
      #expect(try browser.evaluate(color) == "rgb(255, 255, 255)")
    }
    #expect(try browser.mistakes() == [])
  }

  @Test func `nothing is fetched`() async throws {
    _ = try await open([Self.failing])
    let fetched = try browser.evaluate(
      """
      performance.getEntriesByType('resource').map((one) => one.name)
        .filter((name) => !name.startsWith('data:')).join()
      """
    )
    #expect(fetched == "")
  }

  @Test func `a run of a thousand flows is shown at once, and read as it is looked at`()
    async throws
  {
    let page = try await open([Self.ordering, Self.failing], rounds: 500)
    #expect(try texts("#count") == ["1000 flows"])
    #expect(try browser.evaluate("document.querySelectorAll('#flows li').length") == 1000)
    // The elements of one flow, and those of the list.
    let elements = try browser.evaluate(
      "document.querySelectorAll('body *').length < 1000 * 6 + 1500"
    )
    #expect(elements == true)
    try browser.press("End")
    #expect(try browser.words("#detail h2").hasPrefix("にんじんを買う"))
    #expect(try browser.evaluate("location.hash") == "#flow=1000&step=3")
    try browser.press("/")
    try browser.type("注文")
    #expect(try browser.words("#count") == "500 of 1000 flows")
    try picture("thousand-light")
    let times = try browser.evaluate(
      """
      (() => { const time = performance.getEntriesByType('navigation')[0];
        const start = performance.now(); byId('search').value = ''; filter();
        document.body.offsetHeight; const search = performance.now() - start; open(500);
        document.body.offsetHeight;
        return `shown after ${Math.round(time.domContentLoadedEventEnd)} ms, searched in ${
          Math.round(search)} ms, another flow in ${Math.round(performance.now() - start - search)} ms`;
      })()
      """
    )
    let size = try FileManager.default.attributesOfItem(atPath: page.path)[.size] ?? 0
    print("1,000 flows: \(times.string ?? ""), \(size) bytes")
    #expect(try browser.mistakes() == [])
  }
}
