/// Something to capture: gone when whoever captured it is.
final class Probe {}

/// What a closure under test captures, to see when the closure is let go.
struct Captive {
  weak var probe: Probe?

  var isFree: Bool { probe == nil }
}
