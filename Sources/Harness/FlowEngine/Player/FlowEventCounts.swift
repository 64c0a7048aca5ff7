import FlowFormat
import Scenes
import ScenesHeadless

/// Counts the events that flows assert.
///
/// Each count continues where the last one for the same question stopped, so that repeated counts
/// in a long run cost only the events since.
struct FlowEventCounts {
  /// A name of events, and values that they must have carried.
  struct Question: Hashable {
    var name: String
    var values: [String: String]

    func isAnswered(by event: EventLog.Event) -> Bool {
      event.name == name && values.allSatisfy { event.values[$0.key] == $0.value }
    }
  }

  private var counts: [Question: (count: Int, asked: Int)] = [:]

  /// Returns the number of matching events.
  ///
  /// - Complexity: O(events since the last count for the same question).
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

  /// Returns how often an event has reached the elements of matching identifiers.
  ///
  /// - Complexity: O(identifiers that anything has reached).
  @MainActor
  static func count(
    _ event: ScreenEventName,
    on pattern: FlowPattern,
    in reached: [String: [ScreenEventName: Int]],
    _ budget: FlowBudget
  ) -> Int {
    budget.spend(1 + reached.count / 4, of: .matching)
    var count = 0
    for (identifier, counts) in reached {
      guard let times = counts[event], pattern.matches(identifier, budget) else { continue }
      count += times
    }
    return count
  }

  /// Resets all counts, as the log does with its entries.
  mutating func removeAll() {
    counts = [:]
  }
}
