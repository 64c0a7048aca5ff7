extension Unicode.Scalar {
  /// The character as JSON and YAML escape it, such as `\u001B`: one of the first 65,536.
  ///
  /// - Parameter uppercase: Whether the digits are.
  /// - Returns: The escape.
  func escape(uppercase: Bool = true) -> String {
    let digits = String(value, radix: 16, uppercase: uppercase)
    return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
