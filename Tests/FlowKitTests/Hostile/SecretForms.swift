import Foundation

/// The forms in which a text can reach a report, made by other code than that of the masks.
enum SecretForms {
  static let alphanumerics = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
  )

  /// Encodings of a text, each of which can be applied to the result of another.
  static let encodings: [@Sendable (String) -> String] = [
    { $0.addingPercentEncoding(withAllowedCharacters: alphanumerics) ?? "" },
    { lowercased($0.addingPercentEncoding(withAllowedCharacters: alphanumerics) ?? "") },
    { $0.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? "" },
    { json($0, []) },
    { json($0, .withoutEscapingSlashes) },
    { $0.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;") },
    {
      $0.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    },
    { $0.replacing("%", with: "%25").replacing("\n", with: "%0A") },
    {
      json($0, .withoutEscapingSlashes).replacing("&", with: "\\u0026")
        .replacing("<", with: "\\u003c").replacing(">", with: "\\u003e")
    },
    { $0.replacing("'", with: "''") },
  ]

  /// The forms of a text after at most one encoding, and that of a form on the web.
  static func all(of text: String) -> [String] {
    let form = (text.addingPercentEncoding(withAllowedCharacters: alphanumerics) ?? "")
      .replacing("%20", with: "+")
    return Array(Set([text, form] + encodings.map { $0(text) })).sorted()
  }

  static func base64(_ text: String) -> String { Data(text.utf8).base64EncodedString() }

  /// Returns the forms that bytes contain, also in bytes that were encoded twice, or behind the escapes of an output.
  static func found(_ text: String, in bytes: some Collection<UInt8>) -> [String] {
    let once = all(of: text)
    let forms = Set(once + once.flatMap { form in encodings.map { $0(form) } } + [base64(text)])
    let shown = [Data(bytes), Data(unescaped(String(decoding: bytes, as: UTF8.self)).utf8)]
    return forms.filter { form in shown.contains { $0.range(of: Data(form.utf8)) != nil } }.sorted()
  }

  /// Returns a text with the scalars of `\u003A` and `&#58;` in their place.
  private static func unescaped(_ text: String) -> String {
    text.replacing(/\\+u([0-9A-Fa-f]{4})|&#([0-9]{1,6});/.matchingSemantics(.unicodeScalar)) {
      let (hexadecimal, decimal) = ($0.output.1, $0.output.2)
      let number =
        hexadecimal.flatMap { UInt32($0, radix: 16) } ?? decimal.flatMap { UInt32($0) } ?? 0
      return Unicode.Scalar(number).map { String($0) } ?? String($0.output.0)
    }
  }

  private static func json(_ text: String, _ format: JSONEncoder.OutputFormatting) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = format
    let data = (try? encoder.encode(text)) ?? Data()
    return String(decoding: data.dropFirst().dropLast(), as: UTF8.self)
  }

  private static func lowercased(_ text: String) -> String {
    var result = ""
    var digits = 0
    for scalar in text.unicodeScalars {
      result += digits > 0 ? String(scalar).lowercased() : String(scalar)
      digits = scalar == "%" ? 2 : max(0, digits - 1)
    }
    return result
  }
}
