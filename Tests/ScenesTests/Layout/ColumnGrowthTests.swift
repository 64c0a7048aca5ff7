import Observation2
import Scenes
import ScenesHeadless
import Testing

/// A child of a column that begins or ceases to grow keeps no old room.
@MainActor @Suite struct ColumnGrowthTests {
  private enum Content: CaseIterable {
    case text, scroll, spacer, picture
  }

  private final class Model: ObservedModel {
    @Observed var content: Content
    init(_ content: Content) { self.content = content }
  }

  private func stage(_ model: Model) -> Stage {
    Stage(
      of: SketchPart { part in
        part.text("header")
        part.column {
          switch model.content {
          case .text: part.text("text").identifier("content")
          case .scroll: part.scroll { part.text("text") }.identifier("content")
          case .spacer: part.spacer()
          case .picture: part.column { part.scroll { part.text("a") } }.identifier("content")
          }
        }
        .identifier("box")
        part.text("footer").identifier("footer")
      }
    )
  }

  private func frames(_ stage: Stage) -> [String] {
    stage.frames.elements.map { "\($0.element.identifier ?? "") \($0.frame)" }
  }

  @Test(arguments: Content.allCases, Content.allCases)
  private func `a box whose content changes is as high as a new one`(
    _ before: Content,
    _ after: Content
  ) {
    let model = Model(before)
    let stage = stage(model)
    _ = frames(stage)
    model.content = after
    #expect(frames(stage) == frames(self.stage(Model(after))))
  }
}
