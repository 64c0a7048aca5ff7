import Observation2

/// Counts what arrives.
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

/// What a source fails with.
struct Failure: Error {}

/// Lets others run on the main actor until something has happened; gives up after a time that no
/// row comes near, so that one that is broken is reported and does not hang.
@MainActor
func waitUntil(_ hasHappened: () -> Bool) async {
  for _ in 0..<1_000_000 {
    if hasHappened() { return }
    await Task.yield()
  }
}
