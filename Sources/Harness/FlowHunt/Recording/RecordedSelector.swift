import FlowEngine
import FlowFormat
import FlowReports
import Scenes
import ScenesHeadless

/// Chooses how a flow names an element: so that it is found again when texts or the order of rows have changed.
///
/// Its identifier comes first, then its words, then those inside it, then its position by the elements around it, and
/// last its number. Each is tried on the screen by the search that plays flows, and counts only if nothing else is
/// found by it.
@MainActor
struct RecordedSelector {
  /// The longest text by which something is named.
  private static let longest = 40

  private let frames: ScreenFrames
  private let element: LaidOutElement
  private let isFound: (LaidOutElement) -> Bool

  /// - Parameters:
  ///   - element: The element.
  ///   - frames: The screen that it is on.
  ///   - isFound: Returns whether the element that a search has found leads to it.
  init(
    _ element: LaidOutElement,
    in frames: ScreenFrames,
    isFound: @escaping (LaidOutElement) -> Bool
  ) {
    (self.element, self.frames, self.isFound) = (element, frames, isFound)
  }

  /// Returns the first selector that finds the element and nothing else, hidden parts of scrolls included, or that
  /// finds it beside something.
  ///
  /// Otherwise the selector finds nothing else that can be seen, or it has a number. The result is `nil` if the element
  /// has neither words nor a kind of its own.
  func selector() -> FlowSelector? {
    let candidates = names + inside
    return candidates.first { finds($0, alone: .everywhere) }
      ?? beside.first { finds($0, alone: .byNumber) }
      ?? candidates.first { finds($0, alone: .inSight) }
      ?? (names + [kind]).lazy.compactMap { numbered($0) }.first
  }

  // MARK: - What there is to say

  /// Its identifier, its words, and those of the elements in it.
  private var names: [FlowSelector] {
    var names: [FlowSelector] = []
    if let id = element.element.identifier, !id.isEmpty { names.append(Self.id(id)) }
    if let words = Self.words(of: element) { names.append(Self.text(words)) }
    let inner = frames.elements[element.index + 1..<element.endIndex]
    return names + inner.compactMap(\.element.identifier).prefix(3).map { Self.id($0) }
      + inner.compactMap { Self.words(of: $0) }.prefix(3).map { Self.text($0) }
  }

  /// Its kind, which says little.
  private var kind: FlowSelector {
    var selector = FlowSelector()
    selector.traits = [FlowText(element.element.role.rawValue)]
    return selector
  }

  /// Its names with the identifier of an element around it, the innermost first.
  private var inside: [FlowSelector] {
    var around: [FlowSelector.Relation] = []
    var next = frames.parent(of: element)
    while let outer = next {
      if let id = outer.element.identifier, !id.isEmpty {
        around.append(FlowSelector.Relation(kind: .childOf, target: Self.id(id)))
      }
      next = frames.parent(of: outer)
    }
    return own(with: around)
  }

  /// Its names with words that stand before it in its row, or above it: the nearest to them is found first.
  private var beside: [FlowSelector] {
    let neighbours = frames.elements.filter {
      frames.isVisible($0) && !element.contains($0) && !$0.contains(element) && $0.id != element.id
    }
    let row = neighbours.filter {
      $0.frame.y < element.frame.maxY && $0.frame.maxY > element.frame.y
        && $0.frame.maxX <= element.frame.x
    }
    let above = neighbours.filter { $0.frame.maxY <= element.frame.y }
    var around: [FlowSelector.Relation] = []
    for (kind, others) in [
      (ScreenRelation.rightOf, row.suffix(4)), (ScreenRelation.below, above.suffix(4)),
    ] {
      for other in others.reversed() {
        guard other.element.events.isEmpty, let words = Self.words(of: other),
          !words.contains(where: { $0.isNumber && !$0.isLetter })
        else { continue }
        around.append(FlowSelector.Relation(kind: kind, target: Self.text(words)))
      }
    }
    return own(with: around)
  }

  private func own(with around: [FlowSelector.Relation]) -> [FlowSelector] {
    let own = names + [kind]
    return around.flatMap { relation in
      own.map { selector in
        var selector = selector
        selector.relations = [relation]
        return selector
      }
    }
  }

  private func numbered(_ selector: FlowSelector) -> FlowSelector? {
    guard let query = Self.query(selector) else { return nil }
    let sight = FlowSight(frames: frames)
    let found = sight.matches(query).map { frames.elements[$0] }.filter { frames.isVisible($0) }
    guard let place = frames.inReadingOrder(found).firstIndex(where: { isFound($0) }) else {
      return nil
    }
    var selector = selector
    selector.index = .value(place)
    return finds(selector, alone: .byNumber) ? selector : nil
  }

  // MARK: - Trying

  /// Among what nothing else must be found.
  private enum Alone {
    case everywhere, inSight, byNumber
  }

  private func finds(_ selector: FlowSelector, alone: Alone) -> Bool {
    guard let query = Self.query(selector) else { return false }
    let sight = FlowSight(frames: frames)
    guard let target = sight.target(query), isFound(target) else { return false }
    guard alone != .byNumber else { return true }
    let all = sight.matches(query).map { frames.elements[$0] }.filter { !$0.isHidden }
    let counted = alone == .everywhere ? all : all.filter { frames.isVisible($0) }
    return frames.inReadingOrder(counted).count <= 1
  }

  private static func query(_ selector: FlowSelector) -> FlowQuery? {
    try? FlowQuery(selector, in: FlowScope(), FlowPatterns(FlowBudget()))
  }

  /// Returns what a selector finds on a screen.
  static func found(_ selector: FlowSelector, in screen: ScreenFrames) -> LaidOutElement? {
    query(selector).flatMap { FlowSight(frames: screen).target($0) }
  }

  /// Returns the visible part of the element that a selector finds, in percent; `nil` if it can't be seen.
  static func visiblePart(_ selector: FlowSelector, in screen: ScreenFrames) -> Int? {
    let sight = FlowSight(frames: screen)
    guard let query = query(selector), let found = sight.visible(query) else { return nil }
    return Int(min(1, sight.visiblePart(of: found)) * 100)
  }

  // MARK: - Words

  /// The name of an element: its label, or its text unless a person types it, or a field's placeholder.
  static func words(of element: LaidOutElement) -> String? {
    let look = element.element
    if element.isHidden { return nil }
    let text = look.events.contains(.text) || look.role == .image ? nil : look.shownText
    guard let words = look.label ?? text ?? look.placeholder, !words.isEmpty,
      words.count <= longest,
      !words.contains(where: \.isNewline)
    else { return nil }
    return words
  }

  static func id(_ id: String) -> FlowSelector {
    var selector = FlowSelector()
    selector.id = FlowText(id)
    return selector
  }

  static func text(_ words: String) -> FlowSelector {
    var selector = FlowSelector()
    selector.text = FlowText(words)
    return selector
  }
}
