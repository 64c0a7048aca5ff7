@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Plain versions of the writers that reports use: they look at each scalar, and copy nothing in runs.
enum PlainWriters {
  static func xml(_ words: String) -> String {
    var text = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\t", "\n", "\r", "\u{20}"..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"...:
        text.unicodeScalars.append(scalar)
      default: text += "\u{FFFD}"
      }
    }
    return text
  }

  static func tapName(_ words: String) -> String {
    var output = Output(showsControls: true) { $0.escape() }
    output.write(words.split(whereSeparator: \.isNewline).joined(separator: " "))
    return output.text.unicodeScalars.map { $0 == "\\" || $0 == "#" ? "\\\($0)" : "\($0)" }.joined()
  }

  static func tapQuote(_ words: String) -> String {
    var text = "\""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{FFFE}", "\u{FFFF}": text += scalar.escape(uppercase: false)
      case _ where scalar.isInvisible && scalar.value > 0xFFFF:
        text += "\\U000" + String(scalar.value, radix: 16)
      case _ where scalar.isInvisible: text += scalar.escape(uppercase: false)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// A writer of the output that follows the line from scalar to scalar.
  struct Output {
    let showsControls: Bool
    let escape: (Unicode.Scalar) -> String
    private(set) var text = ""
    /// The line so far, as the runner of a CI server reads it.
    private var line: [Unicode.Scalar] = []
    private var previous: Unicode.Scalar?

    init(
      showsControls: Bool,
      escape: @escaping (Unicode.Scalar) -> String = { "&#\($0.value);" }
    ) {
      (self.showsControls, self.escape) = (showsControls, escape)
    }

    mutating func write(_ words: String) {
      let scalars = Array(words.unicodeScalars)
      for (index, scalar) in scalars.enumerated() {
        let next = index + 1 < scalars.count ? scalars[index + 1] : nil
        if isUnsafe(scalar, before: next) {
          text += escape(scalar)
          previous = nil
        } else {
          text.unicodeScalars.append(scalar)
          previous = scalar
        }
      }
    }

    private mutating func isUnsafe(
      _ scalar: Unicode.Scalar,
      before next: Unicode.Scalar?
    ) -> Bool {
      if scalar == "\n" || scalar == "\r" && !showsControls {
        line = []
        return false
      }
      if scalar.isInvisible {
        guard showsControls, !scalar.isPartOfSymbol(after: previous, before: next) else {
          return false
        }
        // An escape ends a mark, and the beginning of the line.
        line = ["1"]
        return true
      }
      let isEscaped = isSecondColon(scalar) || isBracketOfMark(scalar)
      line.append(isEscaped ? "1" : scalar)
      return isEscaped
    }

    private func isSecondColon(_ scalar: Unicode.Scalar) -> Bool {
      scalar == ":" && line.last == ":"
        && line.dropLast().allSatisfy { $0.properties.isWhitespace }
    }

    /// `##[` and `##word[`.
    private func isBracketOfMark(_ scalar: Unicode.Scalar) -> Bool {
      guard scalar == "[" else { return false }
      let isLetter = { (scalar: Unicode.Scalar) in
        scalar.isASCII && scalar.properties.isAlphabetic
      }
      let hashes = line.reversed().drop(while: isLetter)
      return hashes.starts(with: ["#", "#"])
    }
  }
}
