/// All that the interactor of the timeline knows.
struct TimelineState: Hashable, Sendable {
  /// How far the first page has come.
  var loading = TimelineLoading.underWay
  /// Nothing until the first page is there.
  var listing: TimelineListing?
  /// The posts in it, of which none is shown twice.
  var known: Set<TimelinePost.ID> = []
  /// What the person has changed while the next page is under way, which may have it as it was before.
  private var revised: [TimelinePost.ID: TimelinePost] = [:]
  /// By which the next page is asked for; `nil` when there is none.
  var next: TimelineToken?
  /// The tokens of the pages that are shown, of which none is asked for twice: pages that lead back have an end.
  private var passed: Set<TimelineToken> = []
  /// How far the next page has come; when nobody has asked for it, it is done.
  var paging = TimelineLoading.done

  /// Shows a first page, and no other.
  mutating func begin(with page: TimelinePage) {
    listing = TimelineListing(edition: (listing?.edition ?? 0) + 1, above: page)
    (known, revised, passed, next) = ([], [:], [], nil)
    loading = .done
    _ = proceed(with: page)
  }

  /// Begins to wait for the next page.
  ///
  /// - Returns: Its token; `nil` if there is none.
  mutating func askForNext() -> TimelineToken? {
    guard let next else { return nil }
    (paging, revised) = (.underWay, [:])
    return next
  }

  /// Shows one more page.
  ///
  /// - Returns: Whether it has brought anything.
  mutating func proceed(with page: TimelinePage) -> Bool {
    let new = page.posts.filter { known.insert($0.id).inserted }.map { revised[$0.id] ?? $0 }
    listing?.append(new)
    if let next { passed.insert(next) }
    next = page.next.flatMap { passed.contains($0) ? nil : $0 }
    paging = .done
    return !new.isEmpty
  }

  /// Follows what the person has done elsewhere.
  mutating func follow(_ change: TimelineChange) {
    switch change {
    case .posted(let post) where known.insert(post.id).inserted: listing?.insert(post)
    case .posted: break
    case .revised(let post):
      revised[post.id] = post
      listing?.revise(post)
    case .deleted(let id):
      // A page that is under way may still bring it.
      known.insert(id)
      listing?.delete(id)
    }
  }
}
