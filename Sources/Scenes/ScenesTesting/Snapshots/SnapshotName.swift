/// The name of an approved snapshot's files: the test, and a name inside it.
struct SnapshotName: Hashable {
  /// The longest part of a name that is kept, in bytes; a file system takes 255 for the whole.
  private static let longest = 90

  /// The names of the files, without their extension.
  let stem: String

  /// - Parameters:
  ///   - function: The test's `#function`.
  ///   - name: The name inside the test, if it has several.
  init(function: String, name: String?) {
    let test = Self.fileName(of: Self.name(of: function))
    stem = name.map { "\(test).\(Self.fileName(of: $0))" } ?? test
  }

  /// The name of a function without its parameters: `f` of `f(id:)`, and `a (b)` of `a (b)()`.
  static func name(of function: String) -> String {
    guard let end = function.lastIndex(of: "(") else { return function }
    return String(function[..<end])
  }

  /// A pattern that finds the function among the tests, with nothing that a shell or a regular expression
  /// would take for something else.
  static func filter(of function: String) -> String {
    let name = name(of: function).filter { $0 != "`" }
    return String(name.map { $0.isLetter || $0.isNumber || " -_,".contains($0) ? $0 : "." })
  }

  /// Returns a name that every file system takes; long ones are cut off, and end in a number of the
  /// whole instead.
  static func fileName(of name: String) -> String {
    var words = ""
    for character in name where character != "`" {
      let isKept = character.isLetter || character.isNumber || character == "_"
      if isKept {
        words.append(character)
      } else if words.last != "-" {
        words.append("-")
      }
    }
    if words.utf8.count <= longest { return words }
    var cut = ""
    for character in words where cut.utf8.count + character.utf8.count <= longest {
      cut.append(character)
    }
    let number = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return "\(cut)-\(String(number, radix: 16))"
  }
}
