import Testing

@testable import Observation2

@Suite
struct NumberedListTests {
  @Test("items come in the order in which they were added, without those that were removed")
  func order() {
    var list = NumberedList<String>()
    let numbers = ["a", "b", "c"].map { list.add($0) }
    list.remove(numbers[1])
    list.remove(numbers[1])
    list.remove(99)
    #expect(items(of: list) == ["a", "c"])
    #expect(list[numbers[0]] == "a")
    #expect(list[numbers[1]] == nil)
  }

  @Test("numbers stay true when the places of many removed items are given up")
  func compacting() {
    var list = NumberedList<Int>()
    let numbers = (0..<100).map { list.add($0) }
    for index in 0..<100 where index % 10 != 0 { list.remove(numbers[index]) }
    #expect(items(of: list) == Array(stride(from: 0, to: 100, by: 10)))
    #expect(list[numbers[90]] == 90)
    let added = list.add(100)
    #expect(list[added] == 100)
  }

  private func items<Item>(of list: NumberedList<Item>) -> [Item] {
    var items: [Item] = []
    list.visit { items.append($0) }
    return items
  }
}
