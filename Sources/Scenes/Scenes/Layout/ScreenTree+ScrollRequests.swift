/// The requests to show something in scrolls.
///
/// A request waits until what it names is there. It is done after the layout, since where something is
/// follows from it.
extension ScreenTree {
  /// Notes the request of a scroll, if it is another one than before.
  func note(_ target: ScreenScrollTarget?, of scroll: ElementNode, before: ScreenScrollTarget?) {
    guard target != before else { return }
    scrollRequests.removeAll { $0 === scroll }
    guard target != nil else { return }
    scrollRequests.append(scroll)
    ask()
  }

  /// Does what scrolls are asked for, where it can be done.
  func answerScrollRequests() {
    if scrollRequests.isEmpty { return }
    let requests = scrollRequests
    scrollRequests = []
    for scroll in requests where scroll.isAlive {
      guard let target = scroll.element.scrollTarget else { continue }
      guard scroll.show(target) else {
        scrollRequests.append(scroll)
        continue
      }
      layOutAim(of: scroll)
      later { [self] in
        guard scroll.isAlive else { return }
        freshen(wayTo: scroll)
        scroll.element.handlers?.scrollDone?()
      }
    }
  }
}

extension ScreenTree {
  /// Lays out what a scroll has been moved to.
  func layOutAim(of scroll: ElementNode) {
    layOut()
    scroll.extra?.aim = nil
  }
}

extension ElementNode {
  /// Moves the content of a scroll by a distance from where it begins, no further than to its end.
  func scroll(along axis: ScreenAxis, to distance: Double) {
    if traits.flags.contains(.lazy) {
      scrollLazily(along: axis, to: distance)
    } else {
      needExtra().offset = clamped(axis.point(distance))
      if traits.flags.contains(.lazilyArranged) { tree.markLayout(self) }
    }
    tree.markScroll(self)
  }

  /// Moves the content of a scroll so that it shows something.
  ///
  /// - Returns: `true` if that is there.
  fileprivate func show(_ target: ScreenScrollTarget) -> Bool {
    guard let axis = traits.scrollAxis else { return false }
    let isLazy = traits.flags.contains(.lazy)
    // A drag that is under way goes on from there.
    extra?.dragStart = nil
    switch target.subject {
    case .beginning: move(to: .zero)
    case .end where isLazy:
      let entries = entries(along: axis)
      if entries.segments.isEmpty { return false }
      move(to: axis.point(entries.end))
    case .end: move(to: axis.end(of: contentSize, in: frame.size))
    case .row(let id):
      if isLazy {
        let entries = entries(along: axis)
        if let place = entries.place(of: id) { return aim(at: place, target.place, axis, entries) }
      }
      if let frame = arranging?.frame(id) {
        let start = axis.along(frame.origin)
        show(from: start, to: start + axis.along(frame.size), target.place, axis)
        return true
      }
      return show(tree.row(id, in: self), target.place, axis)
    case .element(let identifier):
      let element = tree.first(in: self) { $0.element.identifier == identifier }
      element.map { bringBack(rowOf: $0) }
      return show(element.map { [$0] } ?? [], target.place, axis)
    }
    return true
  }

  /// Moves a scroll to the row that something is in, if that is there only because it has the focus: until then, nothing
  /// is known of those between.
  func bringBack(rowOf element: ElementNode) {
    guard let axis = traits.scrollAxis else { return }
    if traits.flags.contains(.lazy) {
      let entries = entries(along: axis)
      guard let place = entries.keptPlace(of: element) else { return }
      _ = aim(at: place, .nearest, axis, entries)
    } else if traits.flags.contains(.lazilyArranged) {
      guard let entry = elements.first(where: { element === $0 || element.isIn($0) }) else {
        return
      }
      let start = beginning(of: entry, axis)
      let end = start + axis.along(entry.frame.size)
      let seen = distance(along: axis)
      guard end <= seen || start >= seen + axis.along(frame.size) else { return }
      show(from: start, to: end, .nearest, axis)
    }
    tree.layOutAim(of: self)
  }

  /// Shows elements that are there, as one.
  private func show(
    _ elements: [ElementNode],
    _ place: ScreenScrollTarget.Place,
    _ axis: ScreenAxis
  ) -> Bool {
    guard let first = elements.first, let last = elements.last else { return false }
    let start = beginning(of: first, axis)
    show(from: start, to: beginning(of: last, axis) + axis.along(last.frame.size), place, axis)
    return true
  }

  /// Shows what stands between two distances from where the content begins.
  private func show(
    from start: Double,
    to end: Double,
    _ place: ScreenScrollTarget.Place,
    _ axis: ScreenAxis
  ) {
    let (seen, room) = (distance(along: axis), axis.along(frame.size))
    let offset = place.offset(showing: start, to: end, from: seen, in: room)
    if let offset { scroll(along: axis, to: max(0, offset)) }
  }

  /// Shows an entry of a lazy scroll, which need not be there yet.
  private func aim(
    at place: LazyEntries.Place,
    _ wanted: ScreenScrollTarget.Place,
    _ axis: ScreenAxis,
    _ entries: LazyEntries
  ) -> Bool {
    if let part = wanted.part {
      move(to: .entry(place, part: part))
      return true
    }
    let numbers = entries.numbers
    let here = elements.filter { tree.entry(of: $0, in: numbers) == place }
    if !here.isEmpty { return show(here, wanted, axis) }
    let first = entries.place(at: axis.along(extra?.offset ?? .zero))?.place
    let isAbove = first.map { place.isBefore($0) } ?? false
    move(to: .entry(place, part: isAbove ? 0 : 1, beginningFirst: true))
    return true
  }

  private func move(to aim: LazyAim) {
    needExtra().aim = aim
    tree.markLayout(self)
  }

  private func move(to offset: ScreenPoint) {
    needExtra().offset = offset
    if !traits.flags.isDisjoint(with: .laziness) { tree.markLayout(self) }
    tree.markScroll(self)
  }

  /// How far from where its content begins an element in it does.
  private func beginning(of element: ElementNode, _ axis: ScreenAxis) -> Double {
    let origin = element.origin(in: self)
    guard isMirrored else { return axis.along(origin) }
    return max(contentSize.width, frame.width) - origin.x - element.frame.width
  }

  /// Where it begins in the content of a scroll around it.
  private func origin(in scroll: ElementNode) -> ScreenPoint {
    var origin = frame.origin
    var next = container
    while let current = next, current !== scroll {
      origin.x += current.frame.x
      origin.y += current.frame.y
      next = current.container
    }
    return origin
  }
}

extension ScreenTree {
  /// The first element inside another one that fits; what is in a scroll inside has its own.
  fileprivate func first(
    in node: ElementNode,
    where fits: (ElementNode) -> Bool
  ) -> ElementNode? {
    for child in node.elements {
      if fits(child) { return child }
      if child.traits.scrollAxis == nil, let found = first(in: child, where: fits) { return found }
    }
    return nil
  }

  /// The elements of the row with an identity.
  fileprivate func row(_ id: ScreenIdentity, in node: TreeNode) -> [ElementNode] {
    for child in node.children {
      if let rows = child as? EachNode, let place = rows.place(of: id),
        rows.window.contains(place)
      {
        return elements(in: rows.children[place - rows.window.lowerBound])
      }
      if (child as? ElementNode)?.traits.scrollAxis != nil { continue }
      let found = row(id, in: child)
      if !found.isEmpty { return found }
    }
    return []
  }
}

extension LazyEntries {
  /// The entry of the row that is kept for the focus, if something is in it.
  fileprivate func keptPlace(of element: ElementNode) -> Place? {
    for (number, segment) in segments.enumerated() {
      guard let kept = (segment.node as? EachNode)?.kept, element.isIn(kept.row) else { continue }
      return Place(segment: number, index: kept.place)
    }
    return nil
  }

  /// The entry that is the row with an identity.
  fileprivate func place(of id: ScreenIdentity) -> Place? {
    for (number, segment) in segments.enumerated() {
      guard let rows = segment.node as? EachNode, let index = rows.place(of: id) else { continue }
      return Place(segment: number, index: index)
    }
    return nil
  }
}
