import Observation2

@testable import Scenes

/// Checks that a random screen is as it has to be.
extension RandomScreen {
  /// Updates the window, and compares the copy with a screen made from nothing.
  func check() throws {
    let newest = expected()
    try checkScrolls()
    let told = data.log.count
    try take(window.update())
    // A closure that has run, for example after the loss of the focus, may have changed something.
    if data.log.count != told { try take(window.update()) }
    let screen = expected()
    try checkLoss(Array(data.log[told...]), newest)
    edits = edits.filter { $0.value.isMarked }
    (lost, lostMarked) = (nil, nil)
    try checkIssues(screen)
    guard let root = mirror[mirror.root], root.children.count == 1,
      let top = mirror[root.children[0]]
    else { throw Failure("the window has not one root") }
    var found: [Int: ScreenNodeID] = [:]
    try compare(root.children[0], screen, &found)
    guard top.frame == screen.frame else { throw Failure("the root is at \(top.frame)") }
    guard mirror.count == found.count + 1 else { throw Failure("there are other nodes") }
    try compareIdentities(found)
    guard mirror.focus == focus.flatMap({ found[$0] }), window.focus == mirror.focus else {
      throw Failure("the focus is at \(mirror.focus.map { "\($0)" } ?? "none")")
    }
    if let focused = laidOut.frames.elements.first(where: { $0.isFocused }),
      !focused.isEnabled || focused.isHidden
    {
      throw Failure("\(focused.element) has the focus, but is hidden or disabled")
    }
    try checkSight()
    let descriptions = window.descriptions
    let more = window.update()
    guard more.isEmpty, window.descriptions == descriptions else {
      throw Failure("nothing has changed, but patches are \(more)")
    }
  }

  /// An identity is reported when neighbours begin to share it, and nothing else is.
  private func checkIssues(_ screen: PlainNode) throws {
    var reported: Set<String> = []
    for issue in issues {
      guard case .duplicateIdentity(let identity, _) = issue, identity.contains("twins") else {
        throw Failure("\(issue)")
      }
      reported.insert(identity)
    }
    issues = []
    var shared: [Int: String] = [:]
    func walk(_ node: PlainNode) throws {
      if let identity = node.sharedIdentity {
        shared[node.path] = identity
        let isKnown = sharedIdentities[node.path] != nil || node.isInLazyRow
        guard isKnown || reported.contains(identity) else {
          throw Failure("neighbours share \(identity), which is not reported")
        }
      }
      for child in node.shown { try walk(child) }
    }
    try walk(screen)
    sharedIdentities = shared
  }

  /// Applies patches to the copy, and compares its frames with those of a copy that is read from nothing.
  private func take(_ patches: [ScreenPatch]) throws {
    let before = laidOut.frames.elements.reduce(into: [:]) { $0[$1.id] = $1 }
    let damage: ScreenDamage
    do { damage = try laidOut.apply(patches) } catch { throw Failure("\(error)") }
    let frames = laidOut.frames
    guard frames == ScreenFrames(of: mirror) else {
      throw Failure("the frames are not those of the copy after \(patches)")
    }
    guard case .areas(let areas) = damage else { return }
    for element in frames.elements where before[element.id] != element {
      for seen in [before[element.id]?.clippedFrame, element.clippedFrame] {
        guard let seen, !seen.isEmpty else { continue }
        guard areas.contains(where: { $0.intersection(seen).isClose(to: seen) }) else {
          throw Failure("\(element.id) at \(seen) is outside of what is drawn anew, \(areas)")
        }
      }
    }
  }

  /// Makes a new window, and compares it with a screen that no person has touched.
  func checkFresh() throws {
    let fresh = SceneWindow(environment: window.environment)
    fresh.navigator.push(Host(view))
    laidOut = LaidOutScreen(fresh.snapshot())
    (offsets, edits, focus, lost, ids, columns) = ([:], [:], nil, nil, [:], [:])
    guard let top = mirror[mirror.root]?.children.first else { throw Failure("nothing is shown") }
    var found: [Int: ScreenNodeID] = [:]
    try compare(top, expected(), &found)
    for area in ScreenFrames(of: mirror).scrolls { try checkBeginning(of: area) }
    for area in ScreenFrames(of: mirror).scrolls.prefix(4) { try checkEnd(of: area.id, in: fresh) }
  }

  /// Changes only the drawing of elements, which needs no measurement.
  func checkDrawing() throws {
    let before = measurer.count
    data.look.wrappedValue = Int.random(in: 0...3, using: &random)
    steps.append("look \(data.look.wrappedValue)")
    let patches = window.update()
    guard measurer.count == before else {
      throw Failure("measured \(measurer.count - before) texts to draw \(patches)")
    }
    try take(patches)
    for case .frame(let id, let frame) in patches { throw Failure("\(id) is at \(frame)") }
  }

  /// A scroll that no event has moved shows its beginning.
  private func checkBeginning(of area: ScrollArea) throws {
    let isRightToLeft = window.environment.layoutDirection == .rightToLeft
    let beginning = area.axis == .horizontal && isRightToLeft ? area.maxOffset : .zero
    guard
      ScreenRect(origin: beginning, size: .zero).isClose(
        to: ScreenRect(origin: area.offset, size: .zero)
      )
    else { throw Failure("\(area) does not show its beginning") }
  }

  /// A person who keeps dragging reaches the end: the last element is at the edge.
  private func checkEnd(of id: ScreenNodeID, in window: SceneWindow) throws {
    let isRightToLeft = window.environment.layoutDirection == .rightToLeft
    var rounds = 0
    while true {
      let frames = ScreenFrames(of: mirror)
      guard let area = frames.scrolls.first(where: { $0.id == id }),
        max(area.contentSize.width, area.contentSize.height) < 100_000
      else { return }
      // A scroll that is no larger than its padding shows nothing.
      let inset = frames.elements[area.elementIndex].element.inset
      if area.frame.height <= inset.top + inset.bottom || area.frame.width <= inset.horizontal {
        return
      }
      // A custom layout may give the scroll another frame than the one that it was measured for.
      var around = frames.parent(of: frames.elements[area.elementIndex])
      while let container = around {
        if container.element.role == .arranged { return }
        around = frames.parent(of: container)
      }
      let isMirrored = area.axis == .horizontal && isRightToLeft
      // Further each time: a list may be far longer than its estimates say, and say so again behind each row.
      let step = 300.3 * Double(1 + rounds / 50)
      let distance = isMirrored ? -step : step
      let next = area.clamped(
        ScreenPoint(x: area.offset.x + distance, y: area.offset.y + distance)
      )
      rounds += 1
      if rounds > 500 { throw Failure("\(area) has no end") }
      do {
        try window.send(.scrolled(next), to: id)
        try laidOut.apply(window.update())
      } catch { throw Failure("\(error)") }
      guard let state = mirror[id]?.scroll else { return }
      // Released rows count as their estimates again. The numbers differ, though the person sees
      // the same.
      if ScreenRect(origin: state.offset, size: state.contentSize)
        .isClose(to: ScreenRect(origin: area.offset, size: area.contentSize))
      {
        let end = isMirrored ? .zero : area.maxOffset
        let rest = max(abs(end.x - state.offset.x), abs(end.y - state.offset.y))
        // A row that overlaps all of the last one ends behind it, by as much as rows overlap.
        if rest > 12.500001 { throw Failure("\(area) stops before its end") }
        return
      }
    }
  }

  private func compare(
    _ id: ScreenNodeID,
    _ node: PlainNode,
    _ found: inout [Int: ScreenNodeID]
  ) throws {
    guard let copy = mirror[id] else { throw Failure("\(id) is missing") }
    guard found.updateValue(id, forKey: node.path) == nil else {
      throw Failure("the model takes two nodes for one: \(copy.look)")
    }
    var look = ScreenNodeLook.of(node.element.fields)
    if let edit = edits[node.path], edit.isMarked { look.text = edit.text }
    if node.isLeftOut { look.isHidden = true }
    guard copy.look == look, Self.bytes(copy.look) == Self.bytes(look) else {
      throw Failure("\(id) is \(copy.look) instead of \(look): \(Self.difference(copy.look, look))")
    }
    guard copy.frame.isClose(to: node.frame) else {
      throw Failure("\(id) \(look) is at \(copy.frame.numbers) instead of \(node.frame.numbers)")
    }
    try compareScroll(copy, node)
    try checkSight(of: node)
    guard copy.children.count == node.shown.count else {
      let nodes = copy.children.compactMap { mirror[$0]?.look.description }
      throw Failure(
        "\(id) \(look) has \(nodes) instead of \(node.shown.map { ScreenNodeLook.of($0.element.fields) })"
      )
    }
    for (child, node) in zip(copy.children, node.shown) { try compare(child, node, &found) }
  }

  private func compareScroll(_ copy: ScreenMirror.Node, _ node: PlainNode) throws {
    guard node.element.scrollAxis != nil else {
      if copy.scroll != nil { throw Failure("\(copy.look) scrolls") }
      return
    }
    guard let state = copy.scroll else { throw Failure("\(copy.look) has no offset") }
    let frame = ScreenRect(origin: state.offset, size: state.contentSize)
    let expected = ScreenRect(origin: node.offset, size: node.content)
    guard frame.isClose(to: expected) else {
      throw Failure("\(copy.look) is scrolled \(frame.numbers) instead of \(expected.numbers)")
    }
  }

  /// The trees and the frames of a front-end agree on what a person can see.
  private func checkSight() throws {
    let layers = window.layers()
    var finder = SightFinder(layers, in: window.environment.containerSize)
    for element in laidOut.frames.elements {
      let layer = layers.lastIndex { $0.node(element.id) != nil } ?? 0
      let isSeen = layers[layer].node(element.id).map { finder.sees($0, onLayer: layer) }
      if isSeen != laidOut.frames.isVisible(element) {
        throw Failure("the tree and the frames see \(element.element) differently")
      }
    }
  }

  /// The rows that a person can see of a lazy scroll are there, also those that go by over its padding.
  private func checkSight(of node: PlainNode) throws {
    // A custom layout may give the scroll another frame than the one that it was measured for.
    guard node.isLazy, let axis = node.element.scrollAxis, node.frame.size == node.size,
      node.element.spacing >= 0, !node.entries.isEmpty
    else { return }
    let length = axis.along(node.frame.size)
    guard axis.along(node.surrounding) < length else { return }
    let isMirrored = axis == .horizontal && window.environment.layoutDirection == .rightToLeft
    let near = node.entries[node.there].flatMap(\.nodes).map(\.frame)
    let starts = near.map {
      isMirrored
        ? max(node.content.width, node.frame.width) - $0.maxX - node.distance
        : axis.along($0.origin) - node.distance
    }
    let ends = zip(starts, near).map { $0 + axis.along($1.size) }
    guard let start = starts.min(), let end = ends.max() else { return }
    let gap = node.element.spacing + 1e-6
    let isRowBefore = node.entries[..<node.there.lowerBound].contains(where: \.isRow)
    let isRowAfter = node.entries[(node.there.upperBound + 1)...].contains(where: \.isRow)
    if (isRowBefore && start > gap) || (isRowAfter && end + gap < length) {
      throw Failure("of \(ScreenNodeLook.of(node.element.fields)) there is only \(start) to \(end)")
    }
  }

  /// A node keeps its number as long as it is the same, and no other gets it.
  private func compareIdentities(_ found: [Int: ScreenNodeID]) throws {
    for (path, id) in found {
      if let known = ids[path], known == id || sharedIdentities[path] == nil {
        guard known == id else { throw Failure("\(known) has become \(id)") }
      } else {
        guard used.insert(id).inserted else {
          throw Failure("\(id) has been used for another node")
        }
      }
    }
    ids = found
    paths = [:]
    for (path, id) in found { paths[id] = path }
  }

  /// The texts of a look as they are written: Swift takes “が” of one and of two scalars for equal.
  private static func bytes(_ look: ScreenNodeLook) -> [[UInt8]] {
    [look.text, look.label, look.value, look.hint].map { Array(($0 ?? "").utf8) }
  }

  private static func difference(_ look: ScreenNodeLook, _ other: ScreenNodeLook) -> String {
    let (mine, theirs) = (Mirror(reflecting: look).children, Mirror(reflecting: other).children)
    return zip(mine, theirs).filter { "\($0.value)" != "\($1.value)" }
      .map { "\($0.label ?? ""): \($0.value), \($1.value)" }.joined(separator: "; ")
  }
}

extension ScreenRect {
  /// Returns a Boolean value that indicates whether another rectangle is the same, apart from the
  /// precision that arithmetic loses.
  func isClose(to other: ScreenRect) -> Bool {
    func isClose(_ left: Double, _ right: Double) -> Bool {
      abs(left - right) <= 1e-6 || left == right
    }
    return isClose(x, other.x) && isClose(y, other.y) && isClose(width, other.width)
      && isClose(height, other.height)
  }

  /// Returns a Boolean value that indicates whether no edge of another rectangle lies outside,
  /// apart from the precision that arithmetic loses.
  func reaches(around other: ScreenRect) -> Bool {
    let beyond = [x - other.x, y - other.y, other.maxX - maxX, other.maxY - maxY]
    return beyond.allSatisfy { $0 <= 0.001 }
  }

  var numbers: String { "(\(x), \(y), \(width) × \(height))" }
}
