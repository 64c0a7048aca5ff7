import Observation2
import Outside
import Scenes
import ScenesHeadless
import Testing

/// A control that a team has written itself, as one of the package's own is tested.
@MainActor @Suite struct RatingTests {
  private final class Review: ObservedModel {
    @Observed var stars = 3
  }

  private struct ReviewView: SceneView {
    let review: Review

    var body: [ScreenElement] {
      column {
        text("How was it?")
        rating("Your rating", review.stars, identifier: "stars") { review.stars = $0 }
      }
    }
  }

  private final class ReviewScene: SceneHost {
    let view: ReviewView

    init(_ review: Review) { view = ReviewView(review: review) }
  }

  private let review = Review()

  private func stage(_ environment: ScreenEnvironment = .plain) -> Stage {
    Stage(VirtualTime(), environment: environment) { ReviewScene(review) }
  }

  private func titles(_ stage: Stage) -> String {
    stage.frames.elements.filter { $0.element.role == .button }.compactMap(\.element.text).joined()
  }

  @Test(arguments: [(1, 1), (5, 5), (3, 0)])
  func `a tap on a star lights those up to it, and on the last one none`(
    star: Int,
    stars: Int
  ) throws {
    let stage = stage()
    #expect(titles(stage) == "★★★☆☆")
    try stage.tap(.id("stars-\(star)"))
    #expect(review.stars == stars)
    #expect(titles(stage).filter { $0 == "★" }.count == stars)
  }

  @Test(arguments: [(0, 0), (5, 5), (-1, 3), (6, 3)])
  func `a front-end's own control gives a number of stars there are`(
    number: Int,
    stars: Int
  ) throws {
    let stage = stage()
    try stage.change(.id("stars"), to: .number(number))
    #expect(review.stars == stars)
  }

  @Test func `it says what it is, how many there are, and what can be chosen`() throws {
    let look = try stage().element(.id("stars")).element
    #expect([look.label, look.value] == ["Your rating", "3 / 5"])
    #expect(look.stepping == ScreenStepping(3, in: 0...5))
    #expect(try stage().element(.id("stars-4")).element.label == "4")
  }

  @Test(
    arguments: [
      (390, 844, .large), (834, 1194, .large), (390, 844, .accessibilityExtraExtraExtraLarge),
    ]
      as [(Double, Double, ScreenTextSize)],
    [ScreenLayoutDirection.leftToRight, .rightToLeft]
  )
  func `on each screen its stars are large enough, side by side, from where lines begin`(
    screen: (width: Double, height: Double, textSize: ScreenTextSize),
    direction: ScreenLayoutDirection
  ) {
    var environment = ScreenEnvironment.plain
    environment.containerSize = ScreenSize(width: screen.width, height: screen.height)
    environment.textSize = screen.textSize
    environment.layoutDirection = direction
    let stars = stage(environment).frames.elements.filter { $0.element.role == .button }
      .map(\.frame)
    #expect(stars.count == 5)
    #expect(stars.allSatisfy { $0.size.width >= 44 && $0.size.height >= 44 })
    #expect(stars.allSatisfy { $0.x >= 0 && $0.maxX <= screen.width })
    for (star, next) in zip(stars, stars.dropFirst()) {
      #expect(direction == .leftToRight ? star.maxX <= next.x : next.maxX <= star.x)
    }
  }
}
