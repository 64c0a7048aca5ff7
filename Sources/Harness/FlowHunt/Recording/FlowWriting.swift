import FlowEngine
import FlowFormat
import FlowReports

/// A value as it is written into a flow file in its normal form.
indirect enum FlowWriting: Equatable {
  /// A text, in quotes where it needs some.
  case text(String)
  /// A number or a word of the format.
  case word(String)
  /// Keys with their values.
  case map([Pair])
  /// Items.
  case list([FlowWriting])

  struct Pair: Equatable {
    let key: String
    let value: FlowWriting

    init(_ key: String, _ value: FlowWriting) {
      (self.key, self.value) = (key, value)
    }
  }

  /// Returns the lines of a step, the first with its dash.
  static func step(_ name: String, _ value: FlowWriting? = nil) -> [String] {
    guard let value else { return ["- \(name)"] }
    return value.lines(after: "- \(name):", indent: 4)
  }

  /// Returns the lines of the value behind a key, or below it.
  func lines(after head: String, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    switch self {
    case .text(let text): return ["\(head) \(Self.written(text))"]
    case .word(let word): return ["\(head) \(word)"]
    case .map(let pairs):
      return [head]
        + pairs.flatMap { $0.value.lines(after: "\(margin)\($0.key):", indent: indent + 2) }
    case .list(let items):
      return [head]
        + items.flatMap { item -> [String] in
          guard case .map(let pairs) = item else {
            return item.lines(after: "\(margin)-", indent: indent + 2)
          }
          var lines = pairs.flatMap { pair in
            pair.value.lines(after: "\(margin)  \(pair.key):", indent: indent + 4)
          }
          if let first = lines.first { lines[0] = "\(margin)- " + first.dropFirst(indent + 2) }
          return lines
        }
    }
  }

  /// Returns a text as a file contains it: plain where it cannot be taken for something else.
  static func written(_ text: String) -> String {
    guard let first = text.first, let last = text.last, first.isLetter, last != " ",
      !first.isDash, text.count <= 60,
      text.allSatisfy({ $0.isLetter || $0.isNumber || plain.contains($0) })
    else { return FlowText.quoted(text) }
    return text
  }

  private static let plain: Set<Character> = [
    " ", "-", "_", ".", "/", "!", "?", "、", "。", "・", "（", "）", "(", ")", "+", ",", "%", "円",
  ]
}

extension Character {
  /// A Boolean value that indicates whether a person could have meant the dash of a list by it, as with a Japanese
  /// keyboard.
  fileprivate var isDash: Bool { self == "ー" || self == "－" }
}
