import Foundation
import Scenes
import ScenesHeadless
import Testing

@testable import Tsukurepo
@testable import TsukurepoSimulation

@Suite struct ReportsFileTests {
  private func report(_ id: Int) throws -> TsukurepoReport {
    try #require(try ReportsFile.bundled.get().report(id))
  }

  @Test func `there are 120 reports, of which the first ten mean what they always do`() throws {
    let book = try ReportsFile.bundled.get()
    #expect(book.ids.count == 120)
    let first = try (1...10).map { try report($0) }
    #expect(first.map(\.ingredients.count).prefix(4) == [7, 5, 0, 200])
    #expect(first[0].description?.isEmpty == false)
    #expect(first[0].picture != nil)
    #expect(first[1].description == nil)
    #expect(first[4].description?.count == 5_000)
    #expect(first[5].picture == nil)
    let salt = first[6].ingredients.filter { $0.name == "塩" && $0.amount == "少々" }
    #expect(salt.count == 2)
    #expect(first[8].ingredients.count == 1)
    #expect(first[9].description?.isEmpty == true)
  }

  @Test func `every picture that a report names can be brought, but that of report 8`() throws {
    let book = try ReportsFile.bundled.get()
    for id in book.ids {
      guard let name = try report(id).picture else { continue }
      #expect((book.picture(name) == nil) == (id == 8), "\(name)")
    }
    #expect(book.picture("report-999") == nil)
  }

  @Test func `one name is one drawing, another is another`() throws {
    let book = try ReportsFile.bundled.get()
    let drawing = try #require(book.picture("report-1"))
    #expect(drawing == book.picture("report-1"))
    #expect(drawing != book.picture("report-2"))
    #expect(drawing.size.width / drawing.size.height == 0.75)
  }

  @Test func `a change adds to the report, each time`() throws {
    var book = try ReportsFile.bundled.get()
    book.change(3)
    book.change(3)
    let changed = try #require(book.report(3))
    #expect(changed.ingredients.map(\.id) == [1, 2])
    #expect(changed.description?.hasSuffix("追記：水を少し足しました。") == true)
    let before = book
    book.change(999)
    #expect(book == before)
  }

  private static let one =
    #"{"id": 1, "recipe": {"id": 1, "title": ""}, "author": "", "text": "", "ingredients": []}"#
  private static let salt = #"{"id": 1, "name": "塩", "amount": "少々"}"#

  @Test(
    arguments: [
      ("[]", "the body is no Dictionary<String, Any>."),
      (#"{"reports": [], "lostPictures": []"#, "the body is no JSON."),
      (#"{"lostPictures": [], "reports": [{}]}"#, "reports[0].id is missing."),
      (
        #"{"lostPictures": [], "reports": [\#(one), \#(one)]}"#, "reports have the id 1 twice."
      ),
      (
        #"{"lostPictures": [], "reports": [\#(one.replacing("[]", with: "[\(salt), \(salt)]"))]}"#,
        "ingredients[1].id is 1, as that of another one."
      ),
    ]
  )
  func `a file that can't be read says why`(content: String, words: String) {
    let error = #expect(throws: EmbeddedDataError.self) {
      try ReportsFile.read(Data(content.utf8), file: "reports.json")
    }
    #expect("\(error.map { "\($0)" } ?? "")".contains("reports.json can't be read: \(words)"))
  }
}
