import Foundation
import StateStore

extension GrowthRow {
  /// n elements of an identified list that are inserted, changed and removed.
  @MainActor static var identifiedLists: [GrowthRow] {
    [
      row(
        "made, appended and changed",
        [
          "init()", "init(_:)", "append(_:)", "subscript(id:)", "updateChild(_:)", "ids",
          "subscript(_:)",
          "==(_:)", "withContiguousStorageIfAvailable(_:)",
        ]
      ) { n in
        var list = IdentifiedList<Element>()
        for id in 0..<n { list.append(Element(id: id)) }
        for id in list.ids { list[id: id]?.value += 1 }
        for id in 0..<n { list.updateChild(id) { $0.value += 1 } }
        for id in 0..<n where list[id: id] == list[id] { list[id: id] = Element(id: id, value: 1) }
        return list == IdentifiedList(list) ? list.reduce(0) { $0 + $1.value } : 0
      },
      row("all removed at once", ["removeAll(where:)"]) { n in
        var list = makeList(n)
        list.removeAll { $0.id % 2 == 0 }
        return list.count * 2
      },
      row("encoded and decoded", ["encode(to:)", "init(from:)"]) { n in
        let data = try? JSONEncoder().encode(makeList(n))
        let list = try? JSONDecoder().decode(IdentifiedList<Element>.self, from: data ?? Data())
        return list?.count ?? 0
      },
      // So few that moving their plain memory is not noticeable.
      row("removed first to last", ["remove(id:)"], n: 50) { n in
        var list = makeList(n)
        for id in 0..<n { list.remove(id: id) }
        return n - list.count
      },
      row("removed last to first", n: 50) { n in
        var list = makeList(n)
        for id in (0..<n).reversed() { list.remove(id: id) }
        return n - list.count
      },
      row("inserted at the front", ["insert(_:at:)"], n: 50) { n in
        var list = makeList(0)
        for id in 0..<n { list.insert(Element(id: id), at: 0) }
        return list.count
      },
      row(
        "inserted in the middle",
        n: 50,
        limit: .documented(2.15, because: "half of the places are counted anew")
      ) { n in
        var list = makeList(0)
        for id in 0..<n { list.insert(Element(id: id), at: list.count / 2) }
        return list.count
      },
    ]
  }

  private static func makeList(_ count: Int) -> IdentifiedList<Element> {
    IdentifiedList((0..<count).map { Element(id: $0) })
  }

  @MainActor
  private static func row(
    _ name: String,
    _ symbols: [String] = [],
    n: Int = 500,
    limit: GrowthLimit = .linear,
    _ body: @escaping @MainActor (Int) -> Int
  ) -> GrowthRow {
    GrowthRow(
      "n elements of an IdentifiedList, \(name)",
      of: symbols.map { "IdentifiedList.\($0)" },
      n: n,
      limit: limit,
      expected: .each
    ) { n, gauge in
      gauge.start()
      let count = body(n)
      gauge.stop()
      return count
    }
  }
}

private struct Element: Identifiable, Codable, Equatable {
  let id: Int
  var value = 0
}
