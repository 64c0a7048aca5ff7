/// The properties that few elements have, kept aside so that an element without them stays small.
struct ScreenDetails: Sendable, Equatable {
  var label: String?
  var value: String?
  var hint: String?
  var padding = ScreenInsets.zero
  var width: Double?
  var height: Double?

  /// A shared, immutable box for details; a change creates a new one.
  final class Box: Sendable, Equatable {
    let details: ScreenDetails

    init(_ details: ScreenDetails) {
      self.details = details
    }

    static func == (left: Box, right: Box) -> Bool {
      left === right || left.details == right.details
    }
  }
}
