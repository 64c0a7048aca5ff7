/// One instruction of a pattern's program; the next one follows unless the instruction says otherwise.
enum GlobInstruction: Sendable {
  /// Reads this character.
  case literal(Unicode.Scalar)
  /// Reads any character of a name.
  case inName
  /// Reads a character of a name that is in the ranges, or in none of them if `isNegated` is `true`.
  case set(ranges: [ClosedRange<Unicode.Scalar>], isNegated: Bool)
  /// Reads any number of characters of a name, or of a path if `crosses` is `true`.
  case run(crosses: Bool)
  /// Reads the slash behind a folder that `**` goes through, which is no link.
  case deepSlash
  /// Goes on at each of these instructions.
  case fork([Int])
  /// Goes on at this instruction.
  case jump(Int)
  /// The pattern has been read.
  case end
}
