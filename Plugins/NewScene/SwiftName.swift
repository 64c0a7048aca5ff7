/// The name of a scene or a feature, in the forms in which code, links and people use it.
struct SwiftName: Equatable {
  /// The thing that has the name.
  enum Role: String {
    case scene, feature
  }

  /// The name of a type, such as `OrderDetail`.
  let type: String
  /// The name of a property, such as `orderDetail`.
  let property: String
  /// The name in links and files, such as `order-detail`.
  let link: String
  /// The name for people, such as “Order detail”.
  let title: String

  /// Checks a name.
  ///
  /// - Throws: The reason why the name can't be part of the names of types.
  init(_ name: String, of role: Role) throws(NewSceneError) {
    func refuse(_ why: String) -> NewSceneError { .badName(name, of: role, why: why) }
    guard let first = name.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
    else {
      throw refuse("It must begin with a capital letter from A to Z, as in OrderDetail.")
    }
    guard name.utf8.allSatisfy({ Self.isLetter($0) || Self.isDigit($0) }) else {
      throw refuse("It may have only the letters A to Z and a to z, and digits.")
    }
    guard name.utf8.count <= 60 else { throw refuse("It is longer than 60 letters.") }
    let ending = role.rawValue.capitalizedFirst
    guard !name.hasSuffix(ending) else {
      throw refuse("The plugin adds “\(ending)” itself, so leave it out.")
    }
    let words = Self.words(of: name)
    let property = words[0].lowercased() + words.dropFirst().joined()
    if let keyword = [name, property].first(where: Self.keywords.contains) {
      throw refuse("“\(keyword)” is a keyword of Swift.")
    }
    self.type = name
    self.property = property
    link = words.map { $0.lowercased() }.joined(separator: "-")
    title = (words.prefix(1) + words.dropFirst().map(Self.uncapitalized)).joined(separator: " ")
  }

  /// The case of the route's enum, with a raw value if the name in links differs.
  var routeCase: String { property == link ? property : "\(property) = \"\(link)\"" }

  /// Splits before each capital that begins a word: `URLList2` becomes `URL`, `List2`.
  private static func words(of name: String) -> [String] {
    let letters = Array(name)
    var words: [String] = []
    for (index, letter) in letters.enumerated() {
      let begins =
        letter.isUppercase
        && (index == 0 || !letters[index - 1].isUppercase
          || index + 1 < letters.count && letters[index + 1].isLowercase)
      if begins { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words
  }

  /// An abbreviation keeps its capitals.
  private static func uncapitalized(_ word: String) -> String {
    word.dropFirst().contains(where: \.isUppercase) ? word : word.lowercased()
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static let keywords: Set = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}

extension String {
  /// The text with a capital at its beginning.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
