/// Random numbers that a seed repeats.
///
/// SplitMix64 (G. Steele, D. Lea, C. Flood, 2014).
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(bitPattern: Int64(seed))
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number below another one; 0 below 1 or less.
  mutating func number(below limit: Int) -> Int {
    limit > 1 ? Int.random(in: 0..<limit, using: &self) : 0
  }

  mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &self) < part }
}
