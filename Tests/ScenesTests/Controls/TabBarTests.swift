import Observation2
import Scenes
import ScenesHeadless
import Testing

/// Tabs, by themselves.
@MainActor @Suite struct TabBarTests {
  private let list = ShopList(3)

  private func stage(_ environment: ScreenEnvironment = .plain) -> Stage {
    Stage(
      of: SketchPart { [list] part in
        part.column {
          part.tabBar {
            part.tab("品物", image: "leaf", isSelected: !list.isOn) { list.log.append("品物") }
            part.tab(
              "かご",
              image: "cart",
              badge: list.note.isEmpty ? nil : list.note,
              isSelected: list.isOn
            ) { list.log.append("かご") }
          }
        }
      },
      in: environment
    )
  }

  private func tabs(_ stage: Stage) -> [LaidOutElement] {
    stage.frames.elements.filter { $0.element.role == .tab }
  }

  @Test func `tabs share the width, with the picture above the words`() throws {
    let stage = stage()
    #expect(tabs(stage).map(\.frame.x) == [0, 195])
    #expect(tabs(stage).allSatisfy { $0.frame.width == 195 && $0.frame.height >= 49 })
    let picture = try stage.element(.role(.image)).frame
    let words = try stage.element("品物").frame
    #expect(picture.center.x == 97.5 && words.center.x == 97.5 && words.y >= picture.maxY)
  }

  @Test(arguments: [ScreenSize(width: 1024, height: 1366), ScreenSize(width: 320, height: 480)])
  func `tabs stay on the screen at the largest text`(size: ScreenSize) {
    var environment = ScreenEnvironment.plain
    environment.containerSize = size
    environment.textSize = ScreenTextSize.allCases[11]
    let stage = stage(environment)
    #expect(
      stage.frames.elements.allSatisfy { $0.frame.x >= 0 && $0.frame.maxX <= size.width + 0.001 }
    )
  }

  @Test func `right to left, the first tab is on the right`() {
    var environment = ScreenEnvironment.plain
    environment.layoutDirection = .rightToLeft
    #expect(tabs(stage(environment)).map(\.frame.x) == [195, 0])
  }

  @Test func `a tab is tapped by its words, also if it is selected`() throws {
    let stage = stage()
    try stage.tap("かご")
    try stage.tap("品物")
    #expect(list.log == ["かご", "品物"])
  }

  @Test func `a screen reader hears its words, its badge and whether it is selected`() throws {
    let stage = stage()
    list.note = "3"
    let looks = tabs(stage).map(\.element)
    #expect(looks.map(\.label) == ["品物", "かご"])
    #expect(looks.map(\.value) == [nil, "3"])
    #expect(looks.map(\.isSelected) == [true, false])
    #expect(stage.shows(.role(.badge)))
    list.note = ""
    #expect(!stage.shows(.role(.badge)))
    #expect(tabs(stage)[1].element.value == nil)
  }
}
