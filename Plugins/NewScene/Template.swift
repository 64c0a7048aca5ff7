import Foundation

/// A template: a file's text, or its path, with placeholders.
struct Template {
  /// The path for error messages.
  let file: String
  /// The text with its placeholders.
  let text: String

  /// Fills the placeholders in.
  ///
  /// - Throws: The first mistake, with its line.
  func text(with values: TemplateValues) throws(NewSceneError) -> String {
    var lines: [String] = []
    // `nil` outside a condition; inside, whether the current branch is kept.
    var branch: Bool?
    let all = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (number, line) in all.enumerated() {
      switch (line, branch) {
      case ("__if-router__", nil): branch = values.hasRouter
      case ("__else__", let isKept?): branch = !isKept
      case ("__end__", _?): branch = nil
      case ("__if-router__", _), ("__else__", _), ("__end__", _):
        throw mistake(number, "“\(line)” does not fit here: __if-router__ … __else__ … __end__.")
      default:
        if branch != false { lines.append(try filled(line, number, values)) }
      }
    }
    guard branch == nil else {
      throw mistake(lines.count, "The last __if-router__ has no __end__.")
    }
    return Self.sortingImports(lines).joined(separator: "\n")
  }

  private func filled(
    _ line: Substring,
    _ number: Int,
    _ values: TemplateValues
  ) throws(NewSceneError) -> String {
    var filled = ""
    var rest = line
    while let match = rest.firstMatch(of: /__([A-Za-z][A-Za-z-]*)(?::([A-Za-z0-9]+))?__/) {
      filled += rest[..<match.range.lowerBound]
      rest = rest[match.range.upperBound...]
      if let value = values.value(of: match.1, match.2) {
        filled += value
      } else if TemplateValues.resembles(match.1) {
        throw mistake(
          number,
          "There is no placeholder “\(match.0)”. Use one of: \(TemplateValues.names)."
        )
      } else {
        filled += match.0
      }
    }
    return filled + rest
  }

  private func mistake(_ index: Int, _ why: String) -> NewSceneError {
    .badTemplate(file: file, line: index + 1, why: why)
  }

  /// Sorts each block of imports, since the order depends on the feature's name.
  private static func sortingImports(_ lines: [String]) -> [String] {
    var sorted: [String] = []
    var block: [(module: Substring, line: String)] = []
    func flush() {
      sorted += block.sorted { $0.module < $1.module }.map(\.line)
      block = []
    }
    for line in lines {
      if let match = line.wholeMatch(
        of: /(?:@testable )?(?:public |package |internal )?import (\w+)/
      ) {
        block.append((match.1, line))
      } else {
        flush()
        sorted.append(line)
      }
    }
    flush()
    return sorted
  }
}
