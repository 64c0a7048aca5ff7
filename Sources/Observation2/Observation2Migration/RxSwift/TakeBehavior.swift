/// RxSwift’s `TakeBehavior`: here the argument `inclusive`.
@available(*, unavailable, message: "Write take(while:inclusive:) or take(until:inclusive:).")
public enum TakeBehavior {
  /// `inclusive: true`.
  case inclusive
  /// `inclusive: false`, as without it.
  case exclusive
}
