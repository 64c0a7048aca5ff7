import FlowFormat
import Scenes
import ScenesHeadless

extension FlowSight {
  /// The number of near misses that a report names.
  static let missLimit = 5

  /// Returns the elements nearest to a query, the nearest first, each with the reason why it did
  /// not match; one that was found and is only disabled alone.
  package func nearMisses(of query: FlowQuery) -> [FlowNearMiss] {
    if let found = target(query), !found.isEnabled, query.enabled == nil, isVisible(found) {
      return [FlowNearMiss(found, distance: 0, reason: "it was found, but is disabled")]
    }
    return Array(misses(of: query, among: frames.elements).nearestFirst.prefix(Self.missLimit))
  }

  /// Returns those of some elements that come near to a query, each with the reason why it did not match.
  func misses(of query: FlowQuery, among elements: [LaidOutElement]) -> [FlowNearMiss] {
    let relations = query.relations.map { (relation: $0, targets: matches($0.target)) }
      .map { Related($0.relation, to: $0.targets, in: frames) }
    return elements.compactMap { laidOut in
      guard let (distance, reason) = miss(of: query, laidOut, relations) else { return nil }
      return FlowNearMiss(laidOut, distance: distance, reason: reason)
    }
  }

  /// Returns an element's distance from a query and the reason why it doesn't match.
  private func miss(
    of query: FlowQuery,
    _ laidOut: LaidOutElement,
    _ relations: [Related]
  ) -> (Int, String)? {
    var distance = 0
    var reasons: [String] = []
    if let id = query.id {
      guard let identifier = laidOut.element.identifier else { return nil }
      guard let edits = edits(id, identifier) else { return nil }
      distance += edits
      if edits > 0 { reasons.append("its id is “\(identifier)”, \(Self.words(edits))") }
    }
    if let text = query.text {
      guard let (edits, words) = nearestWords(text, laidOut.element) else {
        guard distance == 0, query.id != nil else { return nil }
        if let reason = reason(for: text, inside: laidOut, query) { return (0, reason) }
        return (1, laidOut.element.shownText.map { "it says “\($0)”" } ?? "it says nothing")
      }
      distance += edits
      if edits > 0 {
        reasons.append("it says “\(words)”, \(Self.words(edits))\(Self.advice(text, of: words))")
      }
    }
    if query.id == nil, query.text == nil, query.relations.isEmpty { return nil }
    if let state = unmetState(query, for: laidOut) { reasons.append("it \(state)") }
    reasons += relations.compactMap { $0.unmet(by: laidOut) }
    if let obstacle = obstacle(to: laidOut) { reasons.append("it \(obstacle)") }
    if query.id == nil, query.text == nil, reasons.count > 1 { return nil }
    if reasons.isEmpty, let index = query.index {
      reasons.append("it is among those that match, but none of them has index \(index)")
    }
    return reasons.isEmpty ? nil : (distance, reasons.joined(separator: "; "))
  }

  /// Returns the reason why a text is not that of an identified element: it is that of an element inside.
  private func reason(
    for text: FlowPattern,
    inside laidOut: LaidOutElement,
    _ query: FlowQuery
  ) -> String? {
    guard let id = query.id,
      frames.elements[laidOut.index..<laidOut.endIndex].contains(where: { element in
        element.element.isCalled { text.matches($0, budget) }
      })
    else { return nil }
    return "its id is that, but the text is in an element inside it: write "
      + "{text: \(text.source), childOf: {id: \(id.source)}}"
  }

  /// A relation with the reason why it does not hold.
  private struct Related {
    private let relations: FlowRelations
    private let reason: String

    init(_ relation: FlowQuery.Relation, to targets: [Int], in frames: ScreenFrames) {
      relations = FlowRelations(relation.kind, to: targets, in: frames)
      let (name, words) = (relation.kind.rawValue, relation.target.words)
      reason =
        targets.isEmpty
        ? "\(name) cannot hold: nothing is \(words)" : "it is not \(name) \(words)"
    }

    func unmet(by laidOut: LaidOutElement) -> String? {
      relations.holds(at: laidOut.index) ? nil : reason
    }
  }

  private func nearestWords(
    _ pattern: FlowPattern,
    _ element: ScreenNodeLook
  ) -> (edits: Int, words: String)? {
    var nearest: (edits: Int, words: String)?
    _ = element.isCalled { words in
      if let edits = edits(pattern, words), edits < nearest?.edits ?? .max {
        nearest = (edits, words)
      }
      return false
    }
    return nearest
  }

  /// Returns the number of edits between two texts if it is less than half of the longer one's
  /// length, or one contains the other.
  private func edits(_ pattern: FlowPattern, _ candidate: String) -> Int? {
    if pattern.matches(candidate, budget) { return 0 }
    guard let edits = NearestName.distance(pattern.source.lowercased(), candidate.lowercased())
    else { return nil }
    let longer = max(pattern.source.unicodeScalars.count, candidate.unicodeScalars.count)
    let isPart = candidate.contains(pattern.source) || pattern.source.contains(candidate)
    return edits * 2 <= longer || (isPart && !candidate.isEmpty) ? edits : nil
  }

  /// Returns the advice on how to find a text by a part of it; empty if there is none.
  private static func advice(_ part: FlowPattern, of text: String) -> String {
    let source = part.source
    guard !source.isEmpty, text.contains(source),
      source.allSatisfy({ $0.isLetter || $0.isNumber || $0.isWhitespace })
    else { return "" }
    let (before, after) = (text.hasPrefix(source) ? "" : ".*", text.hasSuffix(source) ? "" : ".*")
    return "; the whole text has to match: write “\(before)\(source)\(after)”"
  }

  private static func words(_ edits: Int) -> String {
    edits == 1 ? "1 edit away" : "\(edits) edits away"
  }
}

extension [FlowNearMiss] {
  /// The nearest first, and those that are equally near in their order.
  var nearestFirst: [FlowNearMiss] {
    enumerated()
      .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .map(\.element)
  }
}

extension FlowNearMiss {
  fileprivate init(_ laidOut: LaidOutElement, distance: Int, reason: String) {
    self.init(
      element: laidOut.element.description,
      frame: laidOut.frame.description,
      distance: distance,
      reason: reason
    )
  }
}
