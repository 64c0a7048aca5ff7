import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports

extension FlowRunPlan {
  /// A text that is the same only for the same plan, so that parts of different runs can be distinguished.
  var fingerprint: String {
    var hash = StableHash()
    hash.add("\(seed) \(rounds)")
    for play in plays {
      hash.add(play.file)
      hash.add(play.name)
      hash.add(play.variant?.name ?? "")
    }
    let text = String(hash.value, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }

  /// Returns what one of several machines plays: each gets about the same cost, and each flow belongs to exactly one.
  ///
  /// Flows that a folder's order ends at a failure stay together. The dearest flow goes first, each to the machine with the least so far; of flows of the same cost, and of machines
  /// with the same, the first one. So all machines come to the same result without speaking to each other.
  ///
  /// - Complexity: O(n · log(n) + n · parts).
  func part(_ shard: FlowShard, costs: FlowCosts) -> FlowRunPlan {
    let costs = costs.of(plays)
    var units: [[Int]] = []
    var runs: [FlowSequenceGate.Run: Int] = [:]
    for (place, play) in plays.enumerated() {
      if let run = FlowSequenceGate.Run(play), let unit = runs[run] {
        units[unit].append(place)
        continue
      }
      if let run = FlowSequenceGate.Run(play) { runs[run] = units.count }
      units.append([place])
    }
    let sums = units.map { unit in unit.reduce(0) { $0 + costs[$1] } }
    let order = units.indices.sorted { (sums[$1], $0) < (sums[$0], $1) }
    var loads = Array(repeating: 0.0, count: shard.count)
    var isMine = Array(repeating: false, count: plays.count)
    for unit in order {
      var least = 0
      for index in loads.indices where loads[index] < loads[least] { least = index }
      loads[least] += sums[unit]
      for place in units[unit] { isMine[place] = least == shard.index }
    }
    var plan = self
    plan.plays = plays.indices.filter { isMine[$0] }.map { plays[$0] }
    plan.shard = FlowReport.Shard(
      part: shard.index + 1,
      of: shard.count,
      plays: plays.count,
      plan: fingerprint
    )
    return plan
  }
}
