import Scenes
import ScenesHeadless

/// How often events have happened that flows asked for.
///
/// Each question goes on where the same one stopped before, so that asking often in a long run
/// costs what has happened since.
struct FlowEventCounts {
  /// What is asked for: a name, and values that must have come with it.
  struct Question: Hashable {
    var name: String
    var values: [String: String]

    func isAnswered(by event: EventLog.Event) -> Bool {
      event.name == name && values.allSatisfy { event.values[$0.key] == $0.value }
    }
  }

  private var counts: [Question: (count: Int, asked: Int)] = [:]

  /// How often it has happened.
  ///
  /// - Complexity: O(events since it was last asked).
  mutating func count(
    _ question: Question,
    in events: [EventLog.Event],
    _ budget: FlowBudget
  ) -> Int {
    var (count, asked) = counts[question] ?? (0, 0)
    if asked > events.count { (count, asked) = (0, 0) }
    budget.spend(1 + (events.count - asked) / 4, of: .matching)
    for event in events[asked...] where question.isAnswered(by: event) { count += 1 }
    counts[question] = (count, events.count)
    return count
  }

  /// Forgets everything, as the log does.
  mutating func removeAll() {
    counts = [:]
  }
}
