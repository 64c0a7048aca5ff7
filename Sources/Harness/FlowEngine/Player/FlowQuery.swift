package import FlowFormat
import Scenes
package import ScenesHeadless

/// A selector with its `${…}` evaluated and its patterns compiled, at one moment of a run.
///
/// It is a class, since a look passes it on several times, and each copy would count all references in it.
package final class FlowQuery {
  package struct Relation {
    package let kind: ScreenRelation
    package let target: FlowQuery
  }

  private let selector: FlowSelector
  package let text: FlowPattern?
  package let id: FlowPattern?
  package let index: Int?
  package let enabled: Bool?
  let selected: Bool?
  package let checked: Bool?
  package let focused: Bool?
  package let traits: [(name: String, trait: FlowTrait)]
  package let width: Double?
  package let height: Double?
  let tolerance: Double
  package let relations: [Relation]
  /// A Boolean value that indicates whether the query reads more of an element than its text and identifier.
  let asksForState: Bool
  /// The indices of the elements that it has found last.
  var lastMatches: (moment: FlowSight.Moment, indices: [Int])?

  @MainActor
  package init(
    _ selector: FlowSelector,
    in scope: FlowScope,
    _ patterns: FlowPatterns
  ) throws(FlowError) {
    let budget = patterns.budget
    text = try selector.text.pattern(in: scope, patterns)
    id = try selector.id.pattern(in: scope, patterns)
    index = try selector.index.resolved(in: scope, budget)
    enabled = try selector.enabled.resolved(in: scope, budget)
    selected = try selector.selected.resolved(in: scope, budget)
    checked = try selector.checked.resolved(in: scope, budget)
    focused = try selector.focused.resolved(in: scope, budget)
    traits = try Self.traits(selector, in: scope, budget)
    width = try selector.width.resolved(in: scope, budget)
    height = try selector.height.resolved(in: scope, budget)
    tolerance = try selector.tolerance.resolved(in: scope, budget) ?? 0
    var relations: [Relation] = []
    for relation in selector.relations {
      let target = try FlowQuery(relation.target, in: scope, patterns)
      relations.append(Relation(kind: relation.kind, target: target))
    }
    self.relations = relations
    self.selector = selector
    asksForState =
      enabled != nil || selected != nil || checked != nil || focused != nil || !traits.isEmpty
      || width != nil || height != nil
  }

  private static func traits(
    _ selector: FlowSelector,
    in scope: FlowScope,
    _ budget: FlowBudget
  ) throws(FlowError) -> [(name: String, trait: FlowTrait)] {
    if selector.traits.isEmpty { return [] }
    var traits: [(name: String, trait: FlowTrait)] = []
    for text in selector.traits {
      for name in try text.text(in: scope, budget).split(separator: " ").map(String.init) {
        guard let trait = FlowTrait(name) else { throw FlowTrait.unknown(name, at: text) }
        traits.append((name, trait))
      }
    }
    return traits
  }

  /// A Boolean value that indicates whether one of the query's own patterns has given up.
  var hasGivenUp: Bool { text?.hasGivenUp == true || id?.hasGivenUp == true }

  /// A Boolean value that indicates whether the query finds the same elements again on the same screen.
  ///
  /// A pattern that gives up in the middle of a screen finds fewer the next time.
  var isSteady: Bool { !hasGivenUp && relations.allSatisfy(\.target.isSteady) }

  /// The first of the query's own patterns that is no regular expression; `nil` if each is one.
  var brokenPattern: String? { [text, id].compactMap(\.self).first { $0.isBroken }?.source }

  /// The selector as it is written, but with its texts evaluated.
  package var words: String {
    var evaluated = selector
    evaluated.text = text.map { FlowText($0.source) }
    evaluated.id = id.map { FlowText($0.source) }
    return evaluated.description
  }
}

extension FlowText? {
  @MainActor
  fileprivate func pattern(
    in scope: FlowScope,
    _ patterns: FlowPatterns
  ) throws(FlowError) -> FlowPattern? {
    guard let self else { return nil }
    return patterns.pattern(try self.text(in: scope, patterns.budget))
  }
}

extension Optional {
  /// Returns the value at one moment of a run, if there is one.
  func resolved<Value>(
    in scope: FlowScope,
    _ budget: FlowBudget
  ) throws(FlowError) -> Value? where Wrapped == FlowParameter<Value> {
    guard let self else { return nil }
    return try self.resolved(in: scope, budget)
  }
}
