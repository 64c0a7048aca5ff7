/// What the timeline shows, with the posts as pages, so that one more costs what it holds.
struct TimelineListing: Hashable, Sendable {
  /// Another number whenever anything but the end is other than it was.
  private(set) var edition: Int
  let trouble: String?
  let banners: [TimelineBanner]
  private(set) var pages: [[TimelinePost]]

  /// Creates a listing without posts, of what stands above those of a page.
  init(edition: Int, above page: TimelinePage) {
    self.edition = edition
    (trouble, banners, pages) = (page.trouble, page.banners, [])
  }

  /// The posts from a number on.
  ///
  /// - Complexity: O(pages + posts that are returned).
  func posts(from number: Int) -> [TimelinePost] {
    var (posts, skipped): ([TimelinePost], Int) = ([], number)
    for page in pages {
      posts += page.dropFirst(skipped)
      skipped = max(0, skipped - page.count)
    }
    return posts
  }

  /// Adds posts at the end.
  mutating func append(_ posts: [TimelinePost]) {
    if !posts.isEmpty { pages.append(posts) }
  }

  /// Adds a post before all others.
  mutating func insert(_ post: TimelinePost) {
    pages.insert([post], at: 0)
    edition += 1
  }

  /// Shows another revision of a post.
  mutating func revise(_ post: TimelinePost) {
    guard let (page, place) = place(of: post.id) else { return }
    pages[page][place] = post
    edition += 1
  }

  /// Takes a post away.
  mutating func delete(_ id: TimelinePost.ID) {
    guard let (page, place) = place(of: id) else { return }
    pages[page].remove(at: place)
    if pages[page].isEmpty { pages.remove(at: page) }
    edition += 1
  }

  private func place(of id: TimelinePost.ID) -> (page: Int, place: Int)? {
    for (page, posts) in pages.enumerated() {
      if let place = posts.firstIndex(where: { $0.id == id }) { return (page, place) }
    }
    return nil
  }
}
