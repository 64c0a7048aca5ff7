/// Creates distinct order keys, the same sequence for the same seed.
///
/// One generator serves a whole installation: with the keys of a second one with the same seed the
/// shop would mistake a new order for an earlier one.
@MainActor
final class OrderKeyGenerator {
  private var state: UInt64

  /// - Parameter seed: The start of the sequence; random by default.
  init(seed: UInt64 = .random(in: .min ... .max)) {
    state = seed
  }

  /// Returns the next key, by SplitMix64, which repeats no value before it has returned all of
  /// them.
  func next() -> OrderKey {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return OrderKey(value: value ^ (value >> 31))
  }
}
