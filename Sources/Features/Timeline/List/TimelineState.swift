import StateStore

/// All that the interactor of the timeline knows.
struct TimelineState: Hashable, Sendable {
  /// The posts of all pages so far; the phase is that of the first page's request.
  var listing = Loadable<TimelineListing, TimelineError>()
  /// The posts in the listing, so that no post is shown twice.
  var known: Set<TimelinePost.ID> = []
  /// The posts that the person has changed while the next page is under way, since the page may have older ones.
  private var revised: [TimelinePost.ID: TimelinePost] = [:]
  /// The token of the next page, `nil` if there is none; the phase is that of this page's request.
  var next = Loadable<TimelineToken, TimelineError>(nil)
  /// The tokens of the pages in the listing, so that pages that lead back to an earlier one have an end.
  private var passed: Set<TimelineToken> = []

  /// Replaces the listing by a first page.
  mutating func begin(with page: TimelinePage) {
    let edition = (listing.value?.edition ?? 0) + 1
    listing.finish(with: TimelineListing(edition: edition, above: page))
    (known, revised, passed, next.value) = ([], [:], [], nil)
    _ = proceed(with: page)
  }

  /// Begins to wait for the next page.
  ///
  /// - Returns: Its token; `nil` if there is none.
  mutating func askForNext() -> TimelineToken? {
    guard let token = next.value else { return nil }
    next.begin()
    revised = [:]
    return token
  }

  /// Shows one more page.
  ///
  /// - Returns: `true` if the page has a post that is new.
  mutating func proceed(with page: TimelinePage) -> Bool {
    let new = page.posts.filter { known.insert($0.id).inserted }.map { revised[$0.id] ?? $0 }
    listing.value?.append(new)
    if let token = next.value { passed.insert(token) }
    next.finish(with: page.next.flatMap { passed.contains($0) ? nil : $0 })
    return !new.isEmpty
  }

  /// Applies a change that the person has made on another page.
  mutating func follow(_ change: TimelineChange) {
    switch change {
    case .posted(let post) where known.insert(post.id).inserted: listing.value?.insert(post)
    case .posted: break
    case .revised(let post):
      revised[post.id] = post
      listing.value?.revise(post)
    case .deleted(let id):
      // A page that is under way may still have the post.
      known.insert(id)
      listing.value?.delete(id)
    }
  }
}
