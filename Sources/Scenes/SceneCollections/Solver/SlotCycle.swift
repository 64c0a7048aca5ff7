/// The slots of a line: those of its elements, over and over, of which none is kept twice.
struct SlotCycle: RandomAccessCollection, Equatable {
  /// The slots of the elements, each once; empty only if there are no slots at all.
  let elements: [GroupPlan.Slot]
  /// How many slots there are.
  let endIndex: Int
  /// How many further slots go on behind all items that there are.
  let unlisted: Int

  static var none: SlotCycle { SlotCycle(of: [], times: 0, listing: 0) }

  /// - Parameters:
  ///   - elements: The slots of the elements.
  ///   - times: How many slots the line has.
  ///   - most: How many of them may hold items that there are.
  init(of elements: [GroupPlan.Slot], times: Int, listing most: Int) {
    self.elements = elements
    endIndex = elements.isEmpty ? 0 : Swift.min(times, most)
    unlisted = elements.isEmpty ? 0 : times - endIndex
  }

  var startIndex: Int { 0 }

  subscript(position: Int) -> GroupPlan.Slot { elements[position % elements.count] }

  /// Counts the slots of each element among some in a row.
  ///
  /// - Parameter range: The slots, also some of those that are not listed.
  /// - Returns: Each element, with how often it stands there.
  func times(in range: Range<Int>) -> [(slot: GroupPlan.Slot, times: Int)] {
    func count(of place: Int, before end: Int) -> Int {
      end / elements.count + (place < end % elements.count ? 1 : 0)
    }
    return elements.enumerated().map { place, slot in
      let before = count(of: place, before: range.lowerBound)
      return (slot, count(of: place, before: range.upperBound) - before)
    }
  }

  /// Each element, with the number of its slots that are not listed.
  var unlistedTimes: [(slot: GroupPlan.Slot, times: Int)] {
    unlisted == 0 ? [] : times(in: endIndex..<endIndex + unlisted)
  }
}
