import Testing

@testable import Timeline

@Suite struct TimelineBookTests {
  private func book(_ count: Int = 120) throws -> TimelineBook {
    TimelineBook(try TimelineFile.bundled.get(), count: count)
  }

  @Test func `pages of 50 follow each other by their tokens`() throws {
    let book = try book()
    var (token, pages): (TimelineToken?, [[Int]]) = (nil, [])
    repeat {
      let page = book.page(token)
      pages.append(page.posts.map(\.id))
      token = page.next
    } while token != nil
    #expect(pages.map(\.count) == [50, 50, 20])
    #expect(pages.flatMap { $0 } == Array(1...120))
    #expect(try self.book(50).page(nil).next == nil)
    #expect(try self.book(0).page(nil).posts.isEmpty)
    for strange in ["", "-1", "9999"] {
      #expect(book.page(TimelineToken(value: strange)).posts.count <= 50)
    }
  }

  @Test func `after a post has appeared, the last of a page comes again in the next`() throws {
    var book = try book()
    let first = book.page(nil)
    book.appear(.product)
    #expect(book.page(nil).posts.first?.id == 121)
    let second = book.page(first.next)
    #expect(second.posts.first?.id == first.posts.last?.id)
  }

  @Test func `after a post was deleted, no page skips what is left`() throws {
    var book = try book()
    let first = book.page(nil)
    book.delete(3)
    #expect(book.page(first.next).posts.first?.id == 51)
    #expect(book.page(nil).posts.count == 49)
    #expect(book.thread(3) == nil && book.ids.count == 119)
  }

  @Test func `a draft that arrives twice is posted once`() throws {
    var book = try book()
    let draft = TimelineDraft(key: 1, text: "はじめまして。")
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
      let after = book.comment(TimelineDraft(key: 7, text: "いいですね。"), on: 1)
      #expect(after?.comments.count == before.comments.count + 1)
      #expect(after?.comments.last?.text == "いいですね。")
      #expect(after?.post.commentCount == before.post.commentCount + 1)
      #expect(after?.post.revision == 1 && after?.post != before.post)
    }
    #expect(book.comment(TimelineDraft(key: 8, text: "？"), on: 999) == nil)
  }

  @Test func `trouble stands above the posts as long as it lasts, banners always`() throws {
    var book = try book()
    #expect(book.page(nil).trouble == nil)
    book.hasTrouble = true
    #expect(book.page(nil).trouble == "ただいま、写真が表示されにくくなっています")
    #expect(book.page(nil).banners.map(\.id) == [1, 2, 3])
  }
}
