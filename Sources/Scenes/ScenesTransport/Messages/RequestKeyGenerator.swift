/// Creates distinct keys, the same sequence for the same seed.
///
/// One generator serves a whole installation: with the keys of a second one with the same seed the
/// back end would mistake a new request for an earlier one.
@MainActor
public final class RequestKeyGenerator {
  private var state: UInt64

  /// Creates a generator.
  ///
  /// - Parameter seed: The start of the sequence; random by default.
  public init(seed: UInt64 = .random(in: .min ... .max)) {
    state = seed
  }

  /// Returns the next key, by SplitMix64, which repeats no value before it has returned all of
  /// them.
  public func next() -> RequestKey {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return RequestKey(value: value ^ (value >> 31))
  }
}
