import Observation2

/// What stands after the last post.
enum TimelineEnd: Hashable, Sendable {
  case nothing
  case loading
  /// What a person reads, with a way to try again.
  case failed(String)
  case noPosts
}

/// What stands after the last post, for the view there: it does not know the data source, which holds it.
final class TimelineEndModel: ObservedModel {
  @Observed var end = TimelineEnd.loading
}
