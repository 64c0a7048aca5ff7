import FlowEngine
import FlowFormat
import FlowReports
import Scenes

extension WalkVocabulary {
  /// Everything that a finger can do on a screen: the first of those that are alike is the nearest.
  func touches(on screen: WalkScreen) -> [WalkEdge] {
    var edges: [WalkEdge] = []
    var alike: [String: Int] = [:]
    for index in screen.taking + screen.fields where screen.isReachable(index) {
      if screen.focused == index { continue }
      let subject = screen.subject(index)
      let before = alike[subject, default: 0]
      alike[subject] = before + 1
      guard before < Self.mostAlike else { continue }
      let tap = screen.touch(.tap, "tapOn", index)
      edges.append(WalkEdge(1 + before, tap))
      guard before == 0, !screen.fields.contains(index) else { continue }
      edges.append(WalkEdge(2, tap.adding(["repeat": "2", "delay": "50"])))
    }
    edges += first(of: screen.pressed, on: screen) { screen.touch(.longPress, "longPressOn", $0) }
    edges += first(of: screen.doubleTapped, on: screen) {
      screen.touch(.doubleTap, "doubleTapOn", $0)
    }
    edges += first(of: screen.swiped, on: screen) { swipe($0, on: screen) }
    if !screen.refreshed.isEmpty {
      edges.append(WalkEdge(1, screen.refresh))
    }
    if screen.ways.contains(where: { $0.scroll.axis == .vertical && $0.direction == .up }) {
      edges.append(WalkEdge(1, WalkStep(.scroll, "scroll")))
    }
    return edges
  }

  /// Returns the actions on the first of those that are alike.
  private func first(
    of indices: [Int],
    on screen: WalkScreen,
    _ step: (Int) -> WalkStep
  ) -> [WalkEdge] {
    var seen: Set<String> = []
    return indices.compactMap { index in
      guard screen.isReachable(index), seen.insert(screen.subject(index)).inserted else {
        return nil
      }
      return WalkEdge(2, step(index))
    }
  }

  private func swipe(_ row: Int, on screen: WalkScreen) -> WalkStep {
    let look = screen.frames.elements[row].element
    let isLeading = look.leadingSwipeActions.contains(0)
    let direction = isLeading == screen.beginsLeft ? "RIGHT" : "LEFT"
    let handle = screen.handle(of: row)
    let from = screen.selector(handle).map { "\($0.key): \($0.value)" }.joined(separator: ", ")
    return WalkStep(
      .swipeAside,
      "swipe",
      ["from": "{\(from)}", "direction": direction],
      subject: screen.subject(handle) + " aside"
    )
  }

  /// Everything that a keyboard can do: texts and keys.
  ///
  /// Values that were given are typed into all their fields at once.
  func typing(
    on screen: WalkScreen,
    _ texts: [String] = WalkSamples.texts,
    _ keys: [String] = ["Enter"]
  ) -> [WalkEdge] {
    filling(screen) + typingInFocus(on: screen, texts, keys)
  }

  /// The values that were given, typed into all their fields.
  func filling(_ screen: WalkScreen) -> [WalkEdge] {
    let steps = screen.filling(screen.blanks(values))
    return steps.isEmpty ? [] : [WalkEdge(1, steps)]
  }

  private func typingInFocus(
    on screen: WalkScreen,
    _ texts: [String],
    _ keys: [String]
  ) -> [WalkEdge] {
    guard let field = screen.focused else { return [] }
    let subject = screen.subject(field)
    let isEmpty = screen.frames.elements[field].element.shownText?.isEmpty ?? true
    let typed = texts.enumerated().map { place, text in
      let value = FlowText.quoted(text)
      let step = WalkStep(.type, "inputText", ["text": value], subject: subject)
      return WalkEdge(place == 0 ? 1 : 3, step)
    }
    let pressed = keys.map { key in
      WalkEdge(1, WalkStep(.key, "pressKey", ["key": key], subject: subject))
    }
    if isEmpty { return typed + pressed }
    let erase = WalkStep(.erase, "eraseText", ["charactersToErase": "200"], subject: subject)
    return pressed + [WalkEdge(2, erase)]
  }
}
