import Observation2
import StateStore
import Testing

/// Random trees of effects, some seconds apart, against a naive reference.
@MainActor @Suite struct EffectTreeTests {
  private final class Log {
    var performed: [String] = []
    var sent: [String] = []
  }

  @Test(arguments: 0..<10)
  func `rule 31: random trees of effects act as the reference does`(part: Int) async {
    for seed in (part * 500)..<((part + 1) * 500) {
      var random = SplitMix(seed: UInt64(seed))
      var numbering = 0
      let trees = (0..<Int.random(in: 2...5, using: &random)).map { _ in
        EffectTree.random(depth: 3, numbering: &numbering, using: &random)
      }
      let dues = trees.map { _ in Int.random(in: 1...8, using: &random) }
      let expected = NaiveEffects()
      for (index, tree) in trees.enumerated() {
        expected.dispatch(tree, at: dues[index], number: index)
      }
      expected.run(until: 100)
      expected.finish()

      let log = Log()
      let time = VirtualTime()
      let store = Store<Int, EffectModelAction>(initial: 0, clock: time) { _, action in
        switch action {
        case .start(let index):
          return trees[index].effect(time) { log.performed.append("\($0)@\(time.seconds)") }
        case .sent(let number): log.sent.append("\(number)@\(time.seconds)")
        }
        return .none
      }
      for (index, due) in dues.enumerated() {
        _ = time.schedule(at: .seconds(due)) { store.send(.start(index)) }
      }
      await time.advance(to: .seconds(100))
      guard log.performed == expected.performed, log.sent == expected.sent,
        store.runningEffects.isEmpty, expected.running == 0
      else {
        Issue.record(
          """
          seed \(seed): \(trees) at \(dues)
          performed \(log.performed), expected \(expected.performed)
          sent \(log.sent), expected \(expected.sent)
          """
        )
        return
      }
    }
  }
}

extension VirtualTime {
  fileprivate var seconds: Int { Int(now / .seconds(1)) }
}
