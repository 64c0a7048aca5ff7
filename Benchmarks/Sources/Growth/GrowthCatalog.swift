extension GrowthRow {
  /// All rows, family by family.
  @MainActor static var all: [GrowthRow] {
    [
      streamChains, sharingChains, timedChains, driverChains, signalChains,
      inputs, inners, observers, values, timedValues, origins,
      properties, viewStates, bindings, disposables, clocks, tasks, diagnostics,
      stores, storeEffects, storeChildren, identifiedLists, storeTools, stateDiffs,
      files, testStreams, screens, navigation, stages, collections, flows, flowTools, memory,
    ].flatMap(\.self)
  }

  /// Returns the rows whose name contains one of these, or all.
  @MainActor
  static func named(_ names: [String]) throws(GrowthUsageError) -> [GrowthRow] {
    if names.isEmpty { return all }
    let all = all
    if let unknown = names.first(where: { name in !all.contains { $0.what.contains(name) } }) {
      throw GrowthUsageError("no row is named like \(unknown); --list prints them")
    }
    return all.filter { row in names.contains { row.what.contains($0) } }
  }
}
