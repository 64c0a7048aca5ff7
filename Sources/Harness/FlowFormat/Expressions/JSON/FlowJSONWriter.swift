/// Writes JSON as JavaScript's `JSON.stringify`.
struct FlowJSONWriter {
  private let indentation: String
  /// The only names that are written, in this order; all if `nil`.
  private let names: [String]?
  /// The work of a look for each of these names in one object, in units of a search.
  private let workOfNames: Int
  /// The bytes that may still be written; below zero, the text is too long.
  private var bytesLeft: Int

  private(set) var text = ""
  /// The looks for names, in units of a search.
  private(set) var work = 0
  private let mostWork: Int

  /// A Boolean value that indicates whether the looks for names take longer than allowed.
  var hasGivenUp: Bool { work > mostWork }

  /// A Boolean value that indicates whether the text would be longer than allowed.
  var isTooLong: Bool { bytesLeft < 0 }

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - names: JavaScript's second argument: a list of names, or nothing.
  ///   - space: The third argument: a number of spaces, or a text.
  ///   - mostBytes: The greatest length of the text.
  ///   - mostWork: The most looks for names, in units of a search.
  init(names: FlowValue, space: FlowValue, mostBytes: Int, mostWork: Int = .max) {
    switch space {
    case .number(let count):
      indentation = String(repeating: " ", count: count.isNaN ? 0 : Int(min(max(count, 0), 10)))
    case .string(let text): indentation = String(decoding: text.utf16.prefix(10), as: UTF16.self)
    default: indentation = ""
    }
    if case .array(let items) = names {
      var known: Set<ExactText> = []
      let listed = items.filter(\.isName).map(\.text)
        .filter { known.insert(ExactText($0)).inserted }
      self.names = listed
      workOfNames = listed.reduce(0) { $0 + 1 + $1.utf8.count / 32 }
    } else {
      self.names = nil
      workOfNames = 0
    }
    bytesLeft = mostBytes
    self.mostWork = mostWork
  }

  private mutating func append(_ part: String) {
    bytesLeft -= part.utf8.count
    if bytesLeft >= 0 { text += part }
  }

  /// Writes a value.
  ///
  /// - Returns: `true` if it is written, which undefined is not.
  mutating func write(_ value: FlowValue, margin: String = "") -> Bool {
    if isTooLong || hasGivenUp { return true }
    switch value {
    case .undefined: return false
    case .null: append("null")
    case .bool(let value): append(value ? "true" : "false")
    case .number(let value): append(value.isFinite ? FlowNumber.text(of: value) : "null")
    case .string(let text): append(Self.quoted(text))
    case .date(let moment): append(FlowCalendar.iso(moment).map { "\"\($0)\"" } ?? "null")
    case .regularExpression: append("{}")
    case .array(let items): write(items, margin)
    case .object(let members): write(members, margin)
    }
    return true
  }

  private mutating func write(_ items: [FlowValue], _ margin: String) {
    guard !items.isEmpty else { return append("[]") }
    let inner = margin + indentation
    append("[")
    for (index, item) in items.enumerated() {
      if index > 0 { append(",") }
      if !indentation.isEmpty { append("\n" + inner) }
      if !write(item, margin: inner) { append("null") }
    }
    append((indentation.isEmpty ? "" : "\n" + margin) + "]")
  }

  private mutating func write(_ members: FlowMembers, _ margin: String) {
    work += workOfNames
    if hasGivenUp { return }
    let inner = margin + indentation
    var isFirst = true
    append("{")
    for name in names ?? members.names {
      guard let value = members[name], value != .undefined else { continue }
      if !isFirst { append(",") }
      isFirst = false
      if !indentation.isEmpty { append("\n" + inner) }
      append(Self.quoted(name) + (indentation.isEmpty ? ":" : ": "))
      _ = write(value, margin: inner)
    }
    append((indentation.isEmpty || isFirst ? "" : "\n" + margin) + "}")
  }

  private static func quoted(_ text: String) -> String {
    var made = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": made += "\\\(scalar)"
      case "\u{8}": made += "\\b"
      case "\u{C}": made += "\\f"
      case "\n": made += "\\n"
      case "\r": made += "\\r"
      case "\t": made += "\\t"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        made += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: made.unicodeScalars.append(scalar)
      }
    }
    return made + "\""
  }
}

extension FlowValue {
  /// Returns `true` if the value can be a name in `JSON.stringify`'s list.
  fileprivate var isName: Bool {
    switch self {
    case .string, .number: true
    default: false
    }
  }
}
