/// The kind of value that a command reads under one of its keys, as its own reader says.
package indirect enum FlowKeyKind: Equatable, Sendable {
  /// A text, in which `${…}` may stand.
  case text
  /// A number, a truth value or the like, in words.
  case value(String)
  /// A whole number, in words; from 0 if it counts.
  case whole(String)
  /// A number that need not be whole, in words.
  case number(String)
  /// True or false.
  case truth
  /// One of some words, in capitals or not.
  case choice([String])
  /// A time span.
  case duration(FlowDuration.Notation)
  /// An element.
  case selector
  /// A condition.
  case condition
  /// Steps.
  case steps
  /// Data of any form.
  case tree
  /// Named data.
  case entries
  /// Values for `${…}` by name.
  case env
  /// A mapping of these keys.
  case mapping([String: FlowKeyKind])

  /// The kind of a typed value.
  package init<Value: FlowParsable>(_ type: Value.Type) {
    if type == Bool.self {
      self = .truth
    } else if type == Int.self {
      self = .whole(type.expectation)
    } else if type == Double.self {
      self = .number(type.expectation)
    } else if let words = (type as? any FlowChoice.Type)?.words {
      self = .choice(words)
    } else {
      self = .value(type.expectation)
    }
  }

  /// The expected value, as the end of a sentence.
  package var words: String {
    switch self {
    case .text: "a text"
    case .value(let words), .whole(let words), .number(let words): words[...].withoutComma
    case .truth: Bool.expectation
    case .choice(let words): "one of \(words.joined(separator: ", "))"
    case .duration(let notation): notation.expectation[...].withoutComma
    case .selector: "a selector: a text, or a mapping"
    case .condition: "a condition: visible, notVisible, true, platform"
    case .steps: "a list of steps"
    case .tree: "anything"
    case .entries: "names with values"
    case .env: "names with texts"
    case .mapping(let keys): "a mapping of \(keys.keys.sorted().joined(separator: ", "))"
    }
  }
}

extension FlowChoice {
  fileprivate static var words: [String] { allCases.map(\.rawValue) }
}

extension Substring {
  /// Without a comma at the end, which belongs to the sentence of an error.
  fileprivate var withoutComma: String { String(last == "," ? dropLast() : self) }
}
