import SceneCollections
import Testing

/// Outlines that can't be shown end the program, and it says why.
@MainActor @Suite struct OutlineTrapTests {
  @Test func `a section that is not there ends the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { OutlineStage().dataSource.apply(OutlineStage.outline, to: 9) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "apply(_:to:animatingDifferences:completion:): The snapshot has no section “9”. Append it first."
      )
    )
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = OutlineStage().dataSource.snapshot(for: 9) }
    }
  }

  @Test func `an item of another section ends the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        OutlineStage().dataSource.apply(DiffableDataSourceSectionSnapshot([5, 91]), to: 0)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "Another section has the item “91” already. Delete it there first, or leave it out."
      )
    )
  }
}
