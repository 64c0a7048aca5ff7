/// A post of the flea market.
///
/// Whatever changes in it gives it another revision: two of one identifier and revision are the same, and are
/// compared by nothing else, however many there are.
struct TimelinePost: Identifiable, Sendable {
  /// What it is of, each with a cell of its own.
  enum Content: Hashable, Sendable {
    case image(TimelinePicture)
    case product(TimelineProduct)
    case description(String)
  }

  let id: Int
  var revision = 0
  let author: String
  /// Whether the person has written it.
  let isOwn: Bool
  let content: Content
  var commentCount: Int
}

extension TimelinePost: Hashable {
  static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.revision == right.revision
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(revision)
  }
}
