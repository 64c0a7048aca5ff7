import Foundation
import Scenes
import Testing

/// A patch that does not fit is refused, and leaves the copy as it was, wherever it comes from.
@MainActor @Suite struct MirrorRefusalTests {
  private func node(_ number: Int, _ children: [ScreenNodeSnapshot] = []) -> ScreenNodeSnapshot {
    var look = ScreenNodeLook(role: .column)
    look.text = "\(number)"
    return ScreenNodeSnapshot(
      id: ScreenNodeID(number),
      look: look,
      frame: ScreenRect(x: 0, y: 0, width: 9, height: 9),
      children: children
    )
  }

  private func id(_ number: Int) -> ScreenNodeID { ScreenNodeID(number) }

  private var whole: ScreenNodeSnapshot { node(1, [node(2, [node(3), node(4)]), node(5)]) }

  private func expectRefused(
    _ patch: ScreenPatch,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let data = try JSONEncoder().encode(patch)
    var copy = ScreenMirror(whole)
    try copy.apply([.focus(id(3))])
    #expect(throws: ScreenPatchError.self, sourceLocation: location) {
      try copy.apply([try JSONDecoder().decode(ScreenPatch.self, from: data)])
    }
    #expect(copy.snapshot == whole, sourceLocation: location)
    #expect(copy.count == 5, sourceLocation: location)
    #expect(copy.focus == id(3), sourceLocation: location)
    for number in 6...12 { #expect(copy[id(number)] == nil, sourceLocation: location) }
  }

  @Test func `a move into the node itself, or into what is in it`() throws {
    try expectRefused(.move(id(2), parent: id(2), index: 0))
    try expectRefused(.move(id(2), parent: id(4), index: 0))
  }

  @Test func `a move to where no place is`() throws {
    try expectRefused(.move(id(3), parent: id(99), index: 0))
    try expectRefused(.move(id(3), parent: id(2), index: 2))
    try expectRefused(.move(id(3), parent: id(1), index: 3))
    try expectRefused(.move(id(3), parent: id(2), index: -1))
    try expectRefused(.move(id(1), parent: id(5), index: 0))
  }

  @Test func `an insertion of a node that is there already, at any depth`() throws {
    for known in [1, 2, 3, 4, 5] {
      try expectRefused(.insert(node(known), parent: id(5), index: 0))
      try expectRefused(
        .insert(node(9, [node(10, [node(11)]), node(12, [node(known)])]), parent: id(5), index: 0)
      )
    }
  }

  @Test func `an insertion of one node twice, or in itself`() throws {
    try expectRefused(.insert(node(9, [node(10), node(10)]), parent: id(5), index: 0))
    try expectRefused(.insert(node(9, [node(10, [node(9)])]), parent: id(5), index: 0))
    try expectRefused(.insert(node(9), parent: id(9), index: 0))
  }

  @Test func `an insertion of a node that asks for the focus, at no index of its parent`() throws {
    var asking = node(9)
    asking.look.wantsFocus = true
    try expectRefused(.insert(asking, parent: id(5), index: 1))
    try expectRefused(.insert(asking, parent: id(5), index: -1))
    asking.children = [node(9)]
    try expectRefused(.insert(asking, parent: id(5), index: 0))
  }

  @Test func `a move into another node, and to the end of its own, is done`() throws {
    var copy = ScreenMirror(whole)
    try copy.apply([.move(id(3), parent: id(5), index: 0), .move(id(2), parent: id(1), index: 1)])
    #expect(copy.snapshot == node(1, [node(5, [node(3)]), node(2, [node(4)])]))
    #expect(copy[id(3)]?.parent == id(5))
  }

  @Test func `a first snapshot has the first of several nodes of one name`() {
    let copy = ScreenMirror(node(1, [node(2, [node(1), node(3), node(3)]), node(3, [node(4)])]))
    #expect(copy.snapshot == node(1, [node(2, [node(3)])]))
    #expect(copy.count == 3)
  }
}
