/// Makes order keys that differ from one another, the same ones for the same seed.
///
/// One serves a whole installation: two with the same seed would let the shop take a new order for
/// an earlier one.
@MainActor
final class OrderKeyGenerator {
  private var state: UInt64

  /// - Parameter seed: Where it begins; anywhere if it is not said.
  init(seed: UInt64 = .random(in: .min ... .max)) {
    state = seed
  }

  /// The next key, by SplitMix64, which gives no value twice before it has given all.
  func next() -> OrderKey {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return OrderKey(value: value ^ (value >> 31))
  }
}
