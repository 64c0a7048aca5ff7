extension FlowRunPlan {
  /// A text that is the same only for the same plan, so that parts of different runs are told apart.
  var fingerprint: String {
    // FNV-1a, of 64 bits.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    add("\(seed) \(rounds)")
    for play in plays {
      add(play.file)
      add(play.name)
      add(play.variant?.name ?? "")
    }
    let text = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }

  /// Returns what one of several machines plays: each gets about the same cost, and each flow belongs to exactly one.
  ///
  /// The dearest flow goes first, each to the machine with the least so far; of flows of the same cost, and of machines
  /// with the same, the first one. So all machines come to the same result without speaking to each other.
  ///
  /// - Complexity: O(n · log(n) + n · parts).
  func part(_ shard: FlowShard, costs: FlowCosts) -> FlowRunPlan {
    let costs = costs.of(plays)
    let order = plays.indices.sorted { (costs[$1], $0) < (costs[$0], $1) }
    var loads = Array(repeating: 0.0, count: shard.count)
    var isMine = Array(repeating: false, count: plays.count)
    for place in order {
      var least = 0
      for index in loads.indices where loads[index] < loads[least] { least = index }
      loads[least] += costs[place]
      isMine[place] = least == shard.index
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
