extension ScreenTree {
  /// Describes, lays out, and tells what is different from the last time.
  func update() -> [ScreenPatch] {
    refresh()
    forgetNews()
    return keepingAll {
      var patches: [ScreenPatch] = []
      tellStructures(&patches)
      tellFields(&patches)
      tellFrames(&patches)
      tellScrolls(&patches)
      return patches
    }
  }

  /// A snapshot of the whole screen, which counts as told.
  func snapshot() -> ScreenNodeSnapshot {
    refresh()
    forgetNews()
    return keepingAll {
      changedStructures = []
      changedElements = []
      placed = []
      changedScrolls = []
      return snapshot(of: root)
    }
  }

  /// Reports all changes, and only then releases nodes that no front-end knows any more.
  ///
  /// Objects that go with them may do anything, also to this tree.
  private func keepingAll<Told>(_ tell: () -> Told) -> Told {
    let kept = (changedStructures, changedElements, placed, changedScrolls)
    let told = tell()
    extendLifetime(kept)
    if !forgotten.isEmpty { extendLifetime(exchange(&forgotten, with: [])) }
    return told
  }

  /// Front-ends know the newest words of an element.
  private func forgetTold(_ extra: ElementExtra?) {
    guard let extra, let told = extra.told else { return }
    forgotten.append(told)
    extra.told = nil
  }

  /// A snapshot of a node, which from now on is known to front-ends.
  private func snapshot(of node: ElementNode) -> ScreenNodeSnapshot {
    node.isNew = false
    node.changedFields = []
    node.toldFrame = node.frame
    node.isStructureNoted = false
    node.isPlacingNoted = false
    if let extra = node.extra {
      extra.toldScroll = node.scrollState
      extra.isScrollNoted = false
      forgetTold(extra)
      if extra.edit?.isMarked == false { extra.edit = nil }
    }
    var children: [ScreenNodeSnapshot] = []
    if !node.elements.isEmpty {
      children.reserveCapacity(node.elements.count)
      for child in node.elements { children.append(snapshot(of: child)) }
    }
    return ScreenNodeSnapshot(
      id: node.id,
      look: node.look,
      frame: node.frame,
      scroll: node.scrollState,
      children: children
    )
  }

  // MARK: - Coming, going, moving

  private func tellStructures(_ patches: inout [ScreenPatch]) {
    if changedStructures.isEmpty { return }
    let changed = changedStructures
    changedStructures = []
    // A node that the snapshot of another one has reported is no longer noted.
    for (node, told) in changed where node.isAlive && !node.isNew && node.isStructureNoted {
      node.isStructureNoted = false
      tell(node, from: told, to: node.elements, &patches)
    }
  }

  private func tell(
    _ parent: ElementNode,
    from old: ElementList,
    to new: ElementList,
    _ patches: inout [ScreenPatch]
  ) {
    var head = 0
    while head < old.count, head < new.count, old[head] === new[head] { head += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > head, newEnd > head, old[oldEnd - 1] === new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    if head == oldEnd, head == newEnd { return }
    var oldPlaces: [ScreenNodeID: Int] = [:]
    // From the back: a front-end's array then moves nothing that goes next.
    for place in (head..<oldEnd).reversed() {
      if old[place].isAlive {
        oldPlaces[old[place].id] = place
      } else {
        patches.append(.remove(old[place].id))
      }
    }
    let known = oldPlaces.isEmpty ? [] : (head..<newEnd).compactMap { oldPlaces[new[$0].id] }
    let staying = Set(IncreasingRun.longest(in: known))
    // A node that moves stays at its old index until its own patch. The count `waiting` is of those before
    // the index that is reached, and those before the old index `reached` have been counted.
    var (waiting, reached) = (0, head)
    var ahead: Set<Int> = []
    for place in head..<newEnd {
      let node = new[place]
      guard let oldPlace = oldPlaces[node.id] else {
        patches.append(.insert(snapshot(of: node), parent: parent.id, index: place + waiting))
        continue
      }
      if staying.contains(oldPlace) {
        for other in reached..<oldPlace where old[other].isAlive && !ahead.contains(other) {
          waiting += 1
        }
        reached = oldPlace + 1
      } else {
        if oldPlace < reached { waiting -= 1 } else { ahead.insert(oldPlace) }
        patches.append(.move(node.id, parent: parent.id, index: place + waiting))
      }
    }
  }

  // MARK: - Looks

  private func tellFields(_ patches: inout [ScreenPatch]) {
    if changedElements.isEmpty { return }
    let changed = changedElements
    changedElements = []
    for node in changed where node.isAlive && !node.isNew && !node.changedFields.isEmpty {
      var fields = node.changedFields
      node.changedFields = []
      forgetTold(node.extra)
      // A text that a person is still writing is not overwritten, and a text that they have written is not
      // repeated.
      if let edit = node.extra?.edit, fields.contains(.text) {
        if edit.isMarked || node.element.text.isSame(as: edit.text) { fields.remove(.text) }
        if !edit.isMarked { node.extra?.edit = nil }
      }
      if fields.isEmpty { continue }
      patches.append(.update(node.id, node.look, fields: fields))
    }
  }

  // MARK: - Frames

  private func tellFrames(_ patches: inout [ScreenPatch]) {
    if !placed.isEmpty {
      let moved = placed
      placed = []
      for node in moved where node.isAlive && node.isPlacingNoted {
        node.isPlacingNoted = false
        tellFrames(in: node, &patches)
      }
    }
    if root.frame != root.toldFrame, !root.isNew {
      root.toldFrame = root.frame
      patches.append(.frame(root.id, root.frame))
    }
  }

  private func tellFrames(in parent: ElementNode, _ patches: inout [ScreenPatch]) {
    let children = parent.elements
    var place = 0
    while place < children.count {
      let child = children[place]
      let (old, new) = (child.toldFrame, child.frame)
      guard old != new else {
        place += 1
        continue
      }
      let distance = ScreenPoint(x: new.x - old.x, y: new.y - old.y)
      var end = place + 1
      if old.moved(by: distance) == new {
        while end < children.count,
          children[end].toldFrame.moved(by: distance) == children[end].frame
        {
          end += 1
        }
      }
      if end - place > 1 {
        patches.append(.shift(parent: parent.id, children: place..<end, by: distance))
      } else {
        patches.append(.frame(child.id, new))
      }
      while place < end {
        children[place].toldFrame = children[place].frame
        place += 1
      }
    }
  }

  private func tellScrolls(_ patches: inout [ScreenPatch]) {
    if changedScrolls.isEmpty { return }
    let changed = changedScrolls
    changedScrolls = []
    for node in changed where node.isAlive && !node.isNew {
      node.extra?.isScrollNoted = false
      guard let state = node.scrollState, node.extra?.toldScroll != state else { continue }
      node.extra?.toldScroll = state
      patches.append(.scroll(node.id, state))
    }
  }
}

extension ElementNode {
  /// The look that front-ends show.
  var look: ScreenNodeLook {
    if !isLeftOut, extra?.edit?.isMarked != true { return .of(element) }
    var look = ScreenNodeLook.of(element)
    if let edit = extra?.edit, edit.isMarked { look.text = edit.text }
    if isLeftOut { look.isHidden = true }
    return look
  }

  /// The same, kept for the next event: one element often gets several.
  var lookForEvents: ScreenNodeLook {
    let extra = needExtra()
    if extra.edit != nil { return look }
    if let known = extra.look { return known }
    let made = look
    extra.look = made
    return made
  }
}
