import Foundation
import StateStore
import Testing

@Suite struct IdentifiedListTests {
  private func list(_ ids: Int...) -> IdentifiedList<CartRow> {
    IdentifiedList(ids.map { CartRow(id: $0) })
  }

  @Test func `elements keep their order and are found by identifier through all changes`() {
    var list = list(1, 2, 3)
    list.insert(CartRow(id: 4, quantity: 4), at: 0)
    #expect(list.ids == [4, 1, 2, 3])
    list.remove(id: 1)
    list[id: 3]?.quantity = 9
    list[id: 5] = CartRow(id: 5, quantity: 5)
    list[id: 2] = nil
    #expect(list.map(\.quantity) == [4, 9, 5])
    list.removeAll { $0.id == 4 }
    #expect(list.ids == [3, 5])
    #expect(list[id: 5]?.quantity == 5)
    #expect(list[id: 4] == nil)
    #expect(list.hasChild(3))
    #expect(!list.hasChild(1))
  }

  @Test func `of several elements with one identifier the first is kept`() {
    var list = IdentifiedList([CartRow(id: 1, quantity: 1), CartRow(id: 1, quantity: 2)])
    #expect(list == [CartRow(id: 1, quantity: 1)])
    let isAdded = list.append(CartRow(id: 1, quantity: 3))
    #expect(!isAdded)
    #expect(list == [CartRow(id: 1, quantity: 1)])
  }

  @Test func `an element set under another one's identifier is ignored`() {
    var list = list(1, 2)
    list[id: 1] = CartRow(id: 2, quantity: 7)
    #expect(list == self.list(1, 2))
  }

  @Test func `an element that changes its identifier stops the program`() async {
    await #expect(processExitsWith: .failure) {
      struct Named: Identifiable {
        var id: Int
      }
      var list: IdentifiedList<Named> = [Named(id: 1)]
      list.updateChild(1) { $0.id = 2 }
    }
  }

  @Test func `it is encoded as an array`() throws {
    struct Named: Codable, Equatable, Identifiable {
      let id: Int
    }
    let list: IdentifiedList<Named> = [Named(id: 2), Named(id: 1)]
    let data = try JSONEncoder().encode(list)
    #expect(String(decoding: data, as: UTF8.self) == #"[{"id":2},{"id":1}]"#)
    #expect(try JSONDecoder().decode(IdentifiedList<Named>.self, from: data) == list)
  }

  @Test func `an error while removing leaves each element to be found`() {
    struct Stop: Error {}
    var list = list(1, 2, 3, 4, 5)
    #expect(throws: Stop.self) {
      try list.removeAll { row in
        if row.id == 5 { throw Stop() }
        return row.id % 2 == 1
      }
    }
    #expect(list.ids.map { list[id: $0]?.id } == list.ids)
  }

  @Test(arguments: 0..<20)
  func `random changes leave the order and what is found as in an array`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var list = list()
    var array: [CartRow] = []
    for quantity in 0..<300 {
      let row = CartRow(id: .random(in: 0..<20, using: &random), quantity: quantity)
      let index = Int.random(in: 0...array.count, using: &random)
      switch Int.random(in: 0..<9, using: &random) {
      case 0..<4:
        let isNew = !array.contains { $0.id == row.id }
        #expect(list.insert(row, at: index) == isNew)
        if isNew { array.insert(row, at: index) }
      case 4, 5:
        #expect(list.remove(id: row.id)?.id == array.first { $0.id == row.id }?.id)
        array.removeAll { $0.id == row.id }
      case 6:
        list[id: row.id] = row
        if let index = array.firstIndex(where: { $0.id == row.id }) {
          array[index] = row
        } else {
          array.append(row)
        }
      case 7:
        list.updateChild(row.id) { $0.quantity = quantity }
        for index in array.indices where array[index].id == row.id {
          array[index].quantity = quantity
        }
      default:
        list.removeAll { $0.id == row.id || $0.id == row.id + 1 }
        array.removeAll { $0.id == row.id || $0.id == row.id + 1 }
      }
      #expect(Array(list) == array)
      #expect((0..<20).map { list[id: $0] } == (0..<20).map { id in array.first { $0.id == id } })
    }
  }

  @Test(arguments: [10, 10_000])
  func `what comes and goes at either end is counted alone`(count: Int) {
    final class Looks {
      var count = 0
    }
    struct Named: Identifiable {
      struct ID: Hashable {
        let number: Int
        let looks: Looks
        static func == (left: ID, right: ID) -> Bool { left.number == right.number }
        func hash(into hasher: inout Hasher) {
          looks.count += 1
          hasher.combine(number)
        }
      }
      let id: ID
    }
    let looks = Looks()
    func named(_ number: Int) -> Named { Named(id: Named.ID(number: number, looks: looks)) }
    var list = IdentifiedList((0..<count).map(named))
    looks.count = 0
    list.remove(id: named(0).id)
    list.insert(named(0), at: 0)
    list.remove(id: named(count - 1).id)
    list.append(named(count - 1))
    // A dictionary hashes a few neighbours of an element that it removes.
    #expect(looks.count < 60)
    #expect(list.ids.map(\.number) == Array(0..<count))
  }
}
