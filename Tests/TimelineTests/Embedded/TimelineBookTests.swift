import Testing

@testable import Timeline
@testable import TimelineSimulation

@Suite struct TimelineBookTests {
  private func book(_ count: Int = 120) throws -> TimelineBook {
    TimelineBook(try TimelineFile.bundled.get(), count: count)
  }

  @Test func `pages of 50 follow each other by their tokens`() throws {
    let book = try book()
    var (token, pages): (TimelineToken?, [[Int]]) = (nil, [])
    repeat {
      let page = try book.page(token)
      pages.append(page.posts.map(\.id))
      token = page.next
    } while token != nil
    #expect(pages.map(\.count) == [50, 50, 20])
    #expect(pages.flatMap { $0 } == Array(1...120))
    #expect(try self.book(50).page(nil).next == nil)
    #expect(try self.book(0).page(nil).posts.isEmpty)
  }

  @Test(arguments: ["", "-1", "0", "+50", "050", "120", "9999", "fifty"])
  func `a token of which there is no page is refused`(token: String) throws {
    let book = try book()
    #expect(throws: TimelineRefusal.unknownPage) { try book.page(TimelineToken(value: token)) }
    #expect(throws: TimelineRefusal.unknownPage) {
      try self.book(0).page(TimelineToken(value: token))
    }
  }

  @Test func `after a post has appeared, the last of a page comes again in the next`() throws {
    var book = try book()
    let first = try book.page(nil)
    book.appear(.product)
    #expect(try book.page(nil).posts.first?.id == 121)
    let second = try book.page(first.next)
    #expect(second.posts.first?.id == first.posts.last?.id)
  }

  @Test func `after a post was deleted, no page skips what is left`() throws {
    var book = try book()
    let first = try book.page(nil)
    book.remove(3)
    #expect(try book.page(first.next).posts.first?.id == 51)
    #expect(try book.page(nil).posts.count == 49)
    #expect(book.thread(3) == nil && book.ids.count == 119)
  }

  @Test func `only the person's own post is deleted`() throws {
    var book = try book()
    try book.delete(5)
    try book.delete(5)
    #expect(throws: TimelineRefusal.notOwn) { try book.delete(4) }
    #expect(book.thread(5) == nil && book.thread(4) != nil && book.ids.count == 119)
  }

  @Test func `a draft that arrives twice is posted once`() throws {
    var book = try book()
    let draft = TimelineDraft(1, "はじめまして。")
    let post = book.post(draft)
    #expect(book.post(draft) == post)
    #expect(book.ids.count == 121 && book.ids.first == post.id)
    #expect(post.isOwn && post.content == .description("はじめまして。"))
    #expect(book.thread(post.id)?.comments == [])
  }

  @Test func `a comment that arrives twice is taken once, and makes another revision`() throws {
    var book = try book()
    let before = try #require(book.thread(1))
    for _ in 0..<2 {
      let after = book.comment(TimelineDraft(7, "いいですね。"), on: 1)
      #expect(after?.comments.count == before.comments.count + 1)
      #expect(after?.comments.last?.text == "いいですね。")
      #expect(after?.post.commentCount == before.post.commentCount + 1)
      #expect(after?.post.revision == 1 && after?.post != before.post)
    }
    #expect(book.comment(TimelineDraft(8, "？"), on: 999) == nil)
  }

  @Test func `trouble stands above the posts as long as it lasts, banners always`() throws {
    var book = try book()
    #expect(try book.page(nil).trouble == nil)
    book.hasTrouble = true
    #expect(try book.page(nil).trouble == "ただいま、写真が表示されにくくなっています")
    #expect(try book.page(nil).banners.map(\.id) == [1, 2, 3])
  }
}
