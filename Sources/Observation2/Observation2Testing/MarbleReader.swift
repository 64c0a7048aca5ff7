/// Splits a marble diagram into its marks.
struct MarbleReader {
  /// One event in a diagram.
  struct Mark {
    /// A character, or the name between braces.
    let symbol: String
    /// Whether it stands between braces, and so has no meaning of its own.
    let isName: Bool
    /// The column, from 1.
    let column: Int
    /// The number of steps after the beginning of time; negative before it.
    var step: Int
  }

  private let diagram: String
  private var marks: [Mark] = []
  private var origin = 0
  private var hasOrigin = false
  /// The column of the open group.
  private var group: Int?
  /// The column of the open brace, and what has been read of the name.
  private var name: (column: Int, text: String)?

  init(_ diagram: String) {
    self.diagram = diagram
  }

  mutating func read() throws(MarbleError) -> [Mark] {
    var column = 0
    for symbol in diagram {
      column += 1
      try take(symbol, column)
    }
    if let name { throw error(at: name.column, "the name is not closed; add '}'.") }
    if let group { throw error(at: group, "the group is not closed; add ')'.") }
    return marks.map { mark in
      var mark = mark
      mark.step -= origin
      return mark
    }
  }

  func error(at column: Int, _ reason: String) -> MarbleError {
    MarbleError(diagram: diagram, column: column, reason: reason)
  }

  private mutating func take(_ symbol: Character, _ column: Int) throws(MarbleError) {
    if name != nil { return try continueName(symbol, column) }
    switch symbol {
    case "-", " ":
      if group != nil {
        throw error(at: column, "time can't pass within a group; close it with ')' first.")
      }
    case "(":
      if group != nil { throw error(at: column, "a group can't contain a group.") }
      group = column
    case ")":
      guard let opened = group else { throw error(at: column, "no group is open here.") }
      if opened == column - 1 { throw error(at: column, "the group is empty.") }
      group = nil
    case "^":
      if hasOrigin { throw error(at: column, "there is a '^' already.") }
      if group != nil { throw error(at: column, "'^' can't stand within a group.") }
      hasOrigin = true
      origin = column - 1
    case "{": name = (column, "")
    case "}": throw error(at: column, "no name is open here.")
    default: add(String(symbol), column)
    }
  }

  private mutating func continueName(_ symbol: Character, _ column: Int) throws(MarbleError) {
    guard let (opened, text) = name else { return }
    guard symbol == "}" else {
      name = (opened, text + String(symbol))
      return
    }
    if text.isEmpty { throw error(at: column, "the name is empty.") }
    name = nil
    add(text, opened, isName: true)
  }

  private mutating func add(_ symbol: String, _ column: Int, isName: Bool = false) {
    let step = (group ?? column) - 1
    marks.append(Mark(symbol: symbol, isName: isName, column: column, step: step))
  }
}
