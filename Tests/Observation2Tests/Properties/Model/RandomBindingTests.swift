import Foundation
import Testing

/// Random bindings into properties, direct and by setters that keep what is equal, change in place or
/// set several, made and disposed of in any order; their disposables are dropped, their sources end, go
/// or are silent from the start.
///
/// 20,000 changes as a rule. A million:
/// ```
/// OBSERVATION2_BINDINGS=1000000 \
///   swift test -c release -Xswiftc -enable-testing --filter RandomBindingTests
/// ```
@MainActor @Suite struct RandomBindingTests {
  @Test func `a property knows just the bindings that set it, and keeps no other`() throws {
    let total =
      ProcessInfo.processInfo.environment["OBSERVATION2_BINDINGS"].flatMap(Int.init) ?? 20_000
    let stepsPerGame = 100
    for seed in 0..<UInt64(total / stepsPerGame) {
      let game = BindingGame(seed: seed)
      for step in 0..<stepsPerGame {
        game.step()
        let mistake = game.mistake
        try #require(mistake == nil, "\(mistake ?? "") seed \(seed), step \(step)")
      }
    }
  }
}
