import Foundation
import Scenes
import ScenesHeadless
import Testing

@testable import Timeline
@testable import TimelineSimulation

@Suite struct TimelineFileTests {
  private func book(_ count: Int = 600) throws -> TimelineBook {
    TimelineBook(try TimelineFile.bundled.get(), count: count)
  }

  private func kinds(_ posts: [TimelinePost]) -> [TimelinePostKind] {
    posts.map { post in
      switch post.content {
      case .image: .image
      case .product: .product
      case .description: .description
      }
    }
  }

  @Test func `there are 600 posts of three kinds, which take turns`() throws {
    let book = try book()
    #expect(book.ids == Array(1...600))
    let posts = book.ids.compactMap { book.thread($0)?.post }
    #expect(Array(kinds(posts).prefix(4)) == [.image, .product, .description, .image])
    for kind in TimelinePostKind.allCases {
      #expect(kinds(posts).count { $0 == kind } == 200)
    }
    #expect(posts.filter(\.isOwn).map(\.id).prefix(3) == [5, 25, 45])
  }

  @Test func `a post has the comments that it counts, and every picture can be brought`() throws {
    let book = try book()
    for id in book.ids {
      let thread = try #require(book.thread(id))
      #expect(thread.comments.count == thread.post.commentCount)
      switch thread.post.content {
      case .image(let picture):
        #expect(book.picture(picture.name)?.size == picture.size)
      case .product(let product):
        #expect(book.picture(product.picture.name)?.size == product.picture.size)
      case .description(let text): #expect(!text.isEmpty)
      }
    }
    #expect(book.picture("image-2") == nil)
    #expect(book.picture("image-9999") == nil)
    #expect(book.picture("") == nil)
  }

  @Test(arguments: ["{}", "no JSON", "{\"authors\": []}"])
  func `a file that is not as agreed says which and why`(content: String) {
    #expect {
      try TimelineFile.read(Data(content.utf8), file: "texts.json")
    } throws: {
      "\($0)".hasPrefix("texts.json can't be read: ")
    }
  }

  @Test func `texts of which there are none are refused`() {
    let content =
      #"{"authors": [], "products": [], "descriptions": [], "comments": [], "banners": [], "trouble": ""}"#
    #expect(throws: EmbeddedDataError.self) {
      try TimelineFile.read(Data(content.utf8), file: "texts.json")
    }
    let missing = EmbeddedDataError.missing(file: "texts.json")
    let remedy = "Add its folder to the resources of its target."
    #expect("\(missing)" == "texts.json is not in the bundle. \(remedy)")
  }
}
