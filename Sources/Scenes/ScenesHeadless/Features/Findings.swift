/// The sentences that looks have found, for callers that ask for one kind after the other.
///
/// One look serves all kinds, and asking twice for the same one needs another look. A caller that stops at a sentence
/// gets the others later.
struct Findings<Kind: Hashable & CaseIterable> {
  private var asked = Set(Kind.allCases)
  private var found: [Kind: String] = [:]

  /// Notes that a caller asks for a kind.
  ///
  /// - Returns: `true` if it needs another look.
  mutating func needLook(for kind: Kind) -> Bool {
    if asked.insert(kind).inserted { return false }
    asked = [kind]
    return true
  }

  /// Drops all sentences.
  mutating func forget() { found = [:] }

  /// Returns the sentence of a kind, once; `nil` if there is none.
  mutating func take(_ kind: Kind) -> String? { found.removeValue(forKey: kind) }

  /// The sentence of a kind that no caller has taken.
  subscript(kind: Kind) -> String? {
    get { found[kind] }
    set { found[kind] = newValue }
  }
}
