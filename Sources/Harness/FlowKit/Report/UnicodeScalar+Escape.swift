extension Unicode.Scalar {
  /// The character as JSON escapes it, such as `\u001B`; one above the first 65,536 is two such escapes.
  ///
  /// - Parameter uppercase: Whether the digits are.
  /// - Returns: The escape.
  func escape(uppercase: Bool = true) -> String {
    String(self).utf16.map { unit in
      let digits = String(unit, radix: 16, uppercase: uppercase)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
