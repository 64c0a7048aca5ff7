/// Asks a command's own reader what it reads: the reader is run on a step that has no arguments, and each question that
/// it asks is noted.
final class FlowKeyProbe {
  /// The kinds of values that the reader has asked for, by key.
  private(set) var kinds: [String: FlowKeyKind] = [:]
  /// The kind of value that it reads where a text stands alone in place of a mapping.
  private(set) var alone: FlowKeyKind?
  /// A Boolean value that indicates whether the keys of a selector are among its own.
  private(set) var selects = false
  /// The keys that are said to be given, since a reader may ask for one only where another one stands.
  let given: Set<String>
  /// A Boolean value that indicates whether a text stands alone.
  let isText: Bool

  /// Called with all kinds when there is another one: of a mapping in another one.
  private let didNote: ([String: FlowKeyKind]) -> Void

  init(
    given: Set<String>,
    isText: Bool = false,
    didNote: @escaping ([String: FlowKeyKind]) -> Void = { _ in }
  ) {
    self.given = given
    self.isText = isText
    self.didNote = didNote
  }

  func note(_ key: String, _ kind: FlowKeyKind) {
    if case .mapping(let new) = kind, case .mapping(let old)? = kinds[key] {
      kinds[key] = .mapping(old.merging(new) { $1 })
    } else {
      kinds[key] = kind
    }
    didNote(kinds)
  }

  func noteArgument(_ key: String, _ kind: FlowKeyKind) {
    note(key, kind)
    if isText { alone = kind }
  }

  func noteSelector() {
    selects = true
    if isText { alone = .selector }
  }
}
