import Foundation
import Observation2
import Scenes
import Testing

/// Patches say what a person saw change, as plain data, and make a copy equal to the screen.
@MainActor @Suite struct PatchTests {
  private let list = ShopList(4)

  private func shown() -> MirroredWindow {
    MirroredWindow { [list] part in
      part.column {
        part.textField(list.note) { _ in }.identifier("field").disabled(list.isOn)
        part.scroll {
          part.each(list.items) { item in
            part.row(spacing: 4) {
              part.text(item.name)
              part.text("\(item.count)個")
            }
            .identifier("\(item.id)")
          }
        }
        .identifier("list")
      }
    }
  }

  /// Patches of every kind.
  private func everyKind(_ window: MirroredWindow) throws -> [ScreenPatch] {
    var patches: [ScreenPatch] = []
    list.items.insert(ShopItem(id: 9, name: "新"), at: 0)
    list.items.removeLast()
    patches += window.update()
    list.items.append(list.items.remove(at: 1))
    patches += window.update()
    list.items[1].name = "長い名前"
    list.isOn = true
    list.note = "メモ\u{0}\n\"🧂"
    patches += window.update()
    list.isOn = false
    list.items = ShopItem.some(60)
    patches += window.update()
    try window.send(.scrolled(ScreenPoint(x: 0, y: 33.3)), to: "list")
    try window.send(.focus(true), to: "field")
    patches += window.update()
    try window.send(.focus(false), to: "field")
    return patches + window.update()
  }

  private func kind(_ patch: ScreenPatch) -> String {
    switch patch {
    case .insert: "insert"
    case .remove: "remove"
    case .move: "move"
    case .update: "update"
    case .frame: "frame"
    case .shift: "shift"
    case .scroll: "scroll"
    case .focus: "focus"
    }
  }

  @Test func `patches of every kind are equal to themselves after encoding and decoding`() throws {
    let patches = try everyKind(shown())
    #expect(Set(patches.map(kind)).count == 8)
    let data = try JSONEncoder().encode(patches)
    #expect(try JSONDecoder().decode([ScreenPatch].self, from: data) == patches)
  }

  @Test func `a copy in another process, which knows data alone, is equal to the screen`() throws {
    let window = shown()
    let first = try JSONEncoder().encode(window.window.snapshot())
    var copy = ScreenMirror(try JSONDecoder().decode(ScreenNodeSnapshot.self, from: first))
    let patches = try JSONEncoder().encode(try everyKind(window))
    try copy.apply(try JSONDecoder().decode([ScreenPatch].self, from: patches))
    #expect(copy.snapshot == window.window.snapshot())
    #expect(copy.focus == window.window.focus)
  }

  @Test func `a node's name is written as its number`() throws {
    let data = try JSONEncoder().encode([ScreenNodeID(7)])
    #expect(String(decoding: data, as: UTF8.self) == "[7]")
  }

  @Test func `an update says which fields are different, and no more is told`() {
    let window = shown()
    list.isOn = true
    let patches = window.update()
    #expect(patches.count == 1)
    guard case .update(_, let look, fields: [.state])? = patches.first else {
      Issue.record("\(patches)")
      return
    }
    #expect(!look.isEnabled)
  }

  @Test func `what is behind a new row is one shift, and each row that has another size a frame`() {
    let window = shown()
    list.items[0].name = "名"
    let patches = window.update()
    // The row itself is as wide as its scroll; in it, one text is narrower and the other is moved.
    #expect(patches.map(kind) == ["update", "frame", "frame"])
    window.expectEqualToWhole()
  }

  @Test(arguments: [
    [3, 2, 1, 0], [1, 0, 3, 2], [2, 3, 0, 1], [7, 1, 0, 8, 3, 9], [3, 8, 0, 7, 1, 6, 2], [0, 9, 3],
  ])
  func `rows that come, go and move at once`(order: [Int]) {
    let window = shown()
    list.items = order.map { ShopItem(id: $0, name: "品\($0)") }
    window.update()
    let shown = window["list"]?.children.compactMap { window.mirror[$0]?.look.identifier }
    #expect(shown == order.map { "\($0)" })
    window.expectEqualToWhole()
  }

  @Test func `rows in any order become rows in any other order, with the fewest moves`() {
    let window = shown()
    let orders = Array(permutations(of: [0, 1, 2, 3]).shuffled(by: 7).prefix(24))
    for order in orders {
      let before = list.items.map(\.id)
      list.items = order.map { ShopItem(id: $0, name: "品\($0)") }
      let moves = window.update().filter { kind($0) == "move" }.count
      #expect(moves == 4 - longestRun(order.compactMap { before.firstIndex(of: $0) }))
      window.expectEqualToWhole()
    }
  }

  @Test func `a patch for a node that is not there is refused, and says so`() throws {
    var copy = ScreenMirror(shown().window.snapshot())
    let gone = ScreenNodeID(999)
    for patch in [
      ScreenPatch.remove(gone), .move(gone, parent: copy.root, index: 0), .focus(gone),
      .frame(gone, ScreenRect(x: 0, y: 0, width: 0, height: 0)),
      .shift(parent: copy.root, children: 0..<5, by: .zero),
      .shift(parent: copy.root, children: -1..<1, by: .zero),
      .move(copy.root, parent: copy.root, index: 0),
    ] {
      let before = copy.snapshot
      #expect(throws: ScreenPatchError.self) { try copy.apply([patch]) }
      #expect(copy.snapshot == before)
    }
    let child = try #require(copy[copy.root]?.children.first)
    let node = try #require(copy.snapshot?.children.first)
    #expect(throws: ScreenPatchError.self) {
      try copy.apply([.insert(node, parent: copy.root, index: 0)])
    }
    #expect(throws: ScreenPatchError.self) {
      try copy.apply([.move(child, parent: copy.root, index: 2)])
    }
    let error = #expect(throws: ScreenPatchError.self) { try copy.apply([.remove(gone)]) }
    #expect(error?.description.contains("take a new snapshot") == true)
  }

  // MARK: - Orders

  private func permutations(of numbers: [Int]) -> [[Int]] {
    if numbers.isEmpty { return [[]] }
    return numbers.flatMap { first in
      permutations(of: numbers.filter { $0 != first }).map { [first] + $0 }
    }
  }

  /// The length of the longest increasing subsequence, by trying all.
  private func longestRun(_ numbers: [Int]) -> Int {
    (0..<(1 << numbers.count)).map { mask -> Int in
      let chosen = numbers.indices.filter { mask & (1 << $0) != 0 }.map { numbers[$0] }
      return chosen == chosen.sorted() ? chosen.count : 0
    }
    .max() ?? 0
  }
}

extension Array {
  fileprivate func shuffled(by seed: UInt64) -> [Element] {
    var random = SplitMix(seed: seed)
    return shuffled(using: &random)
  }
}
