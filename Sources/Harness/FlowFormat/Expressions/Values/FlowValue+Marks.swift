extension FlowValue {
  /// A Boolean value that indicates whether a text in the value has too many combining marks in a row.
  ///
  /// - Complexity: O(bytes of the texts).
  var hasLongMarks: Bool {
    switch self {
    case .string(let text): MarkRun.isTooLong(in: text)
    case .array(let values): values.contains { $0.hasLongMarks }
    case .object(let members):
      members.all.contains { MarkRun.isTooLong(in: $0.name) || $0.value.hasLongMarks }
    default: false
    }
  }
}
