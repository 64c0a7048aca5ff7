import Observation2

extension StoreCore {
  /// Calls out at once, while what is sent waits as it does during a dispatch; in a batch until its
  /// end, as what effects send there does.
  @MainActor
  func takeTurn(_ body: () -> Void) {
    let isTurn = beginTurn()
    body()
    if isTurn { endTurn() }
  }

  /// Makes whatever its slices tell again, also further down, a turn.
  @MainActor
  func ownTurns() {
    wave.owner = TurnOwner(
      begin: { [weak self] in self?.beginTurn() == true },
      end: { [weak self] in self?.endTurn() }
    )
  }

  @MainActor
  private func beginTurn() -> Bool {
    guard phase == .idle else { return false }
    phase = .settling
    return true
  }

  @MainActor
  private func endTurn() {
    phase = restingPhase
    if hasQueue { drain() }
  }
}
