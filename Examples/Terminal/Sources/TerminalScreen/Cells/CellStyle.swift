/// How a cell looks.
public struct CellStyle: Hashable, Sendable {
  /// What is drawn beside the colours.
  struct Marks: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let bold = Marks(rawValue: 1)
    static let dim = Marks(rawValue: 2)
    static let underline = Marks(rawValue: 4)
    static let inverse = Marks(rawValue: 8)
    static let italic = Marks(rawValue: 16)
    static let struckThrough = Marks(rawValue: 32)
    /// Where a person types: not inverse where all around it is, so that nothing typed looks like it.
    static let caret = Marks(rawValue: 64)

    /// The parameters that select them.
    var codes: String {
      if contains(.caret) { return symmetricDifference([.caret, .inverse]).codes }
      let all: [(Marks, String)] = [
        (.bold, ";1"), (.dim, ";2"), (.underline, ";4"), (.inverse, ";7"),
        (.italic, ";3"), (.struckThrough, ";9"),
      ]
      return all.filter { contains($0.0) }.map(\.1).joined()
    }
  }

  var marks: Marks = []
  /// The colour of the character; `nil` for the terminal's own.
  var ink: CellColor?
  /// The colour behind it; `nil` for the terminal's own.
  var paper: CellColor?

  /// The escape sequence that selects it.
  func escape(_ depth: ColorDepth) -> String {
    var codes = "\u{1B}[0" + marks.codes
    if let ink { codes += ink.code(depth, isPaper: false) }
    if let paper { codes += paper.code(depth, isPaper: true) }
    return codes + "m"
  }
}
