import FlowEngine
import FlowFormat
import FlowReports
import Scenes

extension ExploreChooser {
  /// Everything that a finger can do on a screen: the first of those that are alike is the nearest.
  func touches(on screen: MonkeyScreen) -> [ExploreEdge] {
    var edges: [ExploreEdge] = []
    var alike: [String: Int] = [:]
    for index in screen.taking + screen.fields where screen.isReachable(index) {
      if screen.focused == index { continue }
      let subject = screen.subject(index)
      let before = alike[subject, default: 0]
      alike[subject] = before + 1
      guard before < Self.mostAlike else { continue }
      edges.append(ExploreEdge(1 + before, touch(.tap, "tapOn", index, screen)))
      guard before == 0, !screen.fields.contains(index) else { continue }
      let twice = [
        MonkeyStep.Argument(key: "repeat", value: "2"),
        MonkeyStep.Argument(key: "delay", value: "50"),
      ]
      edges.append(ExploreEdge(2, touch(.tap, "tapOn", index, screen, twice)))
    }
    edges += first(of: screen.pressed, on: screen) { touch(.longPress, "longPressOn", $0, screen) }
    edges += first(of: screen.doubleTapped, on: screen) {
      touch(.doubleTap, "doubleTapOn", $0, screen)
    }
    edges += first(of: screen.swiped, on: screen) { swipe($0, on: screen) }
    if !screen.refreshed.isEmpty {
      edges.append(ExploreEdge(1, screen.refresh))
    }
    if screen.ways.contains(where: { $0.scroll.axis == .vertical && $0.direction == .up }) {
      edges.append(ExploreEdge(1, MonkeyStep(.scroll, "scroll", arguments: [])))
    }
    return edges
  }

  /// Returns the actions on the first of those that are alike.
  private func first(
    of indices: [Int],
    on screen: MonkeyScreen,
    _ step: (Int) -> MonkeyStep
  ) -> [ExploreEdge] {
    var seen: Set<String> = []
    return indices.compactMap { index in
      guard screen.isReachable(index), seen.insert(screen.subject(index)).inserted else {
        return nil
      }
      return ExploreEdge(2, step(index))
    }
  }

  func touch(
    _ action: MonkeyAction,
    _ command: String,
    _ index: Int,
    _ screen: MonkeyScreen,
    _ more: [MonkeyStep.Argument] = []
  ) -> MonkeyStep {
    let selector = screen.selector(index).map { MonkeyStep.Argument(key: $0.key, value: $0.value) }
    return MonkeyStep(action, command, arguments: selector + more, subject: screen.subject(index))
  }

  private func swipe(_ row: Int, on screen: MonkeyScreen) -> MonkeyStep {
    let look = screen.frames.elements[row].element
    let isLeading = look.leadingSwipeActions.contains(0)
    let direction = isLeading == screen.beginsLeft ? "RIGHT" : "LEFT"
    let handle = screen.handle(of: row)
    let from = screen.selector(handle).map { "\($0.key): \($0.value)" }.joined(separator: ", ")
    let arguments = [
      MonkeyStep.Argument(key: "from", value: "{\(from)}"),
      MonkeyStep.Argument(key: "direction", value: direction),
    ]
    let subject = screen.subject(handle) + " aside"
    return MonkeyStep(.swipeAside, "swipe", arguments: arguments, subject: subject)
  }

  /// Everything that a keyboard can do: one text of each kind, and the keys.
  ///
  /// Values that were given are typed into all their fields at once.
  func typing(on screen: MonkeyScreen) -> [ExploreEdge] {
    let filling = screen.filling(screen.blanks(values)).map(\.demanded)
    return (filling.isEmpty ? [] : [ExploreEdge(1, filling)]) + typingInFocus(on: screen)
  }

  private func typingInFocus(on screen: MonkeyScreen) -> [ExploreEdge] {
    guard let field = screen.focused else { return [] }
    let subject = screen.subject(field)
    func step(
      _ action: MonkeyAction,
      _ command: String,
      _ key: String,
      _ value: String
    )
      -> MonkeyStep
    {
      let argument = MonkeyStep.Argument(key: key, value: value)
      return MonkeyStep(action, command, arguments: [argument], subject: subject)
    }
    let isEmpty = screen.frames.elements[field].element.shownText?.isEmpty ?? true
    let texts = ExploreSamples.texts.enumerated().map { place, text in
      ExploreEdge(
        place == 0 ? 1 : 3,
        step(.type, "inputText", "text", FlowText.quoted(text))
      )
    }
    let enter = ExploreEdge(1, step(.key, "pressKey", "key", "Enter"))
    if isEmpty { return texts + [enter] }
    return [enter, ExploreEdge(2, step(.erase, "eraseText", "charactersToErase", "200"))]
  }
}
