/// An object to capture, released together with the closure that captures it.
final class Probe {}

/// Observes the release of a closure by the probe that it captures.
struct Captive {
  weak var probe: Probe?

  var isFree: Bool { probe == nil }
}
