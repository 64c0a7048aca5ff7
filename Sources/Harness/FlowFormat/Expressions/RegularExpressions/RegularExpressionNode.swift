/// A part of a regular expression, as it was read.
indirect enum RegularExpressionNode {
  case character(UInt32)
  case set(RegularExpressionSet)
  /// `.`
  case any
  case sequence([RegularExpressionNode])
  case choice([RegularExpressionNode])
  /// A group whose match is kept, with its number from 1.
  case group(RegularExpressionNode, Int)
  /// `(?=…)`, `(?!…)`, `(?<=…)` and `(?<!…)`.
  case look(RegularExpressionNode, isAhead: Bool, isNegative: Bool)
  case repetition(RegularExpressionRepetition)
  case reference(Int)
  case start
  case end
  case boundary(isNegative: Bool)

  /// A Boolean value that indicates whether the part can match the empty text.
  var isNullable: Bool {
    switch self {
    case .character, .set, .any: false
    case .sequence(let parts): parts.allSatisfy(\.isNullable)
    case .choice(let parts): parts.contains { $0.isNullable }
    case .group(let part, _): part.isNullable
    case .repetition(let repetition): repetition.least == 0 || repetition.part.isNullable
    case .look, .reference, .start, .end, .boundary: true
    }
  }
}

/// A part that stands several times: `a*`, `a{2,3}?`.
struct RegularExpressionRepetition {
  var part: RegularExpressionNode
  var least: Int
  /// The greatest number; `nil` if there is none.
  var most: Int?
  var isLazy = false
  /// The numbers of the groups in the part, which are forgotten at the start of each repetition.
  var groups: Range<Int>
}

/// A whole regular expression, as it was read.
struct RegularExpressionPattern {
  var node: RegularExpressionNode
  /// The number of groups.
  var groups: Int
  /// The numbers of the named groups.
  var names: [(name: String, group: Int)]
}
