import Scenes
import ScenesHeadless

extension TimelineFeature {
  /// What has to hold after every step, beside what holds in every app.
  static let invariants: [FeatureInvariant<TimelineFeature>] = [
    FeatureInvariant("no timeline is said to be empty that shows posts", isCostly: true) {
      _,
      stage in
      guard stage.shows(.id("timeline-empty")) else { return nil }
      let post = stage.frames.elements.compactMap(\.element.identifier).first {
        $0.hasPrefix("timeline-post-")
      }
      return post.map { "“\($0)” is shown" }
    }
  ]
}
