/// A choice of flows by their tags.
///
/// It holds sets, since a stranger's flows and settings may have as many tags as their files have room for.
struct FlowTagChoice {
  /// The tags of which a flow must have one; any flow is chosen if there are none.
  let including: Set<String>
  private let excluding: Set<String>

  init(including: [String] = [], excluding: [String] = []) {
    self.including = Set(including)
    self.excluding = Set(excluding)
  }

  /// Returns a Boolean value that indicates whether the choice takes a flow.
  func takes(_ flow: Flow) -> Bool { takes(flow.tags) }

  /// Returns a Boolean value that indicates whether the choice takes a flow with some tags.
  func takes(_ tags: [String]) -> Bool {
    (including.isEmpty || tags.contains { including.contains($0) })
      && !tags.contains { excluding.contains($0) }
  }
}
