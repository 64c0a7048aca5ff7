/// The phase of a change that a person sends to the back end.
enum TimelineSending: Hashable, Sendable {
  /// Nothing is being sent.
  case idle
  /// The change is on its way.
  case underWay
  /// The back end does not have the change.
  case failed(TimelineError)

  /// The error of the last change; `nil` unless it failed.
  var failure: TimelineError? { if case .failed(let error) = self { error } else { nil } }
}
