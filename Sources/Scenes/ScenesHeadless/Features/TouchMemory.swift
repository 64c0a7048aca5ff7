import Observation2
import Scenes

/// The screen before a step, for a comparison with the place that a touch tells and the route that it leads to.
///
/// It looks after each step.
@MainActor
final class TouchMemory {
  /// The kinds of mistakes, each with the name of the condition that holds without it.
  enum Mistake: String, CaseIterable {
    case ofPlace = "an event tells the place that is on the screen"
    case ofWay = "a tap leads where the feature says"
  }

  /// The number of steps after which it has looked.
  private(set) var looks = 0
  /// A Boolean value that indicates whether an event has come in a step since the last cut.
  private var hasActed = false
  private let network: SimulatedNetwork
  private weak var stage: Stage?
  private var revision = -1
  /// The places of rows on the screen that was looked at last.
  private var places = ScreenPlaces()
  /// The route and the time of these places: after some time they may be elsewhere.
  private var route: AnySceneRoute?
  private var time = Duration.zero
  private var events = 0
  private var ways: ScreenWays
  /// The mistakes of the last look.
  private var found = Findings<Mistake>()

  init(_ network: SimulatedNetwork, _ leads: [String: String]) {
    self.network = network
    ways = ScreenWays(leads)
  }

  /// Something has happened from outside that may change every place.
  func forget() {
    (places, revision) = (ScreenPlaces(), -1)
  }

  /// Returns `true`, once, if an event has come in a step since the last call; the events of a launch do not count.
  func takeActed() -> Bool {
    defer { hasActed = false }
    return hasActed
  }

  /// Looks at the screen, once after each step.
  ///
  /// - Returns: A sentence about the mistake; `nil` if there is none.
  func find(_ mistake: Mistake, on stage: Stage) -> String? {
    if found.needLook(for: mistake) { look(at: stage) }
    return found.take(mistake)
  }

  private func look(at stage: Stage) {
    looks += 1
    let isFirst = self.stage !== stage
    if isFirst {
      (self.stage, revision, places) = (stage, -1, ScreenPlaces())
      events = stage.events.events.count
      found.forget()
    }
    if stage.events.events.count > events { hasActed = true }
    if let wrong = wrongPlace(on: stage) { found[.ofPlace] = wrong }
    if let wrong = ways.wrongWay(on: stage, network.requests.count, isFirst: isFirst) {
      found[.ofWay] = wrong
    }
    time = stage.time.timeSince1970
    let frames = stage.frames
    guard stage.revision != revision else { return }
    revision = stage.revision
    // Only while a person stays where they are nothing moves beyond the screen's edges.
    let front = stage.navigator.navigation.top?.route
    if front != route { places = ScreenPlaces() }
    route = front
    places.note(frames)
  }

  /// The events that tell the place of something that was touched tell the one on the screen before the touch.
  private func wrongPlace(on stage: Stage) -> String? {
    let log = stage.events
    defer { events = log.events.count }
    guard log.events.count > events, time == stage.time.timeSince1970 else { return nil }
    for event in log.events[events...] {
      guard let told = event.values["index"].flatMap({ Int($0) }),
        let id = event.values.first(where: { $0.key.hasSuffix("ID") })?.value
      else { continue }
      let found = places.places(of: id)
      if let place = found.first, !found.contains(told) {
        return "“\(event.name)” tells the place \(told) of \(id), which is at \(place)"
      }
    }
    return nil
  }
}
