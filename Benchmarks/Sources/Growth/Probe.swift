import Observation2

/// Counts the events that arrive.
final class Probe {
  private(set) var count = 0

  func add() {
    count &+= 1
  }
}

extension EventStream {
  /// Counts every event, the last one too.
  func count(in probe: Probe) -> any Disposable {
    subscribe(onEvent: { _ in probe.add() })
  }
}

/// The error of failing sources.
struct Failure: Error {}

/// Yields the main actor until a condition holds; gives up after far more turns than any row needs,
/// so that a broken row is reported instead of hanging.
@MainActor
func waitUntil(_ hasHappened: () -> Bool) async {
  for _ in 0..<1_000_000 {
    if hasHappened() { return }
    await Task.yield()
  }
}
