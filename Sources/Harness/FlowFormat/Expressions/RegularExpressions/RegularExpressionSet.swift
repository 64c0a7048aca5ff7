/// A set of characters: `[a-z]`, `\d`.
struct RegularExpressionSet {
  private(set) var ranges: [ClosedRange<UInt32>]
  /// The Unicode properties whose characters belong to the set too.
  private var properties: [RegularExpressionProperty] = []
  var isInverted = false

  static let last: UInt32 = 0x10FFFF
  static let digits = RegularExpressionSet([0x30...0x39])
  static let words = RegularExpressionSet([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
  static let blanks = RegularExpressionSet([
    0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029,
    0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
  ])

  init(_ ranges: [ClosedRange<UInt32>] = []) {
    self.ranges = ranges
  }

  init(_ property: RegularExpressionProperty) {
    ranges = []
    properties = [property]
  }

  /// The characters that are not in a set without properties.
  var complement: RegularExpressionSet {
    var made: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if range.lowerBound > next { made.append(next...(range.lowerBound - 1)) }
      next = max(next, range.upperBound + 1)
    }
    if next <= Self.last { made.append(next...Self.last) }
    return RegularExpressionSet(made)
  }

  mutating func insert(_ range: ClosedRange<UInt32>) { ranges.append(range) }

  mutating func formUnion(_ other: RegularExpressionSet) {
    ranges += other.ranges
    properties += other.properties
  }

  /// Returns `true` if a character is in the set, apart from ``isInverted``.
  func contains(_ character: UInt32) -> Bool {
    ranges.contains { $0.contains(character) } || properties.contains { $0.contains(character) }
  }
}

/// A Unicode property in an expression with the flag `u`: `\p{L}`, `\P{Lu}`.
struct RegularExpressionProperty {
  private let categories: Set<Unicode.GeneralCategory>
  private let isInverted: Bool

  /// Reads a property's name; `nil` if it is unknown.
  init?(_ name: String, isInverted: Bool) {
    let value = name.split(separator: "=", omittingEmptySubsequences: false)
    let isCategory = value.count == 2 && ["General_Category", "gc"].contains(value[0])
    guard value.count == 1 || isCategory, let category = value.last,
      let categories = Self.categories[String(category)]
    else { return nil }
    self.categories = categories
    self.isInverted = isInverted
  }

  func contains(_ character: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(character) else { return isInverted }
    return categories.contains(scalar.properties.generalCategory) != isInverted
  }

  private static let categories: [String: Set<Unicode.GeneralCategory>] = {
    let letters: [(String, String, Unicode.GeneralCategory)] = [
      ("Lu", "Uppercase_Letter", .uppercaseLetter), ("Ll", "Lowercase_Letter", .lowercaseLetter),
      ("Lt", "Titlecase_Letter", .titlecaseLetter), ("Lm", "Modifier_Letter", .modifierLetter),
      ("Lo", "Other_Letter", .otherLetter), ("Mn", "Nonspacing_Mark", .nonspacingMark),
      ("Mc", "Spacing_Mark", .spacingMark), ("Me", "Enclosing_Mark", .enclosingMark),
      ("Nd", "Decimal_Number", .decimalNumber), ("Nl", "Letter_Number", .letterNumber),
      ("No", "Other_Number", .otherNumber), ("Pc", "Connector_Punctuation", .connectorPunctuation),
      ("Pd", "Dash_Punctuation", .dashPunctuation), ("Ps", "Open_Punctuation", .openPunctuation),
      ("Pe", "Close_Punctuation", .closePunctuation),
      ("Pi", "Initial_Punctuation", .initialPunctuation),
      ("Pf", "Final_Punctuation", .finalPunctuation),
      ("Po", "Other_Punctuation", .otherPunctuation), ("Sm", "Math_Symbol", .mathSymbol),
      ("Sc", "Currency_Symbol", .currencySymbol), ("Sk", "Modifier_Symbol", .modifierSymbol),
      ("So", "Other_Symbol", .otherSymbol), ("Zs", "Space_Separator", .spaceSeparator),
      ("Zl", "Line_Separator", .lineSeparator),
      ("Zp", "Paragraph_Separator", .paragraphSeparator), ("Cc", "Control", .control),
      ("Cf", "Format", .format), ("Cs", "Surrogate", .surrogate),
      ("Co", "Private_Use", .privateUse), ("Cn", "Unassigned", .unassigned),
    ]
    let groups = [
      ("L", "Letter"), ("M", "Mark"), ("N", "Number"), ("P", "Punctuation"), ("S", "Symbol"),
      ("Z", "Separator"), ("C", "Other"),
    ]
    var made: [String: Set<Unicode.GeneralCategory>] = [:]
    for (short, long, category) in letters {
      made[short] = [category]
      made[long] = [category]
      for (group, name) in groups where short.hasPrefix(group) {
        made[group, default: []].insert(category)
        made[name, default: []].insert(category)
      }
    }
    return made
  }()
}
