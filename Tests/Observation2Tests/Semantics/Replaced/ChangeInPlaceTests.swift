import Observation2
import Testing

/// While a property is changed in place its memory may hold no value at all (rule 33).
@MainActor @Suite struct ChangeInPlaceTests {
  fileprivate final class Shelf: ObservedModel {
    @Observed var pairs: [MortalPair] = []
  }

  /// What the end of a replaced element does with the property that held it.
  enum Use: CaseIterable, Codable, Sendable {
    case read, set, change, subscribe

    @MainActor fileprivate func perform(on shelf: Shelf) {
      switch self {
      case .read: _ = shelf.pairs
      case .set: shelf.pairs = []
      case .change: shelf.pairs.removeAll()
      case .subscribe: _ = shelf.$pairs.drive { _ in }
      }
    }
  }

  @Test(arguments: Use.allCases)
  func `who uses a property while it is changed in place stops the program`(use: Use) async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor [use] in
      let (shelf, fate) = (Shelf(), Fate())
      fate.action = { use.perform(on: shelf) }
      shelf.pairs = [MortalPair(1, fate)]
      shelf.pairs[0] = MortalPair(2, fate)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("used while it was being changed in place"))
  }

  @Test(arguments: Use.allCases)
  func `a property that is replaced as a whole may be used by the end of what it held`(use: Use) {
    let (shelf, fate) = (Shelf(), Fate())
    fate.action = { use.perform(on: shelf) }
    shelf.pairs = [MortalPair(1, fate)]
    shelf.pairs = [MortalPair(2, fate)]
    #expect(fate.isMet)
    #expect(shelf.pairs.map(\.number) == (use == .set || use == .change ? [] : [2]))
  }
}
