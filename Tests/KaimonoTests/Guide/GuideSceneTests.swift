import Observation2
import Observation2Testing
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

@testable import Kaimono

@MainActor @Suite struct GuideSceneTests {
  private nonisolated static let guides: [KaimonoGuide] = [
    .deliveryTutorial, .termsAndLaw, .notes, .faq,
  ]

  private func stage(_ guide: KaimonoGuide) -> Stage {
    Stage(VirtualTime()) { GuideScene.build(guide) }
  }

  @Test(arguments: guides)
  func `it says what it is and has all its headings`(guide: KaimonoGuide) throws {
    let stage = stage(guide)
    #expect(try stage.element("guide-title").element.text == guide.title)
    for entry in guide.entries {
      #expect(stage.shows(.text(entry.heading)))
      #expect(stage.shows(.text(entry.text)) == !guide.isFolded)
    }
  }

  @Test
  func `an answer is read when its question is tapped, and folded away when it is tapped again`()
    throws
  {
    let stage = stage(.faq)
    let questions = KaimonoGuide.faq.entries
    try stage.tap(.text(questions[1].heading))
    try stage.tap(.text(questions[0].heading))
    #expect(questions.filter { stage.shows(.text($0.text)) }.map(\.id) == [1, 2])
    try stage.tap(.text(questions[1].heading))
    #expect(questions.filter { stage.shows(.text($0.text)) }.map(\.id) == [1])
  }

  @Test func `what is folded and unfolded is noted`() {
    let log = EventLog()
    let presenter = GuidePresenter(.faq, log: log)
    let unfolded = presenter.unfoldedEntries.recorded()
    presenter.guideViewDidFoldEntry(3, isUnfolded: true)
    presenter.guideViewDidFoldEntry(3, isUnfolded: true)
    presenter.guideViewDidFoldEntry(3, isUnfolded: false)
    #expect(unfolded.values.last == [])
    #expect(unfolded.values.contains([3]))
    #expect(log.events.map(\.name) == Array(repeating: "guideViewDidFoldEntry", count: 3))
  }
}
