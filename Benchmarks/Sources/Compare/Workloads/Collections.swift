extension Workload {
  /// The workloads of collections, in a file of their own as those of screens are.
  @MainActor static var collections: [Workload] {
    differences + [wholeGrid, wholeWaterfall, appendedPage, rectangle, rectangleOfFewer]
  }
}
