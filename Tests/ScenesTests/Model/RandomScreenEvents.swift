import Observation2

@testable import Scenes

/// A person's actions on a random screen.
extension RandomScreen {
  func send() throws {
    let nodes = paths.keys.sorted { $0.number < $1.number }
    let able = nodes.filter { id in
      guard let look = mirror[id]?.look else { return false }
      return !look.events.isEmpty || look.scrollAxis != nil
    }
    let isAny = able.isEmpty || Int.random(in: 0..<12, using: &random) == 0
    guard let id = (isAny ? nodes : able).randomElement(using: &random),
      let look = mirror[id]?.look
    else { return }
    try send(event(for: look, mirror[id]?.scroll), to: id)
  }

  func send(_ event: ScreenEvent, to id: ScreenNodeID) throws {
    // The tree may replace an element that shares its identity at any time.
    guard let path = paths[id], sharedIdentities[path] == nil, let look = mirror[id]?.look else {
      return
    }
    steps.append("send \(event) to \(id) \(look)")
    let screen = expected()
    let node = ids[path] == id ? find(path, in: screen) : nil
    let newest = node.flatMap { renewed(event, known: look, $0) }
    let reason = refusal(of: event, by: node) ?? (newest == nil ? "not taken" : nil)
    data.log = []
    let rest = rest(after: event, on: id)
    do {
      try window.send(event, to: id)
      // Menus have tests of their own: they lie on another layer.
      window.closeMenu()
      if case .text(let text, _) = event { laidOut.note(text: text, of: id) }
    } catch {
      if reason == word(for: error) { return }
      // The layout may have released the row.
      if word(for: error) == "gone", node?.isInLazyRow == true { return }
      throw Failure("refused as \(word(for: error)) instead of \(reason ?? "not at all")")
    }
    if let reason { throw Failure("not refused as \(reason)") }
    guard let node, let newest else { return }
    let log = data.log
    data.log = []
    let hears = lost.map { find($0, in: screen) != nil } ?? true
    perform(newest, on: node)
    if let rest, !node.isLazy, let distance = offsets[node.path] {
      let expected = isMirrored(node) ? end(of: node) - distance : distance
      guard abs(expected - (node.isVertical ? rest.y : rest.x)) < 1e-6 else {
        throw Failure("it was to rest at \(rest) instead of \(expected)")
      }
    }
    // Only the tree knows which closure of a removed element is the newest.
    guard log == data.log || (!hears && log.suffix(data.log.count) == data.log[...]) else {
      throw Failure("\(log) was run instead of \(data.log)")
    }
  }

  private func event(for look: ScreenNodeLook, _ scroll: ScreenScrollState?) -> ScreenEvent {
    var events: [ScreenEvent] = []
    if look.events.contains(.tap) { events += [.tap, .tap] }
    if look.events.contains(.doubleTap) { events.append(.doubleTap) }
    if look.events.contains(.longPress) { events.append(.longPress) }
    if look.events.contains(.submit) { events.append(.submit) }
    if look.events.contains(.refresh) { events.append(.refresh) }
    if look.events.contains(.drag) {
      let phase = ScreenDrag.Phase.allCases.randomElement(using: &random) ?? .began
      events.append(.drag(ScreenDrag(phase)))
    }
    if look.events.contains(.swipeAction) { events.append(.swipeAction(0)) }
    if look.events.contains(.menuItem) { events.append(.menuItem(0)) }
    if look.events.contains(.accessibilityAction) { events.append(.accessibilityAction(0)) }
    if look.events.contains(.value) { events += [.value(.isOn(true)), .value(.number(3))] }
    if look.events.contains(.focus) { events += [.focus(true), .focus(false)] }
    if look.events.contains(.text) {
      let text = RandomData.written(&random)
      events += [.focus(true), .focus(true), .focus(false), .text(text), .text(text)]
      events += [.text(text, isMarked: true), .text(text, isMarked: true)]
    }
    if look.scrollAxis != nil {
      let lengths = [0, 17.3, 61.7, 333.1, 900.9, 5000.3, -20, .infinity]
      let point = ScreenPoint(
        x: lengths[Int.random(in: 0..<lengths.count, using: &random)],
        y: lengths[Int.random(in: 0..<lengths.count, using: &random)]
      )
      // Half of the scroll events move the content by the way of a finger.
      let ways = [-840.7, -333.3, -61.7, -5.1, 5.1, 61.7, 333.3, 840.7]
      let way = ways[Int.random(in: 0..<ways.count, using: &random)]
      let here = scroll?.offset ?? .zero
      let phase = ScreenScrollPhase.allCases.randomElement(using: &random) ?? .ended
      events += [.scrolled(point), .scrolled(here.moved(by: way), phase: phase)]
    }
    return events.randomElement(using: &random) ?? .tap
  }

  /// Returns the event with the current index of the item that the front-end knows by an older
  /// index.
  private func renewed(
    _ event: ScreenEvent,
    known look: ScreenNodeLook,
    _ node: PlainNode
  ) -> ScreenEvent? {
    let now = ScreenNodeLook.of(node.element.fields)
    func place(_ index: Int, _ names: (ScreenNodeLook) -> [String]) -> Int? {
      let (old, new) = (names(look), names(now))
      if old == new { return index }
      guard index < old.count else { return nil }
      var before = old[...index].count { $0 == old[index] }
      return new.firstIndex { name in
        if name == old[index] { before -= 1 }
        return before == 0
      }
    }
    switch event {
    case .menuItem(let index): return place(index) { $0.menu.map(\.title) }.map { .menuItem($0) }
    case .swipeAction(let index): return place(index, \.swipeActions).map { .swipeAction($0) }
    case .accessibilityAction(let index):
      return place(index, \.accessibilityActions).map { .accessibilityAction($0) }
    case .value(.number(let index)):
      return place(index) { $0.choosing?.titles ?? [] }.map { .value(.number($0)) }
    default: return event
    }
  }

  func find(_ path: Int, in node: PlainNode) -> PlainNode? {
    if node.path == path { return node }
    for child in node.shown {
      if let found = find(path, in: child) { return found }
    }
    return nil
  }

  private func word(for error: any Error) -> String {
    switch error as? ScreenEventError {
    case .gone: "gone"
    case .describing: "describing"
    case .hidden: "hidden"
    case .disabled: "disabled"
    case .covered: "covered"
    case .moving: "moving"
    case .notTaken: "not taken"
    case nil: "\(error)"
    }
  }

  /// The reason for which an event has to be refused.
  private func refusal(of event: ScreenEvent, by node: PlainNode?) -> String? {
    guard let node else { return "gone" }
    if event.isTouch {
      var next: PlainNode? = node
      while let current = next {
        if current.isHidden { return "hidden" }
        if !current.element.isEnabled { return "disabled" }
        next = current.container
      }
      if isCovered(node) { return "covered" }
    }
    switch event {
    case .focus: return nil
    case .scrolled: return node.element.scrollAxis == nil ? "not taken" : nil
    default: return node.element.eventKinds.contains(event.kind) ? nil : "not taken"
    }
  }

  /// Returns a Boolean value that indicates whether the visible part of a node is behind an element
  /// that blocks touches.
  func isCovered(_ node: PlainNode) -> Bool {
    var seen = node.frame
    var inner = node
    while let container = inner.container {
      if case .layers = container.element.primitive,
        let place = container.shown.firstIndex(where: { $0 === inner })
      {
        for front in container.shown[(place + 1)...]
        where front.element.blocksTouches && !front.element.isHidden
          && front.element.allowsHitTesting && front.frame.reaches(around: seen)
        {
          return true
        }
      }
      if container.element.scrollAxis != nil {
        seen.x -= container.offset.x
        seen.y -= container.offset.y
        let room = ScreenRect(size: container.frame.size)
        let part = room.intersection(seen)
        seen = part.isEmpty && !seen.isEmpty ? room : part
      }
      seen.x += container.frame.x
      seen.y += container.frame.y
      inner = container
    }
    return false
  }

  /// Does the same to the element described from nothing, and notes what it means for the screen.
  private func perform(_ event: ScreenEvent, on node: PlainNode) {
    let handlers = node.element.fields.handlers
    switch event {
    case .tap: node.element.action?.perform()
    case .doubleTap: handlers?.doubleTap?()
    case .longPress: handlers?.longPress?()
    case .submit:
      // The return key takes what is marked, and does nothing else.
      if let edit = edits[node.path], edit.isMarked {
        write(edit.text, isMarked: false, node)
      } else {
        handlers?.submit?()
      }
    case .value(let value): handlers?.value?(value)
    case .swipeAction(let index): node.element.swipeActions[index].perform()
    case .menuItem(let index): handlers?.menu[index].perform()
    case .accessibilityAction(let index): handlers?.actions[index]()
    case .text(let text, let isMarked): write(text, isMarked: isMarked, node)
    case .focus(let isFocused): move(focus: isFocused, node)
    case .scrolled(let point, _): scroll(node, to: point)
    case .refresh: handlers?.refresh?()
    case .drag(let drag): handlers?.drag?(drag)
    case .appear, .disappear, .dismiss: break
    }
  }

  private func write(_ text: String, isMarked: Bool, _ node: PlainNode) {
    node.element.fields.handlers?.text?(isMarked ? text : node.allowed(text))
    edits[node.path] = ScreenEdit(text: text, isMarked: isMarked)
  }

  private func move(focus isFocused: Bool, _ node: PlainNode) {
    guard isFocused == (focus != node.path) else { return }
    var newest = node
    if let former = focus ?? (isFocused ? lost : nil) {
      let marked = lostMarked ?? edits[former].flatMap { $0.isMarked ? $0.text : nil }
      (lost, lostMarked) = (nil, nil)
      edits[former]?.isMarked = false
      var screen = node
      while let container = screen.container { screen = container }
      let loser = find(former, in: screen)
      let isCut = marked.map { loser?.allowed($0) != $0 } ?? false
      if isCut, let marked, let loser {
        loser.element.fields.handlers?.text?(loser.allowed(marked))
        newest = find(node.path, in: expected()) ?? node
      }
      if let told = loser?.element.fields.handlers?.focus {
        told(false)
        // That closure may have made another closure the newest.
        newest = find(node.path, in: expected()) ?? node
      }
    }
    focus = isFocused ? node.path : nil
    if isFocused { newest.element.fields.handlers?.focus?(true) }
  }

  private func scroll(_ node: PlainNode, to point: ScreenPoint) {
    guard point.x.isFinite, point.y.isFinite else { return }
    let layout = PlainLayout(environment: window.environment, offsets: offsets, focus: focus)
    let most = end(of: node)
    var distance = node.isVertical ? point.y : point.x
    if isMirrored(node) { distance = most - distance }
    if node.isLazy {
      offsets[node.path] = layout.keeping(node, showing: distance)
      // It is laid out at once.
      _ = expected()
    } else {
      offsets[node.path] = min(max(0, distance), most)
    }
  }
  /// Returns the offset that the window gives a front-end before an event, whatever the finger's velocity.
  private func rest(after event: ScreenEvent, on id: ScreenNodeID) -> ScreenPoint? {
    guard case .scrolled(let point, _) = event, point.x.isFinite, point.y.isFinite else {
      return nil
    }
    return window.restingOffset(for: point, velocity: ScreenPoint(x: 300, y: -300), of: id)
  }

  private func end(of node: PlainNode) -> Double {
    max(
      0,
      node.isVertical
        ? node.content.height - node.frame.height : node.content.width - node.frame.width
    )
  }

  private func isMirrored(_ node: PlainNode) -> Bool {
    !node.isVertical && window.environment.layoutDirection == .rightToLeft
  }
}

extension PlainNode {
  fileprivate var isVertical: Bool { element.scrollAxis == .vertical }
}
