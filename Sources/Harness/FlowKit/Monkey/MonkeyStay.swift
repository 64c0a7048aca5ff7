/// The steps that were played while screens of one kind were in front.
struct MonkeyStay: Hashable, Sendable {
  /// The number of steps.
  var steps = 0
  /// A Boolean value that indicates whether something that a person did there, or its answer, led to another screen.
  var isLeft = false
  /// The fields that were there, by their names.
  var fields: Set<String> = []
}
