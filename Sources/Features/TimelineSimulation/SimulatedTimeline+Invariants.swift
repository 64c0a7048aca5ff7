import Foundation
import Scenes
import ScenesHeadless
import Timeline

extension SimulatedTimeline {
  /// The conditions that the feature always fulfills, in addition to those of every app.
  static let invariants: [FeatureInvariant<SimulatedTimeline>] = [
    FeatureInvariant("no timeline is said to be empty that shows posts", at: .step) {
      _,
      stage in
      guard stage.shows(.id("timeline-empty")) else { return nil }
      let frames = stage.frames
      let post = frames.identified.lazy.compactMap { frames.elements[$0].element.identifier }
        .first { $0.hasPrefix(rows) }
      return post.map { "“\($0)” is shown" }
    },
    FeatureInvariant("nothing that is written is sent twice at once") { timeline, _ in
      let underWay = timeline.posts.network.underWay
      return ["post.send", "comment.send"].first { underWay[$0, default: 0] > 1 }
        .map { "\(underWay[$0] ?? 0) of “\($0)” are under way" }
    },
    FeatureInvariant("what is written and has had no answer is sent again as the same") {
      timeline,
      _ in
      let count = timeline.posts.repeatedDrafts
      return count > 0 ? "\(count) were sent as others, so that they may be there twice" : nil
    },
    FeatureInvariant("a comment that was sent is not in the field any more") { timeline, stage in
      // Later the person may write the same words again.
      guard let sent = timeline.posts.sentComment, sent.time == timeline.posts.network.now,
        let field = stage.element(identifiedBy: "post-comment-field"),
        field.element.text == sent.text
      else { return nil }
      return "“\(sent.text)” was sent, and can be sent again"
    },
    FeatureInvariant("what is written can be sent", at: .step) { timeline, stage in
      guard timeline.posts.network.underWay.isEmpty else { return nil }
      for (name, send) in [
        ("compose-field", "compose-send"), ("post-comment-field", "post-comment-send"),
      ] {
        guard let field = stage.element(identifiedBy: name),
          let button = stage.element(identifiedBy: send)
        else { continue }
        let text = field.element.text ?? ""
        let hasWords = !text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
        if button.isEnabled != hasWords {
          return "“\(send)” is \(hasWords ? "disabled" : "enabled") beside “\(text)”"
        }
      }
      return nil
    },
    FeatureInvariant("what a person has posted can be deleted", at: .step) {
      timeline,
      stage in
      guard timeline.posts.network.underWay.isEmpty,
        let button = stage.element(identifiedBy: "post-delete")
      else { return nil }
      return button.isEnabled ? nil : "“post-delete” is disabled"
    },
    FeatureInvariant("a post says how many comments it has", at: .step) { timeline, stage in
      // The response to a comment can get lost after the comment has arrived. The app learns of that comment only when
      // it loads the posts again. So the invariant compares with the last number that the app received.
      guard timeline.posts.network.underWay.isEmpty,
        stage.navigator.navigation.top?.route.as(TimelineRoute.self) == .timeline
      else { return nil }
      let frames = stage.frames
      for index in frames.identified {
        let row = frames.elements[index]
        guard let name = row.element.identifier, name.hasPrefix(rows),
          let id = Int(name.dropFirst(rows.count)),
          let said = frames.elements[index..<row.endIndex].lazy.compactMap(\.element.text)
            .first(where: { $0.hasPrefix(comments) }),
          let count = timeline.posts.toldComments[id]
        else { continue }
        if said != "\(comments)\(count)" {
          return "“\(name)” says “\(said)”, and the app was told of \(count)"
        }
      }
      return nil
    },
  ]

  private static let rows = "timeline-post-"
  private static let comments = "コメント "
}
