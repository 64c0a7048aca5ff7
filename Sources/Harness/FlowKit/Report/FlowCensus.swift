/// How much is alive when everything should be gone, from the stages' ledgers.
public struct FlowCensus: Hashable, Sendable, Codable {
  /// Scenes in memory.
  public var scenes = 0
  /// Subscriptions that have not ended.
  public var subscriptions = 0
  /// Timers that are still set.
  public var timers = 0
  /// Pieces of asynchronous work that have not ended.
  public var tasks = 0

  /// Nothing at all.
  public init() {}

  /// The sum of two.
  public static func + (left: FlowCensus, right: FlowCensus) -> FlowCensus {
    var sum = left
    sum.scenes += right.scenes
    sum.subscriptions += right.subscriptions
    sum.timers += right.timers
    sum.tasks += right.tasks
    return sum
  }
}

extension FlowCensus: CustomStringConvertible {
  /// All four numbers in words.
  public var description: String {
    "\(scenes) scenes, \(subscriptions) subscriptions, \(timers) timers, \(tasks) tasks"
  }
}
