import Observation2
import Scenes
import ScenesHeadless
import Testing

/// Advancing a stage shows the frames on the way, as a device does.
@MainActor @Suite struct StageFrameTests {
  /// Loads ten rows, each time after a delay if there is one, for as long as the last row is in sight.
  private final class Pages: SceneHost {
    final class Data: ObservedModel {
      @Observed var rows = 1
    }

    let data = Data()
    let time: VirtualTime
    let bag = DisposeBag()
    var requests: [Duration] = []
    private let delay: Duration?
    private(set) lazy var view = SketchPart { [data, weak self] part in
      part.scroll {
        part.each(Array(0..<data.rows), id: \.self) { row in
          part.text("\(row)").frame(height: 20)
            .onAppear { if row == data.rows - 1 { self?.load() } }
        }
      }
    }

    init(_ time: VirtualTime, delay: Duration? = .seconds(1)) {
      (self.time, self.delay) = (time, delay)
    }

    private func load() {
      requests.append(time.now)
      time.run { [weak self, time, delay] in
        if let delay { try? await time.sleep(for: delay) }
        self?.data.rows += 10
      }
      .disposed(by: bag)
    }
  }

  @Test func `each page that comes into sight is loaded at its time`() async {
    let time = VirtualTime()
    let scene = Pages(time)
    let stage = Stage(time) { scene }
    await stage.advance(by: .seconds(10))
    // 844 points show 42 rows of 20, and a part of the next.
    #expect(scene.requests == (0...4).map { .seconds($0) })
    #expect(scene.data.rows == 51)
    #expect(time.now == .seconds(10))
  }

  @Test func `a screen that changes without end does not keep time from its goal`() async {
    let time = VirtualTime()
    let scene = Pages(time)
    let stage = Stage(time) { scene }
    let ticks = Driver.interval(.milliseconds(10), scheduler: time).drive {
      scene.data.rows = $0 + 1
    }
    await stage.advance(by: .seconds(2))
    ticks.dispose()
    #expect(time.now == .seconds(2))
  }

  private enum Way: CaseIterable {
    case settling, advancingByNothing, advancingBack, advancingToNext, advancing
  }

  private static func pass(_ way: Way, on stage: Stage) async {
    switch way {
    case .settling: await stage.settle()
    case .advancingByNothing: await stage.advance(by: .zero)
    case .advancingBack: await stage.advance(by: .seconds(-5))
    case .advancingToNext: _ = await stage.advanceToNext(limit: .seconds(60))
    case .advancing: await stage.advance(by: .seconds(60))
    }
  }

  @Test(arguments: Way.allCases)
  private func `pages that are there at once are all loaded at the same instant`(_ way: Way) async {
    let time = VirtualTime()
    let scene = Pages(time, delay: nil)
    let stage = Stage(time) { scene }
    await Self.pass(way, on: stage)
    #expect(scene.requests == Array(repeating: .zero, count: 5))
    #expect(scene.data.rows == 51)
    #expect(time.now == (way == .advancing ? .seconds(60) : .zero))
  }

  @Test func `the first frame asks for what the next due work is`() async {
    let time = VirtualTime()
    let scene = Pages(time)
    let stage = Stage(time) { scene }
    var instants: [Duration] = []
    while await stage.advanceToNext(limit: .seconds(10)) {
      instants.append(time.now)
      #expect(scene.requests.count == min(instants.count + 1, 5))
    }
    #expect(instants == (1...5).map { .seconds($0) })
    #expect(scene.requests == (0...4).map { .seconds($0) })
  }

  @Test func `a list loads its pages in and after a transition to it`() async {
    let time = VirtualTime()
    let scene = Pages(time)
    let stage = Stage(time) { Pages(time, delay: nil) }
    stage.navigator.transitionDuration = .milliseconds(350)
    stage.perform { stage.navigator.push(scene) }
    await stage.advance(by: .seconds(10))
    #expect(scene.requests == (0...4).map { .seconds($0) })
    #expect(stage.ledger.entries.count == 0)
  }

  @Test func `a page to the side is loaded when it comes into sight`() async throws {
    let time = VirtualTime()
    final class Data: ObservedModel {
      @Observed var loaded: [Int] = []
    }
    let data = Data()
    let stage = Stage(time) {
      SketchScene { part in
        part.scroll(.horizontal) {
          part.each([0, 1, 2], id: \.self) { page in
            part.lazyColumn(estimatedRowHeight: 40) {
              part.text(data.loaded.contains(page) ? "\(page)" : "…")
                .onAppear { time.schedule(at: time.now + .seconds(1)) { data.loaded.append(page) } }
            }
            .frame(width: 390, height: 844).identifier("page-\(page)")
          }
        }
        .identifier("pager")
      }
    }
    await stage.advance(by: .seconds(5))
    #expect(data.loaded == [0])
    stage.scroll(by: ScreenPoint(x: 780, y: 0))
    await stage.advance(by: .seconds(5))
    #expect(data.loaded == [0, 2])
    stage.scroll(by: ScreenPoint(x: -390, y: 0))
    await stage.advance(by: .milliseconds(999))
    #expect(data.loaded == [0, 2])
    await stage.advance(by: .milliseconds(1))
    #expect(data.loaded == [0, 2, 1])
    #expect(stage.shows("1"))
  }

  @Test func `a screen that changes without end at one instant does not keep time from its goal`()
    async
  {
    let time = VirtualTime()
    final class Data: ObservedModel {
      @Observed var number = 0
    }
    let (data, bag) = (Data(), DisposeBag())
    let stage = Stage(time) {
      SketchScene { part in
        part.each([data.number], id: \.self) {
          part.text("\($0)").onAppear { time.run { data.number += 1 }.disposed(by: bag) }
        }
      }
    }
    await stage.advance(by: .seconds(2))
    #expect(time.now == .seconds(2))
    #expect(data.number > 100)
  }
}
