import FlowFormat

/// The numbers of objects and work that remain after a flow, from the stages' ledgers.
public struct FlowCensus: Equatable, Sendable, Codable {
  /// Scenes in memory.
  public var scenes = 0
  /// Subscriptions that have not ended.
  public var subscriptions = 0
  /// Timers that are still set.
  public var timers = 0
  /// Pieces of asynchronous work that have not ended.
  public var tasks = 0

  package init() {}

  /// Returns the sum of two.
  package static func + (left: FlowCensus, right: FlowCensus) -> FlowCensus {
    var sum = left
    sum.scenes += right.scenes
    sum.subscriptions += right.subscriptions
    sum.timers += right.timers
    sum.tasks += right.tasks
    return sum
  }
}

extension FlowCensus: CustomStringConvertible {
  /// The four numbers with their nouns.
  public var description: String {
    "\(scenes) scenes, \(subscriptions) subscriptions, \(timers) timers, \(tasks) tasks"
  }
}
