import FlowEngine
import FlowFormat
import FlowReports
import ScenesHeadless

extension FlowSelector {
  /// The selector as it is written: a bare text, or its keys.
  var writing: FlowWriting {
    if let text, pairs.count == 1 { return .text(text.source) }
    return .map(pairs)
  }

  /// Its keys with their values, of those that a recorder uses.
  var pairs: [FlowWriting.Pair] {
    var pairs: [FlowWriting.Pair] = []
    if let id { pairs.append(FlowWriting.Pair("id", .text(id.source))) }
    if let text { pairs.append(FlowWriting.Pair("text", .text(text.source))) }
    if let trait = traits.first { pairs.append(FlowWriting.Pair("traits", .text(trait.source))) }
    if case .value(let index)? = index {
      pairs.append(FlowWriting.Pair("index", .word("\(index)")))
    }
    for relation in relations {
      let target = relation.target.writing
      let isList = relation.kind == .containsDescendants
      pairs.append(FlowWriting.Pair(relation.kind.rawValue, isList ? .list([target]) : target))
    }
    return pairs
  }
}
