import ScenesTransport

@testable import Timeline

extension TimelinePost {
  /// A post of words, more with each number.
  static func words(_ id: Int, revision: Int = 0) -> TimelinePost {
    TimelinePost(
      id: id,
      revision: revision,
      author: "みのり",
      isOwn: false,
      content: .description(String(repeating: "送料はこちらで持ちます。", count: 1 + id % 7)),
      commentCount: revision
    )
  }
}

extension TimelineDraft {
  /// A draft with the key of a number.
  init(_ key: UInt64, _ text: String) {
    self.init(key: RequestKey(value: key), text: text)
  }
}
