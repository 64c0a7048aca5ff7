import Scenes
import ScenesHeadless

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// A selector as data that the model of the finding reads.
struct WishedElement {
  struct Relation {
    var kind: ScreenRelation
    var target: WishedElement
  }

  var words: [String] = []
  var id: String?
  var index: Int?
  var enabled: Bool?
  var selected: Bool?
  var checked: Bool?
  var width: Double?
  var height: Double?
  var tolerance = 0.0
  var relations: [Relation] = []

  /// Creates a selector at random, with relations to others down to a depth.
  init(_ random: inout SplitMix, depth: Int = 2) {
    let count = depth > 0 ? [0, 1, 1, 1, 2, 3][random.below(6)] : 0
    let kinds = ScreenRelation.allCases
    for _ in 0..<count {
      let kind = kinds[random.below(kinds.count)]
      let isList = kind == .containsDescendants
      if !isList, relations.contains(where: { $0.kind == kind }) { continue }
      relations.append(Relation(kind: kind, target: WishedElement(&random, depth: depth - 1)))
    }
    switch random.below(5) {
    case 0: id = ["p", "q", "r"][random.below(3)]
    case 1 where !relations.isEmpty: break
    default: words = [["a"], ["b"], ["c"], ["a", "b"], ["a", "b", "c"]][random.below(5)]
    }
    if random.below(6) == 0 { index = random.below(9) - 4 }
    switch random.below(12) {
    case 0: enabled = random.below(2) == 0
    case 1: selected = random.below(2) == 0
    case 2: checked = random.below(2) == 0
    case 3: (width, tolerance) = (Double(random.below(4) * 20), Double(random.below(3) * 20))
    case 4: (height, tolerance) = (Double(random.below(4) * 20), Double(random.below(3) * 20))
    default: break
    }
  }

  /// The selector as a flow has it.
  var yaml: String {
    var parts: [String] = []
    if !words.isEmpty { parts.append("text: '\(words.joined(separator: "|"))'") }
    if let id { parts.append("id: \(id)") }
    if let index { parts.append("index: \(index)") }
    if let enabled { parts.append("enabled: \(enabled)") }
    if let selected { parts.append("selected: \(selected)") }
    if let checked { parts.append("checked: \(checked)") }
    if let width { parts.append("width: \(width)") }
    if let height { parts.append("height: \(height)") }
    if tolerance > 0 { parts.append("tolerance: \(tolerance)") }
    for relation in relations where relation.kind != .containsDescendants {
      parts.append("\(relation.kind.rawValue): \(relation.target.yaml)")
    }
    let inside = relations.filter { $0.kind == .containsDescendants }.map(\.target.yaml)
    if !inside.isEmpty {
      parts.append("containsDescendants: [\(inside.joined(separator: ", "))]")
    }
    return "{\(parts.joined(separator: ", "))}"
  }

  /// The query that the flow's reader makes of it.
  @MainActor
  func query() throws -> FlowQuery? {
    let (flow, _) = FlowReader().read(Array("- tapOn: \(yaml)".utf8), file: "f.yaml")
    let tap = flow?.steps.first?.command as? TapOnCommand
    return try tap?.tap.selector.map { try FlowQuery($0, in: FlowScope(), FlowPatterns()) }
  }
}
