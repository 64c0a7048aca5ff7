import Observation2
import Scenes
import ScenesHeadless
import Testing

/// Pictures from addresses: on their way, there, and not to be had.
@MainActor @Suite struct PictureTests {
  /// A loader that takes a second, and fails at the addresses in `failing`.
  @MainActor final class SlowLoader: ScreenPictureLoading {
    struct Failure: Error {}

    let time: VirtualTime
    var asked: [String] = []
    var cancelled = 0
    var failing: Set<String> = []
    var size = ScreenSize(width: 200, height: 100)

    init(_ time: VirtualTime) { self.time = time }

    func picture(at address: String) async throws -> ScreenPicture {
      asked.append(address)
      do {
        try await time.sleep(for: .seconds(1))
      } catch {
        cancelled += 1
        throw error
      }
      if failing.contains(address) { throw Failure() }
      return ScreenPicture(size: size, bytes: [1, 2, 3])
    }
  }

  /// A loader that calls back when it is to stop.
  @MainActor final class CallingLoader: ScreenPictureLoading {
    let time: VirtualTime
    var asked = 0
    var didCancel: @MainActor () -> Void = {}

    init(_ time: VirtualTime) { self.time = time }

    func picture(at address: String) async throws -> ScreenPicture {
      asked += 1
      return try await withTaskCancellationHandler {
        try await time.sleep(for: .seconds(1))
        return ScreenPicture(size: ScreenSize(width: 1, height: 1), bytes: [])
      } onCancel: {
        MainActor.assumeIsolated { didCancel() }
      }
    }
  }

  @MainActor final class Shown: ObservedModel {
    @Observed var address = "a"
    @Observed var isThere = true
    var events: [ScreenPictureEvent] = []
  }

  private let time = VirtualTime()
  private let shown = Shown()
  private let loader: SlowLoader
  private let pictures: ScreenPictures

  init() {
    loader = SlowLoader(time)
    pictures = ScreenPictures(from: loader, clock: time, keeping: 2)
    pictures.onEvent = { [shown] in shown.events.append($0) }
  }

  private func stage(
    in environment: ScreenEnvironment = .plain,
    _ change: @escaping @MainActor (ScreenElement) -> ScreenElement = { $0 }
  ) -> Stage {
    Stage(time, environment: environment) {
      SketchScene { [shown, pictures] part in
        if shown.isThere {
          change(part.image(at: shown.address, from: pictures, label: "にんじん"))
            .identifier("picture")
        }
        part.text("後").identifier("after")
      }
    }
  }

  private func phase(_ stage: Stage) throws -> ScreenPictureLook.Phase? {
    try stage.element("picture").element.picture?.phase
  }

  @Test func `a loader that is to stop may ask for the picture again`() async {
    let loader = CallingLoader(time)
    let pictures = ScreenPictures(from: loader, clock: time)
    loader.didCancel = { pictures.want("a") }
    pictures.want("a")
    await time.settle()
    pictures.release("a")
    #expect(pictures.state(of: "a") == .loading)
    await time.advance(by: .seconds(1))
    #expect(pictures.picture(at: "a") != nil)
    #expect(loader.asked == 2)
  }

  @Test func `a picture is asked for in sight, and shown when it is there`() async throws {
    let stage = stage()
    #expect(try phase(stage) == .loading)
    #expect(try stage.element("picture").element.value == "読み込み中")
    #expect(try stage.element("picture").frame.size == ScreenSize(width: 88, height: 88))
    #expect(stage.shows(.role(.progress)))
    await stage.advance(by: .seconds(1))
    let look = try stage.element("picture").element
    #expect(look.picture?.phase == .loaded)
    #expect(look.picture?.size == ScreenSize(width: 200, height: 100))
    #expect([look.label, look.value, look.address] == ["にんじん", nil, "a"])
    #expect(!stage.shows(.role(.progress)))
    #expect(try stage.element("picture").frame.size == ScreenSize(width: 200, height: 100))
    #expect(shown.events == [.loaded("a", ScreenSize(width: 200, height: 100))])
    #expect(pictures.picture(at: "a")?.bytes == [1, 2, 3])
  }

  @Test func `what can't be brought is asked for again by a tap`() async throws {
    loader.failing = ["a"]
    let stage = stage()
    _ = stage.frames
    await stage.advance(by: .seconds(1))
    let look = try stage.element("picture").element
    #expect(look.picture?.phase == .failed)
    #expect([look.value, look.hint] == ["読み込めません", "もう一度読み込む"])
    #expect(shown.events == [.failed("a", "Failure()")])
    loader.failing = []
    try stage.tap("picture")
    #expect(try phase(stage) == .loading)
    #expect(throws: ScreenError.self) { try stage.longPress("picture") }
    await stage.advance(by: .seconds(1))
    #expect(try phase(stage) == .loaded)
    #expect(loader.asked == ["a", "a"])
  }

  @Test func `what is on its way is cancelled with the last reference to the pictures`() async {
    var last: ScreenPictures? = ScreenPictures(from: loader, clock: time)
    last?.want("a")
    await time.settle()
    #expect(loader.asked == ["a"] && loader.cancelled == 0)
    last = nil
    await time.settle()
    #expect(loader.cancelled == 1)
  }

  @Test func `an answer that comes when the element is gone is nobody's`() async throws {
    let stage = stage()
    _ = stage.frames
    await stage.advance(by: .milliseconds(500))
    shown.isThere = false
    #expect(!stage.shows("picture"))
    await stage.advance(by: .seconds(2))
    #expect(loader.cancelled == 1)
    #expect(shown.events.isEmpty)
    shown.isThere = true
    _ = stage.frames
    await stage.advance(by: .seconds(1))
    #expect(try phase(stage) == .loaded)
    #expect(loader.asked.count == 2)
  }

  @Test func `another address while the first is on its way is another picture`() async throws {
    let stage = stage()
    _ = stage.frames
    await stage.advance(by: .milliseconds(500))
    shown.address = "b"
    _ = stage.frames
    await stage.advance(by: .milliseconds(600))
    #expect(try phase(stage) == .loading)
    #expect(loader.cancelled == 1)
    await stage.advance(by: .milliseconds(400))
    #expect(try phase(stage) == .loaded)
    #expect(shown.events == [.loaded("b", loader.size)])
    #expect(pictures.state(of: "a") == .waiting)
  }

  @Test func `one address in many rows is asked for once`() async throws {
    let list = ShopList(100)
    let stage = Stage(time) {
      SketchScene { [pictures] part in
        part.lazyColumn {
          part.each(list.items) { item in
            part.image(at: "shared", from: pictures).frame(height: 44).identifier("\(item.id)")
          }
        }
        .identifier("list")
      }
    }
    _ = stage.frames
    await stage.advance(by: .seconds(1))
    #expect(loader.asked == ["shared"])
    let scroll = try stage.element("list")
    stage.send(.scrolled(ScreenPoint(x: 0, y: 44 * 80)), to: scroll.id)
    #expect(loader.asked == ["shared"])
    #expect(try stage.element("85").element.picture?.phase == .loaded)
  }

  @Test func `rows that go out of sight let go of what they have asked for`() async throws {
    let list = ShopList(100)
    let stage = Stage(time) {
      SketchScene { [pictures] part in
        part.lazyColumn(estimatedRowHeight: 422) {
          part.each(list.items) { item in
            part.image(at: "\(item.id)", from: pictures).frame(height: 422)
              .identifier("\(item.id)")
          }
        }
        .identifier("list")
      }
    }
    _ = stage.frames
    await stage.settle()
    #expect(loader.asked == ["0", "1"])
    let scroll = try stage.element("list")
    stage.send(.scrolled(ScreenPoint(x: 0, y: 422 * 2)), to: scroll.id)
    _ = stage.frames
    await stage.advance(by: .seconds(1))
    #expect(loader.cancelled == 2)
    #expect(shown.events == [.loaded("2", loader.size), .loaded("3", loader.size)])
    for row in [6, 10] {
      stage.send(.scrolled(ScreenPoint(x: 0, y: 422 * Double(row))), to: scroll.id)
      _ = stage.frames
      await stage.advance(by: .seconds(1))
    }
    // Two pictures that no element wants are kept, and the others are released.
    #expect(
      [2, 3, 6, 7].map { pictures.picture(at: "\($0)") != nil } == [false, false, true, true]
    )
  }

  @Test func `a picture that several want is brought until nobody does`() async {
    pictures.want("a")
    pictures.want("a")
    pictures.release("a")
    await time.advance(by: .seconds(1))
    #expect(pictures.picture(at: "a") != nil)
    pictures.release("a")
    pictures.release("a")
    pictures.retry("a")
    pictures.want("a")
    #expect(loader.asked == ["a"])
    loader.failing = ["b"]
    pictures.want("b")
    await time.advance(by: .seconds(1))
    pictures.release("b")
    #expect(pictures.state(of: "b") == .failed)
    pictures.want("b")
    #expect(loader.asked == ["a", "b"])
    pictures.release("b")
    pictures.retry("b")
    #expect(pictures.state(of: "b") == .waiting)
  }

  @Test(
    arguments: [
      (.fit, nil, nil, 200, 100), (.fit, 100, nil, 100, 50), (.fill, 100, 100, 100, 100),
      (.fit, nil, 50, 100, 50), (.fill, nil, nil, 200, 100),
    ] as [(ScreenPictureLook.Aspect, Double?, Double?, Double, Double)]
  )
  func `a picture has its own shape, or its frame's`(
    aspect: ScreenPictureLook.Aspect,
    width: Double?,
    height: Double?,
    shownWidth: Double,
    shownHeight: Double
  ) async throws {
    let stage = Stage(time) {
      SketchScene { [pictures] part in
        part.image(at: "a", from: pictures, aspect: aspect)
          .frame(width: width, height: height).identifier("picture")
        part.spacer()
      }
    }
    _ = stage.frames
    await stage.advance(by: .seconds(1))
    let size = try stage.element("picture").frame.size
    #expect(size == ScreenSize(width: shownWidth, height: shownHeight))
    #expect(try stage.element("picture").element.picture?.aspect == aspect)
  }

  @Test(arguments: EveryControlTests.screens)
  func `what failed can be touched on any screen`(screen: EveryControlTests.Screen) async throws {
    loader.failing = ["a"]
    let stage = stage(in: screen.environment)
    _ = stage.frames
    await stage.advance(by: .seconds(1))
    let frame = try stage.element("picture").frame
    #expect(frame.width >= 44 && frame.height >= 44)
    #expect(try stage.element("picture").element.says("読み込めません"))
    if screen.testDescription == "right to left" { #expect(frame.maxX == 390) }
    try stage.tap("読み込めません")
    #expect(try phase(stage) == .loading)
  }

  @Test func `pictures that go with their screen cancel what is under way`() async {
    let loader = loader
    var other: ScreenPictures? = ScreenPictures(from: loader, clock: time)
    other?.want("a")
    await time.settle()
    other = nil
    await time.settle()
    #expect(loader.cancelled == 1)
  }
}
