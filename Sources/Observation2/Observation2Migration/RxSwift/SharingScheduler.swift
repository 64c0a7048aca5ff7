public import Observation2

/// RxCocoa’s `SharingScheduler`, which no driver has here.
@available(
  *,
  unavailable,
  message: "A driver delivers at once and has no scheduler: leave it out, and keep what is inside."
)
public enum SharingScheduler {
  /// RxCocoa’s `mock(scheduler:action:)`.
  public static func mock(scheduler: any StreamScheduler, action: () throws -> Void) {
    unreachable()
  }
}
