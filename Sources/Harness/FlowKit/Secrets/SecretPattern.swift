import Foundation

/// A text that must not be written, with the spellings of each of its scalars.
struct SecretPattern: Sendable {
  /// The secret's name.
  let name: String
  /// A Boolean value that indicates whether the text is the secret itself, and neither a line nor a code of it.
  let isWhole: Bool
  private let spellings: [SecretSpelling]
  /// For each scalar, a Boolean value that indicates whether a cut may be behind it.
  ///
  /// A cut behind white space would mask the line break of a report.
  private let cuts: [Bool]

  /// Returns the patterns of a secret: its value, also as a path, each of its lines and its codes in base64.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - value: The value.
  ///   - known: The spellings so far, which secrets share.
  /// - Returns: The patterns in any order.
  static func all(
    _ name: String,
    _ value: String,
    _ known: inout [Unicode.Scalar: SecretSpelling]
  ) -> [SecretPattern] {
    // A report indents the lines of a message, so the lines of a value are looked for one by one too.
    let lines = value.unicodeScalars.split(whereSeparator: \.isLineBreak)
      .map { String($0).trimmingCharacters(in: .whitespaces) }
    // A path or a link has one slash where a value has several.
    let path = FlowPath.parts(of: value).filter { $0 != "." }.joined(separator: "/")
    let parts = (lines + codes(of: value) + [path]).filter { part in
      let scalars = part.unicodeScalars
      return scalars.count >= FlowSecrets.least && !scalars.elementsEqual(value.unicodeScalars)
    }
    return [SecretPattern(name, value, true, &known)]
      + parts.map { SecretPattern(name, $0, false, &known) }
  }

  private init(
    _ name: String,
    _ text: String,
    _ isWhole: Bool,
    _ known: inout [Unicode.Scalar: SecretSpelling]
  ) {
    (self.name, self.isWhole) = (name, isWhole)
    cuts = text.unicodeScalars.map { !$0.properties.isWhitespace }
    spellings = text.unicodeScalars.map { scalar in
      let spelling = known[scalar] ?? SecretSpelling(scalar)
      known[scalar] = spelling
      return spelling
    }
  }

  /// The bytes with which the text can begin.
  var firstBytes: [UInt8] { spellings.first?.firstBytes ?? [] }

  /// The number of bytes of its longest spelling.
  var longest: Int { spellings.reduce(0) { $0 + $1.longest } }

  /// Returns the end of the text at an offset, in its longest spelling, or of its beginning.
  ///
  /// A message cuts a text off, and so does a field with a longest text. While a flow types a text, fields, events and
  /// requests hold each beginning of it.
  ///
  /// - Returns: The offset behind it, or behind ``FlowSecrets/least`` scalars of it or more; `nil` if the text does not
  ///   stand there.
  func end(in bytes: [UInt8], from start: Int, _ scratch: inout (now: [Int], next: [Int])) -> Int? {
    scratch.now = [start]
    var cut: Int?
    for (place, spelling) in spellings.enumerated() {
      if place >= FlowSecrets.least, cuts[place - 1] { cut = scratch.now.max() }
      scratch.next.removeAll(keepingCapacity: true)
      for offset in scratch.now { spelling.addEnds(in: bytes, from: offset, to: &scratch.next) }
      if scratch.next.isEmpty { return cut }
      swap(&scratch.now, &scratch.next)
    }
    return scratch.now.max()
  }

  /// Returns the codes of a value in base64, alone and behind one or two other bytes.
  ///
  /// A character that depends on the bytes beside the value is left out.
  private static func codes(of value: String) -> [String] {
    let bytes = Array(value.utf8)
    let alone = Data(bytes).base64EncodedString().filter { $0 != "=" }
    let standard =
      [alone]
      + (0...2).map { shift in
        let all = Array(repeating: 0, count: shift) + bytes
        let code = Data(all).base64EncodedString().dropFirst(shift == 0 ? 0 : shift + 1)
        return String(code.dropLast([0, 3, 2][all.count % 3]))
      }
    let forURLs = standard.map { $0.replacing("+", with: "-").replacing("/", with: "_") }
    return Array(Set(standard + forURLs))
  }
}
