import Observation2

/// A source of one's own that lasts: what a system's callback says, held as a stream.
///
/// It owns a relay, which is the origin. Whatever derives from it twice and is combined again gets each
/// change once.
@MainActor
package final class Reachability: @MainActor EventStreamConvertible {
  private let online: BehaviorRelay<Bool>

  package init(isOnline: Bool) {
    online = BehaviorRelay(value: isOnline)
  }

  /// Called by the system, `NWPathMonitor` on a telephone.
  package func pathDidChange(isOnline: Bool) {
    online.accept(isOnline)
  }

  package func asStream() -> EventStream<Bool> {
    online.asStream().distinctUntilChanged()
  }
}
