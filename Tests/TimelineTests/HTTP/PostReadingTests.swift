import Foundation
import ScenesTransport
import Testing

@testable import Timeline

/// Wrong fields of answers and requests: each is an error that names what is wrong.
@Suite struct PostReadingTests {
  private static let words = content(#"{"kind": "description", "text": "はい"}"#)
  private static let picture = #"{"name": "image-1", "width": 300, "height": 400}"#
  private static let image = content(#"{"kind": "image", "picture": \#(picture)}"#)
  private static let product = content(
    #"{"kind": "product", "product": {"name": "鍋", "price": 500, "picture": \#(picture)}}"#
  )

  private static func content(_ content: String, id: Int = 1) -> String {
    #"{"id": \#(id), "revision": 0, "author": "みのり", "isOwn": false, "commentCount": 0, "#
      + #""content": \#(content)}"#
  }

  private static func page(_ posts: String, next: String = "null") -> String {
    #"{"posts": [\#(posts)], "next": \#(next), "trouble": null, "banners": []}"#
  }

  private static func thread(_ comments: String, post: String = words) -> String {
    #"{"post": \#(post), "comments": [\#(comments)]}"#
  }

  private func gateway(_ body: String, status: Int = 200) -> HTTPTimelineGateway {
    let answer = TransportResponse(
      status: status,
      headers: ["Content-Type": "application/json; charset=utf-8"],
      body: Data(body.utf8)
    )
    return HTTPTimelineGateway(
      InProcessTransport([
        TransportRoute(.get, "/timeline") { _, _ in answer },
        TransportRoute(.get, "/posts/:id") { _, _ in answer },
        TransportRoute(.post, "/posts") { _, _ in answer },
      ])
    )
  }

  /// What a gateway finds wrong with an answer.
  private func mistake(_ work: () async throws(TimelineError) -> Void) async -> TransportMistake? {
    do throws(TimelineError) {
      try await work()
    } catch .answer(let error) {
      return error.mistake
    } catch {
      Issue.record("\(error)")
    }
    return nil
  }

  @Test func `a page is read, whatever else it contains`() async throws {
    let more = Self.product.replacing(#""id": 1"#, with: #""id": 2, "likes": 3"#)
    let body = Self.page(Self.words + "," + more, next: "\"50\"")
      .replacing("null", with: "\"休止中\"").replacing("{\"posts\"", with: "{\"ads\": [], \"posts\"")
    let page = try await gateway(body).page(nil)
    #expect(page.posts.map(\.id) == [1, 2])
    #expect(page.next == TimelineToken(value: "50") && page.trouble == "休止中")
  }

  @Test(
    arguments: [
      (page(words).replacing(#""next": null, "#, with: ""), "next", "is missing."),
      (page(words).replacing(#""trouble": null, "#, with: ""), "trouble", "is missing."),
      (page(words, next: "7"), "next", "is no String."),
      (page(words, next: "\"\""), "next", "is empty."),
      (page(words, next: "\"50\""), "next", "is “50”, the token of this page."),
      (page(words + "," + words), "posts[1].id", "is 1, as that of another post."),
      (
        page(words).replacing("[]", with: #"[{"id": 1, "title": ""}, {"id": 1, "title": ""}]"#),
        "banners[1].id", "is 1, as that of another banner."
      ),
      (
        page(words.replacing(#""revision": 0"#, with: #""revision": -1"#)), "posts[0].revision",
        "is -1, not 0 to 1000000."
      ),
      (
        page(words.replacing(#""commentCount": 0"#, with: #""commentCount": -1"#)),
        "posts[0].commentCount", "is -1, not 0 to 1000000."
      ),
      (page(words.replacing("false", with: "0")), "posts[0].isOwn", "is no Bool."),
      (
        page(words.replacing(#", "text": "はい""#, with: "")), "posts[0].content.text",
        "is missing."
      ),
      (
        page(image.replacing("400", with: "0")), "posts[0].content.picture.height",
        "is 0.0, not 1 to 10000."
      ),
      (
        page(image.replacing("300", with: "1e9")), "posts[0].content.picture.width",
        "is 1000000000.0, not 1 to 10000."
      ),
      (
        page(product.replacing("500", with: "-1")), "posts[0].content.product.price",
        "is -1, not 0 to 1000000."
      ),
      (
        page(product.replacing("500", with: "9223372036854775807")),
        "posts[0].content.product.price", "is 9223372036854775807, not 0 to 1000000."
      ),
    ]
  )
  func `a wrong field of a page is named`(body: String, path: String, words: String) async {
    let token = TimelineToken(value: "50")
    let mistake = await mistake { () throws(TimelineError) in
      _ = try await gateway(body).page(token)
    }
    #expect(mistake == .field(path, words))
  }

  @Test func `a kind of post that the app does not know is named`() async {
    let body = Self.page(Self.words.replacing("description", with: "film"))
    let mistake = await mistake { () throws(TimelineError) in
      _ = try await gateway(body).page(nil)
    }
    guard case .field("posts[0].content.kind", let words) = mistake else {
      Issue.record("\(String(describing: mistake))")
      return
    }
    #expect(words.contains("film"))
  }

  @Test func `a page of too many posts is no answer`() async {
    let posts = (1...1_001).map {
      #"\#(Self.words.replacing(#""id": 1"#, with: #""id": \#($0)"#))"#
    }
    let body = Self.page(posts.joined(separator: ","))
    let mistake = await mistake { () throws(TimelineError) in
      _ = try await gateway(body).page(nil)
    }
    #expect(mistake == .field("posts", "are over 1000."))
  }

  @Test func `a post of which thousands of things are said is read`() async throws {
    let comments = (1...3_000).map { #"{"id": \#($0), "author": "", "text": ""}"# }
    let body = Self.thread(comments.joined(separator: ","))
    #expect(try await gateway(body).thread(1)?.comments.count == 3_000)
  }

  @Test(
    arguments: [
      (
        thread("", post: words.replacing(#""id": 1"#, with: #""id": 2"#)), "post.id",
        "is 2, although 1 was asked for."
      ),
      (thread(#"{"id": 1, "author": ""}"#), "comments[0].text", "is missing."),
      (
        thread(#"{"id": 1, "author": "", "text": ""}, {"id": 1, "author": "", "text": ""}"#),
        "comments[1].id", "is 1, as that of another comment."
      ),
      (
        thread("", post: words.replacing("\"revision\": 0", with: "\"revision\": null")),
        "post.revision", "is null."
      ),
    ]
  )
  func `a wrong field of a post is named`(body: String, path: String, words: String) async {
    let mistake = await mistake { () throws(TimelineError) in
      _ = try await gateway(body).thread(1)
    }
    #expect(mistake == .field(path, words))
  }

  @Test func `what comes back for what a person has written is their own`() async {
    let mistake = await mistake { () throws(TimelineError) in
      _ = try await gateway(Self.words, status: 201).post(TimelineDraft(1, "はい"))
    }
    #expect(mistake == .field("isOwn", "is false, although the person has written it."))
  }

  @Test(arguments: ["", "1", "+0000000000000ab", "00000000000000abc", "00000000000000ag"])
  func `a key that is none is named to who sends it`(key: String) {
    let request = TransportRequest(
      "post.send",
      .post,
      "/posts",
      headers: ["Content-Type": "application/json"],
      body: Data(#"{"key": "\#(key)", "text": ""}"#.utf8)
    )
    #expect(throws: TransportMistake.field("key", "is “\(key)”, not 16 hexadecimal digits.")) {
      try request.read(DraftMessage.self).draft()
    }
  }
}
