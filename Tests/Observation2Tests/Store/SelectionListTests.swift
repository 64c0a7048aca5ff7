import Testing

@testable import StateStore

/// The list of a store's slices, by number.
@MainActor @Suite struct SelectionListTests {
  @Test func `numbers that begin again are not those in use, and find their slices`() {
    let list = SelectionList()
    var told: [Int] = []
    let oldest = list.add { _, _ in true }
    list.renumber(after: .max - 2)
    var ids: [UInt32] = [oldest]
    for index in 1...6 {
      ids.append(
        list.add { _, request in
          if request == .deliver { told.append(index) }
          return true
        }
      )
    }
    #expect(Set(ids).count == 7)
    for id in [ids[0], ids[4], ids[6]] { _ = list.remove(id) }
    #expect(list.count == 4)
    withUnsafePointer(to: 0) { state in
      #expect(list.findChanges(state))
      while list.deliverNext(state) {}
      list.sweep()
    }
    #expect(told == [1, 2, 3, 5])
  }
}
