extension FlowMethodCall {
  /// Returns what a method gives on an array; `nil` if arrays have no such method.
  func result(of method: FlowMethod, on items: [FlowValue]) -> Result? {
    switch method {
    case .includes:
      let start = place(argument(1), 0, items.count, fromEnd: true)
      let sought = argument(0)
      return .value(.bool(items[start...].contains { Self.isSame($0, sought) }))
    case .indexOf:
      let start = place(argument(1), 0, items.count, fromEnd: true)
      let sought = argument(0)
      let found = items[start...].firstIndex { $0.isIdentical(to: sought) }
      return .value(.number(Double(found ?? -1)))
    case .lastIndexOf:
      let sought = argument(0)
      let found = items[...lastIndex(items.count)].lastIndex { $0.isIdentical(to: sought) }
      return .value(.number(Double(found ?? -1)))
    case .slice:
      let start = place(argument(0), 0, items.count, fromEnd: true)
      let end = place(argument(1), items.count, items.count, fromEnd: true)
      return .value(.array(Array(items[start..<max(start, end)])))
    case .at:
      return .value(index(items.count, fromEnd: true).map { items[$0] } ?? .undefined)
    case .concat:
      var made = items
      for argument in arguments where made.count < Self.mostParts {
        if case .array(let others) = argument { made += others } else { made.append(argument) }
      }
      return .value(.array(made))
    case .join:
      let separator = argument(0) == .undefined ? "," : argument(0).scriptText
      let texts = items.map { $0.isMissing ? "" : $0.scriptText }
      let bytes = texts.reduce(separator.utf8.count * max(texts.count - 1, 0)) {
        $0 + $1.utf8.count
      }
      return .long(bytes) { texts.joined(separator: separator) }
    default: return nil
    }
  }

  /// The index at which `lastIndexOf` begins; -1 if it is before the first.
  private func lastIndex(_ length: Int) -> Int {
    guard arguments.count > 1 else { return length - 1 }
    let number = argument(1).number
    let whole = number.isNaN ? 0 : number.rounded(.towardZero)
    let counted = whole < 0 ? whole + Double(length) : whole
    return Int(min(max(counted, -1), Double(length - 1)))
  }

  private static func isSame(_ one: FlowValue, _ other: FlowValue) -> Bool {
    if case .number(let one) = one, case .number(let other) = other, one.isNaN, other.isNaN {
      return true
    }
    return one.isIdentical(to: other)
  }
}
