import SceneCollections
import Testing

/// A mistake with an outline ends the program, with a message that names the item, its position and the call.
@Suite struct SectionSnapshotTrapTests {
  /// Mistaken calls of ``outline``, with their messages.
  static let calls: [(call: OutlineEdit<Int>, says: String)] = [
    (
      .append([5, 6, 5], to: 1),
      "append(_:to:): “5” stands at 0 and again at 2 in the call. An item may be named once; give each its own identifier."
    ),
    (
      .append([5, 2], to: nil),
      "append(_:to:): “2” is item 2 of the outline already, and comes at 1 in the call. Delete it first, or leave it out."
    ),
    (.append([5], to: 9), "append(_:to:): The outline has no item “9”. Append it first."),
    (
      .insert([1], beside: 1, after: false),
      "insert(_:before:): “1” is item 0 of the outline already, and comes at 0 in the call. Delete it first, or leave it out."
    ),
    (
      .insert([5], beside: 9, after: true),
      "insert(_:after:): The outline has no item “9”. Append it first."
    ),
    (
      .insertChain([2, 5], beside: 1, after: false),
      "insert(_:before:): “2” is item 2 of the outline already, and comes at 0 in the call. Delete it first, or leave it out."
    ),
    (
      .insertChain([5, 11], beside: 2, after: true),
      "insert(_:after:): “11” is item 1 of the outline already, and comes at 1 in the call. Delete it first, or leave it out."
    ),
    (
      .replace(childrenOf: 1, chain: [11, 2]),
      "replace(childrenOf:using:): “2” is item 2 of the outline already, and comes at 1 in the call. Delete it first, or leave it out."
    ),
    (
      .replace(childrenOf: 1, chain: [1]),
      "replace(childrenOf:using:): “1” is item 0 of the outline already, and comes at 0 in the call. Delete it first, or leave it out."
    ),
    (
      .replace(childrenOf: 9, chain: []),
      "replace(childrenOf:using:): The outline has no item “9”. Append it first."
    ),
    (.delete([1, 9, 8]), "delete(_:): The outline has no item “9”, “8”. Append it first."),
  ]

  /// Two items, and one below the first.
  static var outline: NumberedOutline {
    var outline = NumberedOutline([1, 2])
    outline.append([11], to: 1)
    return outline
  }

  @Test(arguments: calls.indices)
  func `an edit finds its mistake before it changes anything`(_ number: Int) {
    let (call, says) = Self.calls[number]
    var outline = Self.outline
    do throws(SectionSnapshotError<Int>) {
      try call.apply(to: &outline)
      Issue.record("\(call) is not refused")
    } catch {
      #expect(error.description == says)
    }
    #expect(outline == Self.outline)
  }

  @Test(arguments: calls.indices)
  func `a call with a mistake ends the program and says the same`(_ number: Int) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [number] in
      var outline = Self.outline
      Self.calls[number].call.applyOrTrap(to: &outline)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(Self.calls[number].says), "\(text)")
  }

  /// Questions without an answer, with their messages.
  static let questions: [(ask: @Sendable () -> Void, says: String)] = [
    (
      { _ = NumberedOutline([4, 4]) },
      "init(_:): “4” stands at 0 and again at 1 in the call."
    ),
    (
      { _ = outline.level(of: 9) },
      "level(of:): The outline has no item “9”. Append it first."
    ),
    (
      { _ = outline.snapshot(of: 9) },
      "snapshot(of:includingParent:): The outline has no item “9”. Append it first."
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
}
