import SceneCollections
import Scenes
import ScenesHeadless
import Testing

@testable import Tsukurepo

/// What stands in which section, before data and with all kinds of data.
@MainActor @Suite struct TsukurepoSectionTests {
  @Test func `the sections stand in the order of the design`() {
    #expect(
      TsukurepoSection.allCases == [
        .media, .margin, .recipeTitle, .recipeDescription, .ingredientsHeader, .ingredients,
        .showMore,
      ]
    )
  }

  @Test func `ingredients stand in two columns, everything else in one`() {
    for section in TsukurepoSection.allCases {
      #expect(section.columnCount == (section == .ingredients ? 2 : 1))
    }
  }

  @Test func `before data there are all seven sections, with items in the first three only`() async
  {
    let page = DetailsStage(1)
    #expect(page.source.snapshot().sectionIdentifiers == TsukurepoSection.allCases)
    #expect(page.counts == [1, 1, 1, 0, 0, 0, 0])
    #expect(
      page.source.snapshot().itemIdentifiers == [.media(nil), .margin, .recipeTitle(nil)]
    )
    await page.load()
    #expect(page.source.snapshot().sectionIdentifiers == TsukurepoSection.allCases)
    #expect(page.counts == [1, 1, 1, 1, 1, 7, 1])
  }

  @Test(
    arguments: [(1, 1), (2, 0), (10, 0), (5, 1)]
  )
  func `there is a description only if the report has one`(report: Int, count: Int) async {
    let page = DetailsStage(report)
    await page.load()
    #expect(page.counts[3] == count)
    #expect(page.stage.shows(.id("tsukurepo-description")) == (count == 1))
  }

  @Test(arguments: [(3, 0), (9, 1), (1, 7), (7, 4), (4, 200)])
  func `there is one item for each ingredient, and the header stands without one`(
    report: Int,
    count: Int
  ) async {
    let page = DetailsStage(report)
    await page.load()
    #expect(page.counts[5] == count)
    #expect(page.counts[4] == 1)
    #expect(page.counts[6] == 1)
  }

  @Test func `an item carries all that its cell shows`() {
    let sample = TsukurepoReport.sample()
    let item = TsukurepoViewItem(sample)
    let media = TsukurepoMedia(
      reportID: 7,
      picture: "report-7",
      author: "りくさん",
      text: "二度に分けてふりました。"
    )
    #expect(TsukurepoSection.media.items(of: item) == [.media(media)])
    #expect(TsukurepoSection.recipeTitle.items(of: item) == [.recipeTitle(sample.recipe)])
    #expect(
      TsukurepoSection.recipeDescription.items(of: item) == [.recipeDescription("焼く前にふります。")]
    )
    #expect(TsukurepoSection.showMore.items(of: item) == [.showMore(recipeID: 60)])
  }
}
