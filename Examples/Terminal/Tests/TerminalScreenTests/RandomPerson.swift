import Scenes
import TerminalScreen

/// Presses keys at random, the same for the same seed.
struct RandomPerson: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    // SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Any key but those that end the program, those that move the focus most often.
  mutating func key(columns: Int, rows: Int) -> Key {
    let (column, row) = (
      Int.random(in: 0..<columns, using: &self), Int.random(in: 0..<rows, using: &self)
    )
    let keys: [Key] = [
      .tab, .tab, .tab, .tab, .backTab, .down, .up, .left, .right, .pageDown, .pageUp, .home, .end,
      .enter, .enter, .enter, .character(" "), .character("+"), .character("-"), .character("m"),
      .character("r"), .character("a"), .character("d"), .character(">"), .delete, .escape,
      .character("x"),
      .character("日"), .paste("a b"), .backspace,
      .click(column: column, row: row), .click(column: column, row: row),
      .wheel(.vertical, isForward: Bool.random(using: &self), column: column, row: row),
      .wheel(.horizontal, isForward: Bool.random(using: &self), column: column, row: row),
    ]
    return keys[Int.random(in: keys.indices, using: &self)]
  }
}
