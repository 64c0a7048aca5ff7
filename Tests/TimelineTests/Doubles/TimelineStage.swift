import Observation2
import SceneCollections
import Scenes
import ScenesHeadless
import ScenesTransport

@testable import Timeline
@testable import TimelineSimulation

/// The timeline on a stage, over embedded posts.
@MainActor final class TimelineStage {
  let time = VirtualTime()
  let log = EventLog()
  let desk = TimelineDesk()
  let posts: EmbeddedTimelineGateway
  let scene: TimelineScene
  let stage: Stage

  /// Opens a timeline of 400 × 844 points, of which the bar leaves 800; nothing has been answered yet.
  ///
  /// - Parameters:
  ///   - count: How many posts there are.
  ///   - answerDelay: How long each page is on its way back, which it may be out of date at the end of.
  init(_ count: Int = 600, answerDelay: Duration = .zero) {
    let posts = EmbeddedTimelineGateway(network: SimulatedNetwork(clock: time), count: count)
    let gateway = LongWayBack(posts: posts, clock: time, delay: answerDelay)
    let scene = TimelineScene.build(.over(gateway, desk: desk, clock: time, log: log))
    (self.posts, self.scene) = (posts, scene)
    let environment = ScreenEnvironment(
      containerSize: ScreenSize(width: 400, height: 844),
      locale: "ja-JP"
    )
    stage = Stage(time, environment: environment) { scene }
    stage.update()
  }

  var data: TimelineView.DataSource { scene.view.dataSource }
  var collection: CollectionView { data.timeline.collectionView }

  /// How many items each section has, in the order of the sections.
  var counts: [Int] {
    let snapshot = data.timeline.snapshot()
    return snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) }
  }

  /// The identifiers of the posts, in their order.
  var ids: [TimelinePost.ID] {
    data.timeline.snapshot().itemIdentifiers(inSection: .message).compactMap {
      if case .post(let post) = $0 { post.id } else { nil }
    }
  }

  /// The requests for pages and changes, without those for pictures.
  var requests: [String] {
    posts.network.requests.map(\.name).filter { $0 != "image.load" }
  }

  /// Waits until all that was asked for is there.
  func load() async {
    await stage.advance(by: .seconds(1))
    stage.update()
  }

  /// Brings a post to the lower edge of the viewport, without a touch on the posts near it.
  func scroll(to post: Int) async {
    collection.scrollToItem(at: CollectionPath(section: 2, item: post), at: .end)
    stage.update()
    await load()
  }

  /// The frame of a section's item in the content.
  func frame(_ section: HomeMessageSection, _ item: Int = 0) -> ScreenRect? {
    guard let index = data.timeline.index(for: section) else { return nil }
    return collection.layoutAttributes(forItemAt: CollectionPath(section: index, item: item))?.frame
  }

  /// Pulls the timeline down, and waits for the answer.
  func refresh() async {
    collection.onRefresh?()
    await load()
  }
}

extension TimelineServices {
  /// Services of an app that has no other feature.
  @MainActor static func over(
    _ gateway: any TimelineGateway,
    desk: TimelineDesk,
    clock: any AppClock,
    log: EventLog = EventLog()
  ) -> TimelineServices {
    TimelineServices(
      gateway: gateway,
      desk: desk,
      keys: RequestKeyGenerator(seed: 0),
      pictures: ScreenPictures(from: TimelinePictures(gateway: gateway), clock: clock),
      clock: clock,
      log: log
    )
  }
}
