import SceneCollections
import Testing

/// What a data source can't show ends the program, and it says who and why.
@MainActor @Suite struct DataSourceTrapTests {
  nonisolated private static let apply = "apply(_:to:animatingDifferences:completion:)"

  /// Calls that can't be made of an ``OutlineStage``, with what is said.
  nonisolated static let calls:
    [(call: @MainActor @Sendable () async throws -> Void, says: String)] =
      [
        (
          { OutlineStage().dataSource.apply(OutlineStage.outline, to: 9) },
          "\(apply): The snapshot has no section “9”. Append it first."
        ),
        (
          { await OutlineStage().dataSource.apply(OutlineStage.outline, to: 9) },
          "\(apply): The snapshot has no section “9”. Append it first."
        ),
        (
          { OutlineStage().dataSource.apply(DiffableDataSourceSectionSnapshot([5, 91]), to: 0) },
          "\(apply): Another section has the item “91” already. Delete it there first, or leave it out."
        ),
        (
          { _ = OutlineStage().dataSource.snapshot(for: 9) },
          "snapshot(for:): The snapshot has no section “9”. Append it first."
        ),
        (
          {
            let stage = OutlineStage()
            let path = CollectionPath(section: 1, item: 7)
            _ = stage.dataSource.collectionView(stage.grid.collectionView, cellForItemAt: path)
          },
          "There is no item at \(CollectionPath(section: 1, item: 7)), so it has no cell"
        ),
        (
          {
            // What is to be below 2 has what is at the top.
            let stage = OutlineStage()
            stage.dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { _, _ in
              DiffableDataSourceSectionSnapshot([20, 1])
            }
            try stage.disclose(2)
          },
          "“1” is item 0 of the outline already, and comes at 1 in the call. Delete it first, or leave it out."
        ),
        (
          {
            _ = GridStage(3) { view, path, number in
              let cells = CollectionView.CellRegistration<CollectionViewCell, Int> { _, _, _ in }
              return view.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
            }
          },
          "A registration was made while a view was asked for: make it once, outside of the provider"
        ),
      ]

  @Test(arguments: calls.indices)
  func `a call that can't be made ends the program and names the offender`(_ number: Int) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [number] in
      try await Self.calls[number].call()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(Self.calls[number].says), "\(text)")
  }
}
