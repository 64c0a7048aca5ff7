import Observation2

/// What a person has done to a post, which other scenes show.
enum TimelineChange: Hashable, Sendable {
  case posted(TimelinePost)
  /// It has another revision.
  case revised(TimelinePost)
  case deleted(TimelinePost.ID)
}

/// Passes on what a person does to posts, to the scenes that show them.
///
/// It belongs to a run of the app and holds no scene.
@MainActor
final class TimelineDesk {
  private let relay = PublishRelay<TimelineChange>()

  /// What is done from now on.
  var changes: Signal<TimelineChange> { relay.asSignal() }

  /// Tells of a change.
  func tell(_ change: TimelineChange) {
    relay.accept(change)
  }
}
