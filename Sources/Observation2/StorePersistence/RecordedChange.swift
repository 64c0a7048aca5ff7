import Observation2
import StateStore

/// Any line of a recording but the first: an action, a state that was put in place, or a checksum.
struct RecordedChange<State: Codable, Action: Codable>: Codable, CustomStringConvertible {
  var action: Action?
  /// The checksum of the state after it, now and then.
  var after: String?
  let at: RecordedTime
  var from: ActionSource?
  /// The state that was put in place.
  var state: State?
  /// The number of the change whose state was put in place; 0 for the state to begin with.
  var stateOf: Int?

  /// Whether it is no change, but the checksum of the state after the one before.
  var isCheck: Bool { after != nil && action == nil && state == nil && stateOf == nil }

  /// What is wrong with it as the change of a number, if anything is.
  func problem(_ number: Int) -> String? {
    if action != nil || state != nil { return nil }
    guard let stateOf else { return "it has neither an action nor a state" }
    return (0..<number).contains(stateOf) ? nil : "there is no state \(stateOf) before it"
  }

  var description: String {
    if let action { return "\(action)" }
    return stateOf.map { "the state of \($0) put back" } ?? "a state put in place"
  }
}
