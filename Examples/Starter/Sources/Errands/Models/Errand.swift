/// Something that a person has to do.
public struct Errand: Codable, Equatable, Identifiable, Sendable {
  /// The identifier that the server gave it, larger than that of an older errand.
  public let id: Int
  /// The title in the list.
  public var title: String
  /// Further words.
  public var note: String
  /// A Boolean value that indicates whether the errand cannot wait.
  public var isUrgent: Bool

  /// Creates an errand.
  public init(id: Int, title: String = "", note: String = "", isUrgent: Bool = false) {
    (self.id, self.title, self.note, self.isUrgent) = (id, title, note, isUrgent)
  }

  /// The sentence about the mistake in the fields; `nil` if there is none.
  public var mistake: String? {
    title.allSatisfy(\.isWhitespace) ? "Enter a title." : nil
  }
}
