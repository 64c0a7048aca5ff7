import Scenes

/// The encodings of texts in reports, pages, flow files and links, and in the expressions of flows.
enum SecretEncodings {
  /// Writes a text in another form, each scalar by itself.
  typealias Encoding = @Sendable (String) -> String

  /// All encodings, with both cases of hexadecimal digits.
  static let all: [Encoding] = hexadecimal(uppercase: true) + hexadecimal(uppercase: false) + marked

  /// The escapes of ``OutputWriter``, which come last: on the outputs, in descriptions of TAP, and in JUnit's XML.
  static let output: [Encoding] = [
    spelling { isEscaped($0) ? $0.escape() : nil },
    spelling { isEscaped($0) ? "\\\($0.escape())" : nil },
    spelling { isEscaped($0) ? "&#\($0.value);" : nil },
  ]

  /// Returns the percent encodings of a scalar, also of one that a URL can contain.
  static func percent(_ scalar: Unicode.Scalar) -> [String] {
    [true, false].map { percent(scalar, uppercase: $0) }
  }

  private static func hexadecimal(uppercase: Bool) -> [Encoding] {
    [
      // Encoders differ in the marks that they keep in a URL.
      spelling { isUnreserved($0) ? nil : percent($0, uppercase: uppercase) },
      spelling { isOfURL($0) ? nil : percent($0, uppercase: uppercase) },
      spelling { json[$0] ?? ($0.value < 0x20 ? $0.escape(uppercase: uppercase) : nil) },
      spelling { $0.isASCII ? json[$0] : $0.escape(uppercase: uppercase) },
      spelling { isUnusual($0) ? $0.escape(uppercase: uppercase) : json[$0] },
      spelling { isUnusual($0) ? $0.escape(uppercase: uppercase) : nil },
    ]
  }

  private static let marked: [Encoding] = [
    spelling { $0 == "/" ? "\\/" : json[$0] },
    // Texts of JSON in a page.
    spelling { pageMarks[$0] ?? json[$0] },
    // The description of an element, which has no short names for a backspace and a form feed.
    spelling {
      isUnusual($0) || $0 == "\u{8}" || $0 == "\u{C}" ? $0.escaped(asASCII: true) : json[$0]
    },
    { XMLText($0).description },
    { XMLText($0).description.escaping(attributes) },
    { XMLText($0).description.escaping(attributes).escaping(["'": "&#39;"]) },
    { XMLText($0).description.escaping(attributes).escaping(["'": "&apos;"]) },
    spelling { attributes[$0] != nil || $0 == "&" || $0 == "'" ? "&#\($0.value);" : nil },
    // A step of random fire, in which `${` would be an expression.
    spelling { $0 == "$" ? "\\\\$" : json[$0] },
    // The texts and the descriptions of TAP.
    spelling { isUnusual($0) || $0.isInvisible ? $0.yamlEscape : nil },
    { $0.backslashing("\\#") },
    { $0.escaping(["'": "''"]) },
  ]

  private static let json: [Unicode.Scalar: String] = [
    "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t", "\u{8}": "\\b",
    "\u{C}": "\\f",
  ]

  private static let pageMarks: [Unicode.Scalar: String] = [
    "<": "\\u003c", ">": "\\u003e", "&": "\\u0026",
  ]

  private static let attributes: [Unicode.Scalar: String] = [
    "\"": "&quot;", "\n": "&#10;", "\r": "&#13;", "\t": "&#9;",
  ]

  private static func spelling(
    _ rule: @escaping @Sendable (Unicode.Scalar) -> String?
  ) -> Encoding {
    { text in text.unicodeScalars.map { rule($0) ?? String($0) }.joined() }
  }

  /// Returns whether a scalar can be a part of a CI server's command.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool { scalar == ":" || scalar == "[" }

  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isInvisible || isMark(scalar)
  }

  private static func isUnreserved(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~": true
    default: false
    }
  }

  private static func isOfURL(_ scalar: Unicode.Scalar) -> Bool {
    isUnreserved(scalar) || "!$&'()*+,;=:@/?".unicodeScalars.contains(scalar)
  }

  /// Returns whether a writer may show a scalar by its number, since it has no look of its own.
  private static func isUnusual(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse:
      json[scalar] == nil
    default: false
    }
  }

  private static func percent(_ scalar: Unicode.Scalar, uppercase: Bool) -> String {
    String(scalar).utf8.map { byte in
      let digits = String(byte, radix: 16, uppercase: uppercase)
      return (byte < 0x10 ? "%0" : "%") + digits
    }.joined()
  }
}

extension String {
  /// Returns the text with a backslash before some marks.
  fileprivate func backslashing(_ marks: String) -> String {
    escaping(Dictionary(uniqueKeysWithValues: marks.unicodeScalars.map { ($0, "\\\($0)") }))
  }
}
