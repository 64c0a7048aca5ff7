import Observation
import Testing

@testable import Observation2

/// The looks of readers of foreign objects.
@MainActor @Suite struct ForeignLooksTests {
  @Observable final class Settings {
    var size = 1
  }

  @Test func `the looks that one turn plans share a task`() {
    let settings = Settings()
    let before = ForeignLooks.tasksOfTurn
    let subscriptions = (0..<50).map { number in
      EventStream.tracking { settings.size + number }.subscribe { _ in }
    }
    #expect(ForeignLooks.tasksOfTurn > 0)
    #expect(ForeignLooks.tasksOfTurn <= before + 1)
    for subscription in subscriptions { subscription.dispose() }
  }
}
