/// The steps that were played while screens of one kind were in front.
struct MonkeyStay: Hashable, Sendable {
  /// The number of kinds of screens that came in front before this one.
  let order: Int
  /// The number of steps.
  var steps = 0
  /// The forms of the routes to which something that a person did there, or its answer, has led.
  var exits: Set<String> = []
  /// The fields that were there, by their names.
  var fields: Set<String> = []
}
