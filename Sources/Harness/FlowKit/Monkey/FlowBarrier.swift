/// A screen with fields that nothing has led away from, such as one for signing in.
struct FlowBarrier: Hashable, Sendable {
  /// The number of things that a sentence names.
  private static let most = 6

  /// The screen's route.
  let screen: String
  /// The number of things that were done there: `312 steps`.
  let effort: String
  /// The names of the controls that were tried there, the most used first.
  let tried: [String]
  /// The fields by their identifiers, or what else they are called.
  let fields: [String]
  /// The identifiers of the fields for which a value was given.
  let given: Set<String>
}

extension FlowBarrier: CustomStringConvertible {
  /// Sentences that name the screen, what was tried, and how to get past it.
  var description: String {
    var text =
      "Nothing got past the screen “\(screen)”: in \(effort) there nothing led to another screen."
    if !tried.isEmpty {
      text += " Tried there: \(tried.prefix(Self.most).joined(separator: ", "))."
    }
    let open = fields.filter { !given.contains($0) }
    guard let first = open.first else {
      return text + " All its fields have values: \(fields.joined(separator: ", "))."
    }
    return text
      + " Its fields without a value: \(open.prefix(Self.most).joined(separator: ", ")); give them "
      + "some, as with --value \(first)=TEXT."
  }
}
