extension Workload {
  /// All workloads, in the order of the table.
  @MainActor static var all: [Workload] {
    [
      rangeChain, hotSubject, hundredObservers, heldValue,
      trackedProperty, retrackedProperty, observedProperty,
      combineLatest, combineLatestOfSix, zip, zipOfSix, flatMapLatest,
      subscribing, subscribingAmong(1_000), subscribingAmong(100_000),
      hundredMaps, stateSlice, stateSliceByKeyPath, store, chainSize,
      scopeDepth, liftDepth, childCount, selections, childEffects,
    ] + screens + collections
  }

  /// Returns the workloads with these ids, or all.
  @MainActor
  static func named(_ ids: [String]?) throws(UsageError) -> [Workload] {
    guard let ids else { return all }
    let all = all
    // The name W7b without a size selects both of its sizes.
    func matches(_ workload: Workload, _ id: String) -> Bool {
      workload.id == id || workload.id.hasPrefix(id + " ")
    }
    if let unknown = ids.first(where: { id in !all.contains { matches($0, id) } }) {
      let known = all.map(\.id).joined(separator: ", ")
      throw UsageError("no workload \(unknown); there are \(known)")
    }
    return all.filter { workload in ids.contains { matches(workload, $0) } }
  }
}
