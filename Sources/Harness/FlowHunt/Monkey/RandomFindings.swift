import FlowEngine
import FlowFormat
import FlowReports
import ScenesHeadless

/// The findings of a random walk, in the form of those of an exploration, with a moment for each kind of screen.
@MainActor
struct RandomFindings {
  var record: ExploreRecord
  private(set) var sights: WalkSights
  /// The taps of the screens that were looked at.
  private var seen: Set<Set<String>> = []

  init(_ appType: any SimulatedApp.Type, seed: UInt64) {
    record = ExploreRecord(app: "\(appType)", seed: seed)
    sights = WalkSights(of: appType)
  }

  mutating func use(_ subject: String) {
    record.used.insert(WalkScreen.name(ofSubject: subject))
  }

  /// Notes that a screen came in front.
  ///
  /// - Parameters:
  ///   - form: The form of its route.
  ///   - other: The form of the route before, if something that a person did there has led to it.
  mutating func visit(_ form: String, from other: String?) {
    let digest = Self.digest(of: form)
    if !record.moments.contains(where: { $0.digest == digest }) {
      record.moments.append(
        ExploreMoment(digest: digest, way: [], cost: 0, depth: 0, screen: form)
      )
    }
    if let other { record.moves.insert(.init(from: Self.digest(of: other), to: digest)) }
  }

  /// Looks at a screen if its taps, by their keys, are new.
  mutating func look(
    at screen: WalkScreen,
    _ taps: Set<String>,
    of stage: Stage,
    _ routes: AppRoutes
  ) {
    guard seen.insert(taps).inserted else { return }
    sights.look(at: stage, screen, routes, into: &record)
  }

  private static func digest(of form: String) -> UInt64 {
    var hash = StableHash()
    hash.add(form)
    return hash.value
  }
}
