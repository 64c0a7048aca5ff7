import Foundation

/// What a selector's `text` or `id` matches: a regular expression over a whole string, without
/// regard to case, where `.` takes line breaks too.
///
/// The exact string matches as well, so that `合計 (税込)` finds itself. A text without any special
/// character never reaches the regular expressions.
final class FlowPattern {
  /// How often a search may report that it goes on, before it counts as endless.
  private static let patience = 250

  let source: String
  /// Whether a search has taken too long; from then on only the exact string matches.
  private(set) var hasGivenUp = false
  private let expression: NSRegularExpression?
  private let lowered: String
  private let hasCase: Bool

  init(_ source: String) {
    self.source = source
    lowered = source.lowercased()
    hasCase = lowered != source.uppercased()
    expression = Self.isPlain(source) ? nil : Self.expression(source)
  }

  /// What a report of a search that goes on stands for, in elements looked at.
  private static let costOfReport = 4000

  /// What compiling an expression costs, in elements looked at: sets of characters are made whole.
  static func costOfCompiling(_ source: String) -> Int {
    if isPlain(source) { return 0 }
    var cost = 50
    for byte in source.utf8 {
      cost += byte == UInt8(ascii: "[") || byte == UInt8(ascii: "\\") ? costOfReport : 1
    }
    return cost
  }

  /// Whether it matches the whole of `candidate`; never, once the flow has used up what it may.
  func matches(_ candidate: String, _ budget: FlowBudget = FlowBudget()) -> Bool {
    let weight = candidate.utf8.count / 32
    if weight > 0, !budget.spend(weight, of: .matching) { return false }
    if equals(candidate) { return true }
    guard let expression, !hasGivenUp else { return false }
    budget.spend(4, of: .matching)
    let whole = NSRange(candidate.startIndex..., in: candidate)
    var isFound = false
    var isEndless = false
    var reports = 0
    expression.enumerateMatches(
      in: candidate,
      options: [.anchored, .reportProgress],
      range: whole
    ) { match, _, stop in
      reports += 1
      if match == nil, reports < Self.patience,
        budget.spend(Self.costOfReport, of: .matching)
      {
        return
      }
      isFound = match != nil
      isEndless = match == nil
      stop.pointee = true
    }
    hasGivenUp = isEndless
    return isFound
  }

  /// Whether it is the same text but for case.
  private func equals(_ candidate: String) -> Bool {
    guard hasCase else {
      return source.utf8.count == candidate.utf8.count && source.utf8.elementsEqual(candidate.utf8)
    }
    var rest = candidate.utf8.makeIterator()
    for byte in source.utf8 {
      guard let other = rest.next() else { return false }
      if byte == other || Self.folded(byte) == Self.folded(other) { continue }
      return byte < 0x80 && other < 0x80 ? false : lowered == candidate.lowercased()
    }
    return rest.next() == nil
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }

  private static func isPlain(_ source: String) -> Bool {
    source.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: "^"), UInt8(ascii: "$"), UInt8(ascii: "."),
        UInt8(ascii: "|"), UInt8(ascii: "?"), UInt8(ascii: "*"), UInt8(ascii: "+"),
        UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
        UInt8(ascii: "{"), UInt8(ascii: "}"):
        false
      default: true
      }
    }
  }

  /// The expression, anchored at both ends; nil if the text is none.
  ///
  /// It is tried alone first, since `a)|(b` becomes valid by the brackets put around it.
  private static func expression(_ source: String) -> NSRegularExpression? {
    let options: NSRegularExpression.Options = [.caseInsensitive, .dotMatchesLineSeparators]
    guard (try? NSRegularExpression(pattern: source, options: options)) != nil else { return nil }
    return try? NSRegularExpression(pattern: "\\A(?:\(source))\\z", options: options)
  }
}
