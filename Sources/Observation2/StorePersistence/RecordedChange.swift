import Observation2
import StateStore

/// Any line of a recording but the first: an action, a replaced state, or a checksum.
struct RecordedChange<State: Codable, Action: Codable>: Codable, CustomStringConvertible {
  var action: Action?
  /// The checksum of the state after it, in some of the lines.
  var after: String?
  let at: RecordedTime
  var from: ActionSource?
  /// The state that replaced another one.
  var state: State?
  /// The number of the change whose state was restored; 0 for the initial state.
  var stateOf: Int?

  /// A Boolean value that indicates whether it is no change, but the checksum of the state after the last one.
  var isCheck: Bool { after != nil && action == nil && state == nil && stateOf == nil }

  /// The number of the change whose state it restores; `nil` for an action and for a state put in place.
  var restored: Int? { action == nil && state == nil ? stateOf : nil }

  /// Returns the problem with it as the change of this number, if there is one.
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
