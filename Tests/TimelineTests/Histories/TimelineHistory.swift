import Observation2
import SceneCollections
import Scenes
import ScenesHeadless
import ScenesTransport

@testable import Timeline
@testable import TimelineSimulation

/// A random history of a person at the timeline, with a post's page and a page for writing open
/// over it.
///
/// It has every gesture, some of them twice, and pages that are closed and opened again during
/// requests. Other people act, the network has faults, the window and the text have other sizes,
/// and the app is killed. The history runs over the embedded posts or over HTTP.
///
/// In every history, each post is shown once and in order, and none is missing between two shown
/// posts. The person's deleted posts are gone, their changed posts are as they left them, and
/// everything that was sent arrived once.
@MainActor
final class TimelineHistory {
  /// The events that have to happen in many histories.
  static let kinds = [
    "kill", "fault", "rotation", "pages", "posted", "commented", "deleted", "closed", "overlap",
  ]

  /// A violated requirement, if there was one.
  var complaint: String?
  var story: [String] = []
  var happened: [String: Int] = [:]

  var dice: TimelineDice
  let time = VirtualTime()
  let posts: EmbeddedTimelineGateway
  private let gateway: any TimelineGateway
  private let keys = RequestKeyGenerator(seed: 0)
  private var desk = TimelineDesk()
  private var bag = DisposeBag()
  private(set) var timeline: (scene: TimelineScene, stage: Stage)
  var post: (scene: PostScene, stage: Stage, writing: WritingHistory)?
  var compose: (scene: ComposeScene, stage: Stage, writing: WritingHistory)?
  /// The person's changes in this run, as the pages reported them.
  private(set) var told = ToldChanges()
  /// The post whose page was opened last.
  var opened: TimelinePost.ID = 0
  /// How many posts there were at first; those with a higher number have appeared since.
  let first: Int
  private var number = 0

  init(seed: Int) {
    dice = TimelineDice(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    let count = [0, 3, 40, 60, 130, 400][dice.roll(6)]
    first = count
    posts = EmbeddedTimelineGateway(network: SimulatedNetwork(clock: time), count: count)
    let delay = Duration.seconds([0, 0, 2][dice.roll(3)])
    let overHTTP = HTTPTimelineGateway(
      SimulatedTransport(over: InProcessTransport(posts.routes), network: posts.network)
    )
    gateway =
      dice.roll(3) == 0 ? overHTTP : LongWayBack(posts: posts, clock: time, delay: delay)
    timeline = Self.open(gateway, desk, keys, time)
    listen()
  }

  /// Plays the history.
  func play() async {
    for _ in 0..<(20 + dice.roll(40)) where complaint == nil {
      await act()
      if complaint == nil { look() }
    }
    if complaint == nil { await rest() }
  }

  /// Another word each time.
  func word() -> String {
    number += 1
    return "ことば \(number)"
  }

  /// The services that outlive the scenes.
  var services: TimelineServices { Self.services(gateway, desk, keys, time) }

  private static func services(
    _ gateway: any TimelineGateway,
    _ desk: TimelineDesk,
    _ keys: RequestKeyGenerator,
    _ time: VirtualTime
  ) -> TimelineServices {
    TimelineServices(
      gateway: gateway,
      desk: desk,
      keys: keys,
      pictures: ScreenPictures(from: TimelinePictures(gateway: gateway), clock: time),
      clock: time,
      log: EventLog()
    )
  }

  private static func open(
    _ gateway: any TimelineGateway,
    _ desk: TimelineDesk,
    _ keys: RequestKeyGenerator,
    _ time: VirtualTime
  ) -> (TimelineScene, Stage) {
    let scene = TimelineScene.build(services(gateway, desk, keys, time))
    let environment = ScreenEnvironment(
      containerSize: ScreenSize(width: 400, height: 844),
      locale: "ja-JP"
    )
    let stage = Stage(time, environment: environment) { scene }
    stage.update()
    return (scene, stage)
  }

  private func listen() {
    bag = DisposeBag()
    desk.changes.emit { [unowned self] in told.note($0) }.disposed(by: bag)
  }

  /// Closes all pages; those of another run know nothing of this one.
  func kill() {
    timeline.stage.close()
    post?.stage.close()
    compose?.stage.close()
    (post, compose, desk, told) = (nil, nil, TimelineDesk(), ToldChanges())
    listen()
    timeline = Self.open(gateway, desk, keys, time)
  }

  /// Closes the timeline alone, and opens it again.
  func reopen() {
    timeline.stage.close()
    timeline = Self.open(gateway, desk, keys, time)
  }

  var data: TimelineView.DataSource { timeline.scene.view.dataSource }

  /// The posts that are shown, in order.
  var shown: [TimelinePost] {
    data.timeline.snapshot().itemIdentifiers(inSection: .message).compactMap {
      if case .post(let post) = $0 { post } else { nil }
    }
  }

  func update() {
    timeline.stage.update()
    post?.stage.update()
    compose?.stage.update()
  }

  /// Lets time pass for all pages.
  func pass(_ milliseconds: Int) async {
    await time.advance(by: .milliseconds(milliseconds))
    update()
    await timeline.stage.settle()
    update()
  }

  func count(_ kind: String) { happened[kind, default: 0] += 1 }

  func complain(_ words: String) {
    complaint = complaint ?? words
    note(words)
  }

  func note(_ words: String) { story.append(words) }
}

/// The person's changes in a run, as the pages reported them.
struct ToldChanges {
  private(set) var posted: [TimelinePost.ID] = []
  private(set) var revised: [TimelinePost.ID: Int] = [:]
  private(set) var deleted: Set<TimelinePost.ID> = []

  mutating func note(_ change: TimelineChange) {
    switch change {
    case .posted(let post): posted.append(post.id)
    case .revised(let post): revised[post.id] = max(revised[post.id] ?? 0, post.revision)
    case .deleted(let id): deleted.insert(id)
    }
  }
}
