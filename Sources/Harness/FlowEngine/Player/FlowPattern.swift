package import FlowFormat
import Foundation

/// The pattern of a selector's `text` or `id`: a regular expression of Java over a whole string.
///
/// It ignores case, `.` matches line breaks too, and `^` and `$` match at lines, as in Maestro.
///
/// The exact string matches as well, so that `合計 (税込)` finds itself. A text without any special
/// character is compared without a regular expression.
package final class FlowPattern {
  /// The number of progress reports after which a search counts as endless.
  package static let patience = 250

  package let source: String
  /// `true` once a search has taken too long; afterwards only the exact string matches.
  private(set) var hasGivenUp = false
  /// The places of the elements that it has found last as an identifier.
  var lastLook: (moment: FlowSight.Moment, places: [Int])?
  private let expression: NSRegularExpression?
  /// `true` if it is compared without a regular expression.
  var isPlain: Bool { expression == nil }
  private let bytes: [UInt8]
  // Only where a candidate differs in a letter that is not of ASCII.
  private lazy var lowered = source.lowercased()
  private lazy var hasCase = !Self.isWithoutCase(source) && lowered != source.uppercased()

  /// `true` if it has special characters, and is no regular expression: only the exact string matches.
  let isBroken: Bool

  /// Creates a pattern.
  ///
  /// - Parameters:
  ///   - source: The text of the selector.
  ///   - isAffordable: `false` if the flow's budget is used up: only the exact string matches then.
  package init(_ source: String, isAffordable: Bool = true) {
    self.source = source
    bytes = Array(source.utf8)
    let isPlain = !isAffordable || Self.isPlain(source)
    expression = isPlain ? nil : Self.expression(source)
    isBroken = !isPlain && expression == nil
  }

  /// The cost of one progress report of a search, in tested elements.
  private static let costOfReport = 4000

  /// Returns the cost of compiling an expression, in tested elements: every set of characters is
  /// built in full.
  static func costOfCompiling(_ source: String) -> Int {
    if isPlain(source) { return 0 }
    var cost = 50
    for byte in source.utf8 {
      cost += byte == UInt8(ascii: "[") || byte == UInt8(ascii: "\\") ? costOfReport : 1
    }
    return cost
  }

  /// Returns a Boolean value that indicates whether the pattern matches the whole of `candidate`; never,
  /// once the flow's budget is used up.
  package func matches(_ candidate: String, _ budget: FlowBudget = FlowBudget()) -> Bool {
    let weight = candidate.utf8.count / 32
    if weight > 0, !budget.spend(weight, of: .matching) { return false }
    if equals(candidate) { return true }
    guard let expression, !hasGivenUp else { return false }
    if search(expression, candidate, budget) { return true }
    // As in Maestro, a line break also counts as a space.
    guard !hasGivenUp, candidate.utf8.contains(0x0A) else { return false }
    return search(expression, candidate.replacing("\n", with: " "), budget)
  }

  /// Returns a Boolean value that indicates whether the pattern matches an identifier.
  ///
  /// As in Maestro, the part up to the last slash may be left out.
  package func matches(identifier: String, _ budget: FlowBudget = FlowBudget()) -> Bool {
    if matches(identifier, budget) { return true }
    guard let slash = identifier.utf8.lastIndex(of: UInt8(ascii: "/")) else { return false }
    return matches(String(identifier[identifier.index(after: slash)...]), budget)
  }

  private func search(
    _ expression: NSRegularExpression,
    _ candidate: String,
    _ budget: FlowBudget
  ) -> Bool {
    guard budget.spend(4, of: .matching) else { return false }
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

  /// Returns a Boolean value that indicates whether `candidate` is the pattern's text, ignoring case.
  private func equals(_ candidate: String) -> Bool {
    let text = candidate.utf8
    let isEqual = text.withContiguousStorageIfAvailable { equals($0) } ?? equals(Array(text))
    guard isEqual == nil, hasCase else { return isEqual ?? false }
    return lowered == candidate.lowercased()
      || (text.contains(0x0A) && lowered == candidate.lowercased().replacing("\n", with: " "))
  }

  /// Returns a Boolean value that indicates whether these are the bytes of the pattern's text, ignoring the
  /// case of ASCII; `nil` where that leaves it open.
  private func equals(_ candidate: some RandomAccessCollection<UInt8>) -> Bool? {
    for (byte, other) in zip(bytes, candidate)
    where byte != other && Self.folded(byte) != Self.folded(other)
      && !(byte == 0x20 && other == 0x0A)
    {
      return byte < 0x80 && other < 0x80 ? false : nil
    }
    return bytes.count == candidate.count
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }

  /// Returns a Boolean value that indicates whether a text has only characters without case: kana, Chinese
  /// characters and their punctuation, and those of ASCII that are no letters.
  private static func isWithoutCase(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      (0x3000...0x9FFF).contains(scalar.value)
        || (scalar.isASCII && !scalar.properties.isAlphabetic)
    }
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

  /// Returns the expression, anchored at both ends; `nil` if the text isn't a regular expression.
  ///
  /// The text is compiled alone first, since brackets around it would make `a)|(b` valid.
  private static func expression(_ source: String) -> NSRegularExpression? {
    let options: NSRegularExpression.Options = [
      .caseInsensitive, .dotMatchesLineSeparators, .anchorsMatchLines,
    ]
    let translated = JavaExpression.translated(source)
    guard (try? NSRegularExpression(pattern: translated, options: options)) != nil else {
      return nil
    }
    return try? NSRegularExpression(pattern: "\\A(?:\(translated))\\z", options: options)
  }
}

/// The patterns of one run, each compiled once, and the run's budget.
///
/// They are not shared between runs: an expression on which one flow gave up would match
/// differently in the next.
@MainActor
package final class FlowPatterns {
  package let budget: FlowBudget
  /// Room for those of most flows, since a dictionary that grows moves all of them.
  private var patterns = [String: FlowPattern](minimumCapacity: 24)

  package init(_ budget: FlowBudget = FlowBudget()) {
    self.budget = budget
  }

  package func pattern(_ source: String) -> FlowPattern {
    budget.spend(1 + source.utf8.count / 64, of: .matching)
    if let known = patterns[source] { return known }
    let isAffordable = budget.spend(FlowPattern.costOfCompiling(source), of: .matching)
    let made = FlowPattern(source, isAffordable: isAffordable)
    patterns[source] = made
    return made
  }
}
