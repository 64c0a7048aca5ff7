import FlowFormat
import FlowReports

/// The part of an exploration that one process has played.
struct ExploreSession: Equatable, Sendable, Codable {
  /// How many steps were played.
  var actions = 0
  /// How many ways did not lead to the same moment a second time.
  var unsteady = 0

  /// The name of the session that comes next: another one after other sessions, and with other options.
  ///
  /// - Parameters:
  ///   - sessions: The sessions before it, by their names.
  ///   - options: How far it goes.
  /// - Returns: The name.
  static func name(after sessions: [String: ExploreSession], _ options: ExploreOptions) -> String {
    var hash = StableHash()
    for (name, session) in sessions.sorted(by: { $0.key < $1.key }) {
      hash.add(name)
      hash.add(UInt64(session.actions))
    }
    let (index, count) = options.shard
    hash.add("\(options.seed) \(index)/\(count) \(options.depth ?? 0) \(options.hasFaults)")
    return String(hash.value, radix: 16)
  }
}
