import Observation2
import Scenes
import ScenesHeadless
import Testing

/// Parts that the environment changes, and parts that it does not concern.
@MainActor @Suite struct SurroundingsTests {
  private final class Log {
    var names: [String] = []
  }

  /// A part that reads one property, and says when it is described.
  private struct Reader<Value>: ScreenPart {
    let name: String
    let property: KeyPath<ScreenSurroundings, Value>
    let log: Log

    var body: [ScreenElement] { read() }

    private func read() -> [ScreenElement] {
      log.names.append(name)
      return [text("\(environment[keyPath: property])").identifier(name)]
    }
  }

  private let log = Log()

  private func readers() -> MirroredWindow {
    MirroredWindow { [log] _ in
      Reader(name: "containerSize", property: \.containerSize, log: log)
      Reader(name: "safeArea", property: \.safeArea, log: log)
      Reader(name: "displayScale", property: \.displayScale, log: log)
      Reader(name: "textSize", property: \.textSize, log: log)
      Reader(name: "colorScheme", property: \.colorScheme, log: log)
      Reader(name: "horizontalSizeClass", property: \.horizontalSizeClass, log: log)
      Reader(name: "verticalSizeClass", property: \.verticalSizeClass, log: log)
      Reader(name: "locale", property: \.locale, log: log)
      Reader(name: "layoutDirection", property: \.layoutDirection, log: log)
    }
  }

  nonisolated static let changes: [(String, @Sendable (inout ScreenEnvironment) -> Void)] = [
    ("containerSize", { $0.containerSize.height = 500 }),
    ("safeArea", { $0.safeArea.top = 20 }),
    ("displayScale", { $0.displayScale = 2 }),
    ("textSize", { $0.textSize = .extraLarge }),
    ("colorScheme", { $0.colorScheme = .dark }),
    ("horizontalSizeClass", { $0.horizontalSizeClass = .regular }),
    ("verticalSizeClass", { $0.verticalSizeClass = .compact }),
    ("locale", { $0.locale = "en-US" }),
    ("layoutDirection", { $0.layoutDirection = .rightToLeft }),
  ]

  @Test(arguments: changes)
  func `a part that reads a property is described again when that changes, and no other is`(
    name: String,
    change: @Sendable (inout ScreenEnvironment) -> Void
  ) {
    let window = readers()
    log.names = []
    let before = window[name]?.look.text
    change(&window.window.environment)
    window.update()
    #expect(log.names == [name])
    #expect(window[name]?.look.text != before)
    window.expectEqualToWhole()
  }

  @Test func `an environment that is set as it was is no change`() {
    let window = readers()
    let same = window.window.environment
    #expect(window.cost { window.window.environment = same } == .init(0, 0, 0))
    #expect(window.requests == 0)
  }

  @Test func `the readable width follows what it depends on`() {
    let window = MirroredWindow(in: ScreenDevice.iPadPro11.environment()) { [log] _ in
      Reader(name: "width", property: \.readableWidth, log: log)
    }
    #expect(window["width"]?.look.text == "672.0")
    window.window.environment.colorScheme = .dark
    window.update()
    #expect(log.names.count == 1)
    window.window.environment.containerSize.width = 400
    window.update()
    #expect(window["width"]?.look.text == "400.0")
    #expect(log.names.count == 2)
  }

  @Test func `text is measured again at another size of text`() {
    let window = MirroredWindow { part in
      part.column {
        part.text("塩").identifier("body")
        part.text("塩").textStyle(.largeTitle).identifier("title")
        part.button("注文") {}
      }
    }
    #expect(window["body"]?.frame == ScreenRect(x: 0, y: 0, width: 17, height: 22))
    #expect(window["title"]?.frame == ScreenRect(x: 0, y: 22, width: 34, height: 41))
    let cost = window.cost { window.window.environment.textSize = .accessibilityLarge }
    #expect(cost.descriptions == 0)
    #expect(cost.measurements == 3)
    #expect(window["body"]?.frame == ScreenRect(x: 0, y: 0, width: 33, height: 40))
    #expect(window["title"]?.frame == ScreenRect(x: 0, y: 40, width: 48, height: 57))
    #expect(window["注文"]?.frame == ScreenRect(x: 0, y: 97, width: 390, height: 62))
    window.expectEqualToWhole()
  }

  @Test func `another size of the window lays everything out again`() {
    let window = MirroredWindow(ShopScene(ShopList(40)))
    window.window.environment = ScreenDevice.plain.environment(.landscape)
    window.update()
    let landscape = ScreenRect(x: 0, y: 0, width: 844, height: 390)
    #expect(window.mirror[window.mirror.root]?.frame == landscape)
    #expect(ScreenFrames(of: window.mirror).viewport == landscape)
    #expect(window["list"]?.frame == ScreenRect(x: 0, y: 22, width: 844, height: 368))
    #expect(window["list"]?.children.first.flatMap { window.mirror[$0]?.frame.width } == 844)
    window.expectEqualToWhole()
    #expect(
      ScreenFrames(of: window.mirror).elements.map(\.frame)
        == ScreenFrames(
          of: ShopView(list: ShopList(40)),
          in: ScreenDevice.plain.environment(.landscape)
        )
        .elements.map(\.frame)
    )
  }

  @Test func `words wrap, and what follows them moves, in a narrower window`() {
    let window = MirroredWindow { part in
      part.column {
        part.text(String(repeating: "塩", count: 20)).identifier("long")
        part.text("後")
      }
    }
    #expect(window["後"]?.frame.y == 22)
    window.window.environment.containerSize.width = 170
    window.update()
    #expect(window["long"]?.frame == ScreenRect(x: 0, y: 0, width: 170, height: 44))
    #expect(window["後"]?.frame.y == 44)
    window.expectEqualToWhole()
  }

  @Test func `a row is mirrored from right to left`() throws {
    let window = MirroredWindow { part in
      part.column {
        part.row(spacing: 8) {
          part.text("一").identifier("first")
          part.text("二二").identifier("second")
        }
        .padding(ScreenInsets(leading: 10, trailing: 20))
        part.text("三")
      }
    }
    #expect(window["first"]?.frame.x == 10)
    #expect(window["second"]?.frame.x == 35)
    #expect(window["三"]?.frame.x == 0)
    let cost = window.cost { window.window.environment.layoutDirection = .rightToLeft }
    #expect(cost.descriptions == 0)
    #expect(window["first"]?.frame == ScreenRect(x: 363, y: 0, width: 17, height: 22))
    #expect(window["second"]?.frame == ScreenRect(x: 321, y: 0, width: 34, height: 22))
    #expect(window["三"]?.frame.x == 373)
    window.expectEqualToWhole()
    window.window.environment.layoutDirection = .leftToRight
    window.update()
    #expect(window["first"]?.frame.x == 10)
    window.expectEqualToWhole()
  }

  @Test func `outside of a screen a part finds the environment of a telephone`() {
    let reader = Reader(name: "size", property: \.containerSize, log: log)
    #expect(reader.elements[0].text == "\(ScreenEnvironment.plain.containerSize)")
  }

  @Test func `the code that an event runs reads the environment of its screen`() throws {
    let log = log
    var environment = ScreenEnvironment.plain
    environment.containerSize = ScreenSize(width: 1024, height: 768)
    func read(_ part: SketchPart) -> @MainActor () -> Void {
      { log.names.append("\(part.environment.containerSize.width)") }
    }
    let window = MirroredWindow(in: environment) { part in
      part.textField("") { _ in read(part)() }.identifier("field")
        .onFocusChange { _ in read(part)() }
      part.button("button", action: read(part))
    }
    try window.send(.tap, to: "button")
    try window.send(.text("x"), to: "field")
    try window.send(.focus(true), to: "field")
    try window.send(.focus(false), to: "field")
    #expect(log.names == ["1024.0", "1024.0", "1024.0", "1024.0"])
    read(SketchPart { _ in [] })()
    #expect(log.names.last == "\(ScreenEnvironment.plain.containerSize.width)")
  }
}
