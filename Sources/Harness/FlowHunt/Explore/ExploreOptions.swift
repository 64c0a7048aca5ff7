import FlowEngine
import FlowFormat
import FlowReports
import ScenesHeadless

/// How far an exploration goes.
public struct ExploreOptions: Sendable {
  /// The number of actions that a second of the budget counts as.
  ///
  /// The budget is counted and not measured, so that the same seed gives the same result on every machine.
  package static let actionsPerSecond = 1_500

  /// How many actions of a person or the outside lead away from the start at most; `nil` for any number.
  public var depth: Int?
  /// `true` to make each request fail as well, in each way.
  ///
  /// Otherwise only those near the start fail, by an error of the back end and by the loss of the answer.
  public var hasFaults: Bool
  /// The limit in seconds.
  ///
  /// The exploration plays 1,500 actions per second of the limit.
  public var budget: Double
  /// The seed that decides the order among moments that are equally near.
  public var seed: UInt64
  /// The part of the moments to explore, from 0, and the number of parts.
  public var shard: (index: Int, count: Int)
  /// The texts to type into fields, by the fields' identifiers, such as a name and a password that the app knows.
  public var values: [String: String]

  /// Creates options.
  ///
  /// - Parameters:
  ///   - depth: How many actions lead away from the start at most; `nil` for any number.
  ///   - hasFaults: `true` to make each request fail as well, in each way. Otherwise only those near the
  ///     start fail, by an error of the back end and by the loss of the answer.
  ///   - budget: The limit in seconds. The exploration plays 1,500 actions per second of the limit.
  ///   - seed: The seed that decides the order among moments that are equally near.
  ///   - shard: The part of the moments to explore, from 0, and the number of parts.
  ///   - values: The texts to type into fields, by their identifiers.
  public init(
    depth: Int? = nil,
    hasFaults: Bool = false,
    budget: Double = 60,
    seed: UInt64 = 0,
    shard: (index: Int, count: Int) = (0, 1),
    values: [String: String] = [:]
  ) {
    (self.depth, self.hasFaults, self.budget) = (depth, hasFaults, budget)
    (self.seed, self.shard, self.values) = (seed, shard, values)
  }

  /// Up to this distance from the start each request fails by default.
  private static let nearFaults = 2

  /// The ways in which requests fail by default.
  private static let usualFaults: [SimulatedNetwork.Fault] = [.server, .arrivedButTimedOut]

  /// Returns the ways in which a request at a distance from the start fails.
  ///
  /// Far from the start they are only those in which none of its name has failed yet.
  func faults(
    at distance: Int,
    unless failed: Set<String>,
    _ request: String
  ) -> [SimulatedNetwork.Fault] {
    if hasFaults { return SimulatedNetwork.Fault.allCases }
    return Self.usualFaults.filter {
      distance <= Self.nearFaults || !failed.contains($0.name(of: request))
    }
  }
}

extension SimulatedNetwork.Fault {
  /// The fault and the name of a request that it strikes, in words.
  package func name(of request: String) -> String { "\(request) \(rawValue)" }
}
