/// Two things, each of which may do something when it goes, which must find whole what has taken
/// their place (rule 33).
struct MortalPair {
  let number: Int
  private let left: MortalPart
  private let right: MortalPart

  init(_ number: Int, _ fate: Fate) {
    self.number = number
    left = MortalPart(number, fate)
    right = MortalPart(number, fate)
  }

  /// Whether no part of it is another pair's.
  var isWhole: Bool { left.number == number && right.number == number }
}

private final class MortalPart {
  let number: Int
  private let fate: Fate

  init(_ number: Int, _ fate: Fate) {
    self.number = number
    self.fate = fate
    fate.alive += 1
  }

  deinit {
    fate.alive -= 1
    fate.meet(number)
  }
}

/// What happens when the pair with the number 1 goes.
final class Fate {
  fileprivate(set) var alive = 0
  private(set) var isMet = false
  var action: (() -> Void)?

  fileprivate func meet(_ number: Int) {
    guard number == 1, !isMet, let action else { return }
    isMet = true
    // What it captures may hold the pair that holds this.
    self.action = nil
    action()
  }
}
