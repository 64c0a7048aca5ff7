/// Something to read about shopping, which the app brings along.
struct KaimonoGuide: Hashable, Sendable {
  /// A heading with what is said below it.
  struct Entry: Hashable, Sendable, Identifiable {
    /// Its number in the guide, from 1 on.
    let id: Int
    let heading: String
    let text: String
  }

  let title: String
  /// Whether entries are folded away until a person asks for them.
  let isFolded: Bool
  let entries: [Entry]

  /// A guide with its entries in their order.
  init(_ title: String, isFolded: Bool = false, _ entries: [(heading: String, text: String)]) {
    self.title = title
    self.isFolded = isFolded
    self.entries = entries.enumerated().map {
      Entry(id: $0.offset + 1, heading: $0.element.heading, text: $0.element.text)
    }
  }
}
