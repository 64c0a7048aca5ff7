import FlowFormat
import FlowReports

/// A screen with fields that nothing got past, such as one for signing in.
struct FlowBarrier: Equatable, Sendable {
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
  /// The screens to which links beside the fields lead, and from which everything leads back.
  private(set) var sides: [String] = []

  /// The fields for which no value was given.
  private var openFields: [String] { fields.filter { !given.contains($0) } }
}

extension FlowBarrier {
  /// Returns the screens that nothing got past.
  ///
  /// Such a screen led to no other one, or only to screens beside it, as a link “Forgot password?” does: from there
  /// everything leads back. The latter counts only while fields have no values and the app may have more screens. If
  /// two screens lead to each other alone, the first one counts.
  ///
  /// - Parameters:
  ///   - screens: The screens with fields, in the order in which they came in front.
  ///   - exits: The screens to which each screen led.
  ///   - hasMore: A Boolean value that indicates whether the app may have screens that were not reached.
  /// - Returns: Those of the screens.
  static func found(
    among screens: [FlowBarrier],
    exits: [String: Set<String>],
    hasMore: Bool
  ) -> [FlowBarrier] {
    var found: [FlowBarrier] = []
    for var barrier in screens {
      let sides = exits[barrier.screen] ?? []
      let isBeside = found.contains { $0.sides.contains(barrier.screen) }
      let leadBack = sides.allSatisfy { $0 != barrier.screen && exits[$0] == [barrier.screen] }
      guard sides.isEmpty || hasMore && leadBack && !isBeside && !barrier.openFields.isEmpty else {
        continue
      }
      barrier.sides = sides.sorted()
      found.append(barrier)
    }
    return found
  }
}

extension FlowBarrier: CustomStringConvertible {
  /// Sentences that name the screen, what was tried, and how to get past it.
  var description: String {
    let beside = sides.prefix(Self.most).map { "“\($0)”" }.joined(separator: ", ")
    var text =
      "Nothing got past the screen “\(screen)”: in \(effort) there nothing led to another screen"
      + (sides.isEmpty ? "." : " but \(beside), and from there only back.")
    if !tried.isEmpty {
      text += " Tried there: \(tried.prefix(Self.most).joined(separator: ", "))."
    }
    let open = openFields
    guard let first = open.first else {
      return text + " All its fields have values: \(fields.joined(separator: ", "))."
    }
    return text
      + " Its fields without a value: \(open.prefix(Self.most).joined(separator: ", ")); give them "
      + "some, as with --value \(first)=TEXT."
  }
}
