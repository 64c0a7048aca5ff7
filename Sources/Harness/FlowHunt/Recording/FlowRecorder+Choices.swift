import FlowEngine
import FlowFormat
import FlowReports
package import Scenes
import ScenesHeadless

/// Buttons and entries that are on the screen only while they are chosen from.
extension FlowRecorder {
  /// Writes the swipe that uncovers the buttons of an element, and the tap on one of them.
  func uncover(_ index: Int, of element: LaidOutElement, in screen: ScreenFrames) {
    let look = element.element
    guard look.swipeActions.indices.contains(index) else { return }
    let isLeading = look.leadingSwipeActions.contains(index)
    let edge: ScreenSwipeAction.Edge = isLeading ? .leading : .trailing
    settle(screen)
    write(swipeOf: element, at: edge, in: screen)
    // The first button of an edge is the outermost.
    let beside = look.swipeActions.indices.filter {
      look.leadingSwipeActions.contains($0) == isLeading
    }
    let ordered = isForward(edge) ? beside : beside.reversed()
    let identifiers = window.swipeActionIdentifiers(of: element.id)
    let choices = ordered.map { place in
      let identifier = identifiers.indices.contains(place) ? identifiers[place] : nil
      return (title: look.swipeActions[place], identifier: identifier)
    }
    if let place = ordered.firstIndex(of: index) { choose(place, of: choices, in: screen) }
  }

  /// Taps one of the buttons that a swipe has uncovered, or one of the entries of a menu.
  ///
  /// Its identifier comes first, then its title, and last its number among those that the title matches. A name that
  /// the screen behind has too is looked for in front of it only.
  ///
  /// - Parameters:
  ///   - place: The index of the button or entry.
  ///   - choices: All of them, as a person reads.
  ///   - screen: The screen behind them.
  func choose(
    _ place: Int,
    of choices: [(title: String, identifier: String?)],
    in screen: ScreenFrames
  ) {
    let (title, identifier) = choices[place]
    var selector = RecordedSelector.text(title)
    // A play finds all choices that the name matches, as a regular expression and in any case.
    let titles = FlowPattern(title)
    if let identifier, !identifier.isEmpty, case let identifiers = FlowPattern(identifier),
      choices.count(where: { identifiers.matches(identifier: $0.identifier ?? "") }) == 1
    {
      selector = RecordedSelector.id(identifier)
    } else if choices.count(where: { titles.matches($0.title) }) > 1 {
      selector.index = .value(choices[..<place].count { titles.matches($0.title) })
    }
    if selector.index != nil || RecordedSelector.found(selector, in: screen) != nil {
      var menu = FlowSelector()
      menu.traits = [FlowText(ScreenRole.menu.rawValue)]
      selector.relations = [FlowSelector.Relation(kind: .childOf, target: menu)]
    }
    steps.append(FlowWriting.step("tapOn", selector.writing))
  }

  /// Writes the swipe that uncovers the buttons of an element at an edge.
  package func write(
    swipeOf element: LaidOutElement,
    at edge: ScreenSwipeAction.Edge,
    in screen: ScreenFrames
  ) {
    guard let selector = selector(of: element, taking: .swipeAction, in: screen) else {
      return skip(.swipeAction(0), on: element)
    }
    look(for: selector, in: screen)
    let direction: FlowDirection = isForward(edge) ? .right : .left
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

  /// A Boolean value that indicates whether a finger goes to the right to uncover the buttons of an edge.
  private func isForward(_ edge: ScreenSwipeAction.Edge) -> Bool {
    (edge == .leading) == (window.environment.layoutDirection == .leftToRight)
  }
}
