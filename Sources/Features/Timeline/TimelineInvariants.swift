import Foundation
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
    },
    FeatureInvariant("nothing that is written is sent twice at once") { timeline, _ in
      let underWay = timeline.posts.network.underWay
      return ["post.send", "comment.send"].first { underWay[$0, default: 0] > 1 }
        .map { "\(underWay[$0] ?? 0) of “\($0)” are under way" }
    },
    FeatureInvariant("a comment without an answer is sent again as the same") { timeline, _ in
      let count = timeline.posts.repeatedComments
      return count > 0 ? "\(count) were sent as others, so that they may be there twice" : nil
    },
    FeatureInvariant("what is written can be sent", isCostly: true) { timeline, stage in
      guard timeline.posts.network.underWay.isEmpty else { return nil }
      for (name, send) in [
        ("compose-field", "compose-send"), ("post-comment-field", "post-comment-send"),
      ] {
        guard let field = try? stage.element(.id(name)),
          let button = try? stage.element(.id(send))
        else { continue }
        let text = field.element.text ?? ""
        let hasWords = !text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
        if button.isEnabled != hasWords {
          return "“\(send)” is \(hasWords ? "disabled" : "enabled") beside “\(text)”"
        }
      }
      return nil
    },
  ]
}
