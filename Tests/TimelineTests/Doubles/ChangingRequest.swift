@testable import Timeline

/// A request that changes something, each time the same one.
enum ChangingRequest: CaseIterable {
  case post, comment, deletion

  /// The post that is commented on.
  static let commented = 3
  /// The post that is deleted.
  static let deleted = 5

  /// Sends it.
  func send(over gateway: any TimelineGateway) async throws(TimelineError) {
    let draft = TimelineDraft(1, "はい")
    switch self {
    case .post: _ = try await gateway.post(draft)
    case .comment: _ = try await gateway.comment(draft, on: Self.commented)
    case .deletion: try await gateway.delete(Self.deleted)
    }
  }
}
