/// All that the interactor of the timeline knows.
struct TimelineState: Hashable, Sendable {
  /// How far the first page has come.
  var loading = TimelineLoading.underWay
  /// Nothing until the first page is there.
  var listing: TimelineListing?
  /// The posts in it, of which none is shown twice.
  var known: Set<TimelinePost.ID> = []
  /// By which the next page is asked for; `nil` when there is none.
  var next: TimelineToken?
  /// The tokens of the pages that are shown, of which none is asked for twice: pages that lead back have an end.
  private var passed: Set<TimelineToken> = []
  /// How far the next page has come; when nobody has asked for it, it is done.
  var paging = TimelineLoading.done

  /// Shows a first page, and no other.
  mutating func begin(with page: TimelinePage) {
    listing = TimelineListing(edition: (listing?.edition ?? 0) + 1, above: page)
    (known, passed, next) = ([], [], nil)
    loading = .done
    _ = proceed(with: page)
  }

  /// Shows one more page.
  ///
  /// - Returns: Whether it has brought anything.
  mutating func proceed(with page: TimelinePage) -> Bool {
    let new = page.posts.filter { known.insert($0.id).inserted }
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
    case .revised(let post): listing?.revise(post)
    // Its number stays known: a page that is under way may still bring it.
    case .deleted(let id): listing?.delete(id)
    }
  }
}
