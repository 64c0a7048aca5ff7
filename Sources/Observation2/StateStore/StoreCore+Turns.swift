import Observation2

extension StoreCore {
  /// Runs `body` at once, while actions are queued as during a dispatch; in a batch they are queued
  /// until its end, like those that effects send there.
  @MainActor
  func takeTurn(_ body: () -> Void) {
    let isTurn = beginTurn()
    body()
    if isTurn { endTurn() }
  }

  /// Makes each replay of a value that derives from this store one of its turns.
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
    phase = .followingUp
    return true
  }

  @MainActor
  private func endTurn() {
    phase = restingPhase
    if hasQueue { drain() }
  }
}
