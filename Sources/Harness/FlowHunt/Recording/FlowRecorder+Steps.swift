import FlowEngine
import FlowFormat
import FlowReports
package import Scenes
import ScenesHeadless

extension FlowRecorder {
  /// Writes what has been done to an element, if it is a step by itself.
  package func write(_ event: ScreenEvent, on element: LaidOutElement, in screen: ScreenFrames) {
    switch event {
    case .scrolled(let offset, let phase): note(offset, phase, of: element, in: screen)
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
      uncover(index, of: element, in: screen)
    case .menuItem(let index):
      let entries = element.element.menu
      guard entries.indices.contains(index) else { return }
      let opensByTap = element.element.events.contains(.tap)
      touch(
        opensByTap ? "tapOn" : "longPressOn",
        element,
        opensByTap ? .tap : .longPress,
        in: screen
      )
      choose(index, of: entries.map { (title: $0.title, identifier: $0.identifier) }, in: screen)
    case .dismiss:
      settle(screen)
      steps.append(FlowWriting.step("back"))
    case .accessibilityAction(let index):
      let names = element.element.accessibilityActions
      guard names.indices.contains(index) else { return }
      let action = FlowWriting.Pair("action", .text(names[index]))
      write("performAction", [action], event, on: element, in: screen)
    case .drag(let drag): write(drag, of: element, in: screen)
    }
  }

  /// Writes a command that names the element by the target of the event.
  private func write(
    _ command: String,
    _ arguments: [FlowWriting.Pair],
    _ event: ScreenEvent,
    on element: LaidOutElement,
    in screen: ScreenFrames
  ) {
    settle(screen)
    guard let selector = selector(of: element, taking: event.kind, in: screen) else {
      return skip(event, on: element)
    }
    look(for: selector, in: screen)
    steps.append(FlowWriting.step(command, .map(selector.pairs + arguments)))
  }

  /// Says in the file what it leaves out.
  func skip(_ event: ScreenEvent, on element: LaidOutElement) {
    let words = "\(event.name.rawValue) on \(element.element)".replacing("\n", with: " ")
    gaps.append(words)
    steps.append(["# Left out: \(words)"])
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
    look(for: selector, in: screen)
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
      if let choice, choice.element.events.contains(.tap) {
        return touch("tapOn", choice, .tap, in: screen)
      }
      let titles = element.element.choosing?.titles ?? []
      guard titles.indices.contains(number) else {
        return set(element, to: .word("\(number)"), value, in: screen)
      }
      // A title means the first choice that has it; the menu has all of them.
      if titles[..<number].contains(titles[number]), element.element.menu.count == titles.count {
        return write(.menuItem(number), on: element, in: screen)
      }
      set(element, to: FlowWriting.text(titles[number]), value, in: screen)
    case .fraction(let fraction):
      set(element, to: .word("\(max(0, min(1, fraction)))"), value, in: screen)
    case .date(let date):
      set(element, to: .text("\(FlowMoment(date))"), value, in: screen)
    }
  }

  private func set(
    _ control: LaidOutElement,
    to words: FlowWriting,
    _ value: ScreenValue,
    in screen: ScreenFrames
  ) {
    write("setValue", [FlowWriting.Pair("value", words)], .value(value), on: control, in: screen)
  }

  // MARK: - Typing

  package func write(
    typed new: String,
    over old: String,
    _ isMarked: Bool,
    in field: LaidOutElement,
    _ screen: ScreenFrames
  ) {
    if typing?.field != field.id {
      focus(on: field, in: screen)
      writeScroll()
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

  /// A focus that comes is written when something is typed there, or if the scene wants to know of it.
  ///
  /// A focus that goes is written only in that case, since a tap elsewhere takes it from no field.
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

  /// Returns the name of an element for a step.
  ///
  /// If the element takes a kind of touch, it is named by the element that a finger finds there.
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
