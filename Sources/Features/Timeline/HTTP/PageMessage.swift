import ScenesTransport

/// A page of the timeline, as it is sent.
package struct PageMessage: Codable {
  let posts: [PostMessage]
  /// The token of the next page; `null` if this is the last.
  let next: OrNull<String>
  /// The failure that the back end reports at the moment; `null` if everything works.
  let trouble: OrNull<String>
  let banners: [TimelineBanner]

  package init(_ page: TimelinePage) {
    posts = page.posts.map(PostMessage.init)
    next = OrNull(page.next?.value)
    trouble = OrNull(page.trouble)
    banners = page.banners
  }

  /// Reads the page.
  ///
  /// A page may be empty although more follow, because posts can be deleted. No page names itself as the next one,
  /// so the app always reaches another page.
  ///
  /// - Parameter token: The token by which it was asked for; `nil` for the first page.
  /// - Returns: The page.
  /// - Throws: An error that says which field is wrong.
  func page(of token: TimelineToken?) throws(TransportMistake) -> TimelinePage {
    try MessageFields.checkUnique(posts.map(\.id), of: "posts", each: "post")
    try MessageFields.checkUnique(banners.map(\.id), of: "banners", each: "banner")
    if next.value?.isEmpty == true { throw .field("next", "is empty.") }
    if let next = next.value, next == token?.value {
      throw .field("next", "is “\(next)”, the token of this page.")
    }
    var read: [TimelinePost] = []
    for (index, post) in posts.enumerated() { read.append(try post.post(at: "posts[\(index)].")) }
    return TimelinePage(
      posts: read,
      next: next.value.map(TimelineToken.init),
      trouble: trouble.value,
      banners: banners
    )
  }
}
