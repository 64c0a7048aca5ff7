import Observation2
import SceneCollections
import Testing

/// A mistake ends the program, with a message that names the offender, its position and the call.
@Suite struct SnapshotTrapTests {
  /// Mistaken calls of ``snapshot``, with their messages.
  static let calls: [(call: SnapshotEdit<Int>, says: String)] = [
    (
      .appendItems([5, 6, 5], section: 1),
      "appendItems(_:toSection:): “5” stands at 0 and again at 2 in the call. An item may be named once; give each its own identifier."
    ),
    (
      .appendItems([5], section: 9),
      "appendItems(_:toSection:): The snapshot has no section “9”. Append it first."
    ),
    (
      .insertItems([5], beside: 8, after: false),
      "insertItems(_:beforeItem:): The snapshot has no item “8”."
    ),
    (
      .insertItems([6, 6], beside: 2, after: false),
      "insertItems(_:beforeItem:): “6” stands at 0 and again at 1 in the call. An item may be named once; give each its own identifier."
    ),
    (
      .insertItems([5, 2], beside: 2, after: true),
      "insertItems(_:afterItem:): The item “2” can't stand beside itself. Name one that is not moved."
    ),
    (
      .moveItem(8, beside: 2, after: false),
      "moveItem(_:beforeItem:): The snapshot has no item “8”."
    ),
    (
      .moveItem(2, beside: 2, after: true),
      "moveItem(_:afterItem:): The item “2” can't stand beside itself. Name one that is not moved."
    ),
    (
      .reloadItems([1, 8, 7]),
      "reloadItems(_:): The snapshot has no item “8”, “7” to show anew. Append it first."
    ),
    (
      .reconfigureItems([8]),
      "reconfigureItems(_:): The snapshot has no item “8” to show anew. Append it first."
    ),
    (
      .appendSections([5, 1]),
      "appendSections(_:): “1” is section 0 of the snapshot already, and comes at 1 in the call. Move it with moveSection, or leave it out."
    ),
    (
      .appendSections([5, 6, 6]),
      "appendSections(_:): “6” stands at 1 and again at 2 in the call. A section may be named once."
    ),
    (
      .insertSections([5, 2], beside: 1, after: false),
      "insertSections(_:beforeSection:): “2” is section 1 of the snapshot already, and comes at 1 in the call. Move it with moveSection, or leave it out."
    ),
    (
      .insertSections([5], beside: 9, after: false),
      "insertSections(_:beforeSection:): The snapshot has no section “9”. Append it first."
    ),
    (
      .insertSections([5, 2], beside: 2, after: true),
      "insertSections(_:afterSection:): The section “2” can't stand beside itself. Name one that is not moved."
    ),
    (
      .moveSection(1, beside: 9, after: false),
      "moveSection(_:beforeSection:): The snapshot has no section “9”. Append it first."
    ),
    (
      .moveSection(1, beside: 1, after: true),
      "moveSection(_:afterSection:): The section “1” can't stand beside itself. Name one that is not moved."
    ),
    (
      .reloadSections([2, 9]),
      "reloadSections(_:): The snapshot has no section “9” to show anew. Append it first."
    ),
  ]

  static var snapshot: NumberedSnapshot { NumberedSnapshot([[1, 2], [3]], sections: [1, 2]) }

  @Test(arguments: calls.indices)
  func `an edit finds its mistake before it changes anything`(_ number: Int) {
    let (call, says) = Self.calls[number]
    var snapshot = Self.snapshot
    do throws(SnapshotError<Int, Int>) {
      try call.apply(to: &snapshot)
      Issue.record("\(call) is not refused")
    } catch {
      #expect(error.description == says)
    }
    #expect(SnapshotModel(snapshot) == SnapshotModel(Self.snapshot))
  }

  @Test(arguments: calls.indices)
  func `a call with a mistake ends the program and says the same`(_ number: Int) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [number] in
      var snapshot = Self.snapshot
      Self.calls[number].call.applyOrTrap(to: &snapshot)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(Self.calls[number].says), "\(text)")
  }

  /// Questions without an answer, with their messages.
  static let questions: [(ask: @Sendable () -> Void, says: String)] = [
    (
      {
        var snapshot = NumberedSnapshot()
        snapshot.appendItems([1])
      },
      "appendItems(_:toSection:): The snapshot has no section to append items to. Call appendSections first."
    ),
    (
      { _ = snapshot.itemIdentifiers(inSection: 9) },
      "itemIdentifiers(inSection:): The snapshot has no section “9”. Append it first."
    ),
    (
      { _ = snapshot.numberOfItems(inSection: 9) },
      "numberOfItems(inSection:): The snapshot has no section “9”. Append it first."
    ),
    (
      {
        var snapshot = DiffableDataSourceSnapshot<Int, Fickle>()
        snapshot.appendSections([1])
        snapshot.appendItems([Fickle(number: 7)])
        _ = snapshot.path(of: Fickle(number: 7))
      },
      "The item item 7 is noted in a section that does not have it"
    ),
  ]

  @Test(arguments: questions.indices)
  func `a question that has no answer ends the program and names the offender`(
    _ number: Int
  ) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [number] in
      Self.questions[number].ask()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(Self.questions[number].says), "\(text)")
  }

  /// An item that is equal to another one when it is looked for, and to none when it is looked at.
  private struct Fickle: Hashable, CustomStringConvertible {
    private static let asked = Guarded(0)

    let number: Int

    var description: String { "item \(number)" }

    static func == (left: Fickle, right: Fickle) -> Bool {
      asked.withLock { asked in
        asked += 1
        return asked == 1
      }
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }
}
