import Foundation

/// A text that must not be written, with the spellings of each of its scalars.
package struct SecretPattern: Sendable {
  /// The secret's name.
  package let name: String
  /// A Boolean value that indicates whether the text is the secret itself, and neither a line nor a code of it.
  let isWhole: Bool
  /// A number for the spellings of each place, the same for equal ones.
  package let keys: [UInt32]
  private let spellings: [SecretSpelling]
  /// For each spelling, a Boolean value that indicates whether a cut may be behind it.
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
  package static func all(
    _ name: String,
    _ value: String,
    _ known: inout SecretSpelling.Known
  ) -> [SecretPattern] {
    // A path or a link has one slash where a value has several, and a file's path has no part “.” or “..”.
    let steps = FlowPath.parts(of: value)
    let resolved = FlowPath.parts(of: FlowPath.normalized(value)).drop { $0 == ".." }
    let paths = Set([steps, steps.filter { $0 != "." }, Array(resolved)])
      .map { $0.joined(separator: "/") }
    // A list can show the lines one by one.
    let parts = (lines(of: value) + codes(of: value) + paths.sorted()).filter { part in
      let scalars = part.unicodeScalars
      return scalars.count >= FlowSecrets.least && !scalars.elementsEqual(value.unicodeScalars)
    }
    return [SecretPattern(name, value, true, &known)]
      + parts.map { SecretPattern(name, $0, false, &known) }
      + ([value] + parts).compactMap { SecretPattern(linesOf: $0, name, &known) }
  }

  /// Returns the lines of a value without the white space around them.
  package static func lines(of value: String) -> [String] {
    value.unicodeScalars.split(whereSeparator: \.isLineBreak)
      .map { String($0).trimmingCharacters(in: .whitespaces) }
  }

  private init(
    _ name: String,
    _ text: String,
    _ isWhole: Bool,
    _ known: inout SecretSpelling.Known
  ) {
    (self.name, self.isWhole) = (name, isWhole)
    keys = text.unicodeScalars.map(\.value)
    spellings = text.unicodeScalars.map { Self.spelling(of: $0, &known) }
    cuts = text.unicodeScalars.enumerated().map { place, scalar in
      place + 1 >= FlowSecrets.least && !scalar.properties.isWhitespace
    }
  }

  /// Makes the pattern of a text whose lines stand side by side, or with margins; `nil` if the text has one line.
  ///
  /// A line can be too short for a pattern of its own, so only this pattern finds it.
  private init?(
    linesOf text: String,
    _ name: String,
    _ known: inout SecretSpelling.Known
  ) {
    // A mask over the blanks around a secret would join the lines of a report.
    let text = text.unicodeScalars.drop(while: \.isBlank)
    let end = text.lastIndex { !$0.isBlank }.map { text.index(after: $0) } ?? text.startIndex
    let scalars = Array(text[..<end])
    guard scalars.contains(where: \.isLineBreak) else { return nil }
    (self.name, isWhole) = (name, false)
    var keys: [UInt32] = []
    var spellings: [SecretSpelling] = []
    var cuts: [Bool] = []
    let blank = SecretSpelling(blanksOf: String(String.UnicodeScalarView(scalars)))
    var (index, count) = (0, 0)
    while index < scalars.count {
      let run = scalars[index...].prefix { $0.isBlank }
      if run.contains(where: \.isLineBreak) {
        // Each gap has spellings of its own.
        keys.append(known.gapKey())
        spellings.append(blank.gap(run))
        cuts.append(false)
        index = run.endIndex
      } else {
        let scalar = scalars[index]
        keys.append(scalar.value)
        spellings.append(Self.spelling(of: scalar, &known))
        index += 1
        count += 1
        // Gaps do not count, since they may be empty and reports contain a shorter text by chance.
        cuts.append(count >= FlowSecrets.least && !scalar.isBlank)
      }
    }
    (self.keys, self.spellings, self.cuts) = (keys, spellings, cuts)
  }

  private static func spelling(
    of scalar: Unicode.Scalar,
    _ known: inout SecretSpelling.Known
  ) -> SecretSpelling {
    let spelling = known.scalars[scalar] ?? SecretSpelling(scalar)
    known.scalars[scalar] = spelling
    return spelling
  }

  /// The spellings of a place, which is no gap.
  package func texts(at place: Int) -> [[UInt8]] { spellings[place].texts }

  /// The bytes with which the spellings of a place can begin.
  func firstBytes(at place: Int) -> [UInt8] { spellings[place].firstBytes }

  /// Returns a Boolean value that indicates whether a place may need no byte, as a gap between lines.
  func mayBeEmpty(at place: Int) -> Bool { spellings[place].mayBeEmpty }

  /// Returns a Boolean value that indicates whether the beginning of the text up to a place is masked too.
  ///
  /// A message cuts a text off, and so does a field with a longest text. While a flow types a text, fields, events and
  /// requests hold each beginning of it.
  func mayBeCut(behind place: Int) -> Bool { cuts[place] }

  /// Adds the ends of all spellings of a place that begin at some offsets.
  ///
  /// - Returns: `true` if the bytes end within a spelling.
  func addEnds(
    at place: Int,
    in bytes: [UInt8],
    from starts: [Int],
    to offsets: inout [Int]
  ) -> Bool {
    spellings[place].addEnds(in: bytes, from: starts, to: &offsets)
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
