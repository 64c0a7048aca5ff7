import Scenes
import ScenesHeadless

extension FlowRecorder {
  /// Writes what has been done to an element, if it is a step by itself.
  func write(_ event: ScreenEvent, on element: LaidOutElement, in screen: ScreenFrames) {
    switch event {
    case .scrolled(let offset): note(offset, of: element, in: screen)
    case .focus(let isFocused): write(focus: isFocused, on: element, in: screen)
    case .appear, .disappear, .text: break
    case .tap: touch("tapOn", element, .tap, in: screen)
    case .doubleTap: touch("doubleTapOn", element, .doubleTap, in: screen)
    case .longPress: touch("longPressOn", element, .longPress, in: screen)
    case .submit:
      focus(on: element, in: screen)
      settle(screen)
      steps.append(FlowWriting.step("pressKey", .word("Enter")))
      focused = nil
    case .value(let value): write(value, of: element, in: screen)
    case .refresh: refresh(element, in: screen)
    case .swipeAction(let index):
      let look = element.element
      guard look.swipeActions.indices.contains(index) else { return }
      let isLeading = look.leadingSwipeActions.contains(index)
      settle(screen)
      write(swipeOf: element, at: isLeading ? .leading : .trailing, in: screen)
      choose(look.swipeActions[index])
    case .menuItem(let index):
      let titles = element.element.menu.map(\.title)
      guard titles.indices.contains(index) else { return }
      let opensByTap = element.element.events.contains(.tap)
      touch(
        opensByTap ? "tapOn" : "longPressOn",
        element,
        opensByTap ? .tap : .longPress,
        in: screen
      )
      choose(titles[index])
    case .dismiss:
      settle(screen)
      steps.append(FlowWriting.step("back"))
    case .accessibilityAction, .drag: skip(event, on: element, in: screen)
    }
  }

  private func choose(_ title: String) {
    steps.append(FlowWriting.step("tapOn", .text(title)))
  }

  /// Says in the file what it leaves out.
  private func skip(_ event: ScreenEvent, on element: LaidOutElement, in screen: ScreenFrames) {
    // What is carried is said once.
    if case .drag(let drag) = event, drag.phase != .ended { return }
    settle(screen)
    let words = "\(event.name.rawValue) on \(element.element)".replacing("\n", with: " ")
    gaps.append(words)
    steps.append(["# Left out, since no command does it: \(words)"])
  }

  // MARK: - Touches

  private func touch(
    _ command: String,
    _ element: LaidOutElement,
    _ kind: ScreenEventKinds,
    in screen: ScreenFrames,
    times: Int = 1
  ) {
    settle(screen)
    guard let selector = selector(of: element, taking: kind, in: screen) else {
      touch(command, at: element, in: screen)
      return
    }
    look(for: selector)
    guard times > 1 else {
      steps.append(FlowWriting.step(command, selector.writing))
      return
    }
    let more = [FlowWriting.Pair("repeat", .word("\(times)"))]
    steps.append(FlowWriting.step(command, .map(selector.pairs + more)))
  }

  /// Names the point of an element that nothing else tells apart.
  private func touch(_ command: String, at element: LaidOutElement, in screen: ScreenFrames) {
    let center = (screen.visiblePart(of: element) ?? element.frame).center
    let (x, y) = (100 * center.x / screen.size.width, 100 * center.y / screen.size.height)
    gaps.append("\(element.element) is named by its place on the screen alone")
    steps.append(
      FlowWriting.step(
        command,
        .map([FlowWriting.Pair("point", .word("\(Int(x.rounded()))%,\(Int(y.rounded()))%"))])
      )
    )
  }

  /// Looks for an element to which the person had to scroll.
  private func look(for selector: FlowSelector) {
    guard let direction = scrolled else { return }
    scrolled = nil
    var pairs = [FlowWriting.Pair("element", selector.writing)]
    if direction != .down {
      pairs.append(FlowWriting.Pair("direction", .word(direction.rawValue)))
    }
    steps.append(FlowWriting.step("scrollUntilVisible", .map(pairs)))
  }

  func write(
    swipeOf element: LaidOutElement,
    at edge: ScreenSwipeAction.Edge,
    in screen: ScreenFrames
  ) {
    guard let selector = selector(of: element, taking: .swipeAction, in: screen) else {
      return skip(.swipeAction(0), on: element, in: screen)
    }
    look(for: selector)
    let isForward = (edge == .leading) == (window.environment.layoutDirection == .leftToRight)
    let direction: FlowDirection = isForward ? .right : .left
    steps.append(
      FlowWriting.step(
        "swipe",
        .map([
          FlowWriting.Pair("from", selector.writing),
          FlowWriting.Pair("direction", .word(direction.rawValue)),
        ])
      )
    )
  }

  private func refresh(_ element: LaidOutElement, in screen: ScreenFrames) {
    settle(screen)
    scrolled = nil
    let first = screen.elements.first {
      $0.element.events.contains(.refresh) && $0.isEnabled && screen.isVisible($0)
    }
    let selector =
      first?.id == element.id ? nil : selector(of: element, taking: .refresh, in: screen)
    steps.append(FlowWriting.step("pullToRefresh", selector?.writing))
  }

  private func note(_ offset: ScreenPoint, of element: LaidOutElement, in screen: ScreenFrames) {
    guard let area = screen.scrolls.first(where: { $0.elementIndex == element.index }) else {
      return
    }
    let way = area.axis == .vertical ? offset.y - area.offset.y : offset.x - area.offset.x
    if way == 0 { return }
    switch area.axis {
    case .vertical: scrolled = way > 0 ? .down : .up
    case .horizontal: scrolled = way > 0 ? .right : .left
    }
  }

  // MARK: - Values

  private func write(_ value: ScreenValue, of element: LaidOutElement, in screen: ScreenFrames) {
    let parts = screen.children(of: element)
    switch value {
    case .isOn: touch("tapOn", element, .tap, in: screen)
    case .number(let number):
      if let stepping = element.element.stepping, let first = parts.first, let last = parts.last {
        let change = number - stepping.number
        let button = change > 0 ? last : first
        return touch("tapOn", button, .tap, in: screen, times: abs(change))
      }
      let choice = parts.indices.contains(number) ? parts[number] : nil
      guard let choice, choice.element.events.contains(.tap) else {
        return skip(.value(value), on: element, in: screen)
      }
      touch("tapOn", choice, .tap, in: screen)
    case .fraction, .date: skip(.value(value), on: element, in: screen)
    }
  }

  // MARK: - Typing

  func write(
    typed new: String,
    over old: String,
    _ isMarked: Bool,
    in field: LaidOutElement,
    _ screen: ScreenFrames
  ) {
    if typing?.field != field.id {
      focus(on: field, in: screen)
      typing = RecordedTyping(field.id)
    }
    typing?.take(old, new, isMarked: isMarked)
  }

  /// Taps a field unless a play has the focus in it already.
  private func focus(on field: LaidOutElement, in screen: ScreenFrames) {
    if focused?.field == field.id { return }
    touch("tapOn", field, .text, in: screen)
    focused = (field.id, field.element.events.contains(.focus))
  }

  /// A focus that comes is written when something is typed there, or if the scene wants to know of it; one that goes
  /// only in that case, since a tap elsewhere takes it from no field.
  private func write(focus isFocused: Bool, on element: LaidOutElement, in screen: ScreenFrames) {
    let isField = element.element.events.contains(.text)
    if isFocused, isField {
      if element.element.events.contains(.focus) { focus(on: element, in: screen) }
    } else if focused?.isTold == true, isFocused || focused?.field == element.id {
      settle(screen)
      focused = nil
      steps.append(FlowWriting.step("hideKeyboard"))
    }
  }

  // MARK: - Elements

  /// Returns how a step names an element; if it takes a kind of touch, by what a finger finds there.
  func selector(
    of element: LaidOutElement,
    taking kind: ScreenEventKinds? = nil,
    in screen: ScreenFrames
  ) -> FlowSelector? {
    RecordedSelector(element, in: screen) { found in
      switch kind {
      case nil: found.id == element.id
      case [.tap]?, [.text]?:
        (try? screen.aim(at: found, disabledToo: false))?.target?.id == element.id
      case let kind?: screen.taker(of: kind, around: found)?.id == element.id
      }
    }
    .selector()
  }
}
