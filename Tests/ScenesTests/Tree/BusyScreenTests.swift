import Observation2
import Scenes
import ScenesHeadless
import Testing

/// A change during the description or layout of a screen is shown afterwards.
@MainActor @Suite struct BusyScreenTests {
  private let list = ShopList(100)
  private let measurer = CallingMeasurer()

  private func stage(
    @ScreenBuilder _ content: @escaping @MainActor (SketchPart) -> [ScreenElement]
  ) -> Stage {
    Stage(VirtualTime(), measurer: measurer) { SketchScene(content: content) }
  }

  private func texts(_ stage: Stage) -> [String] {
    stage.frames.elements.compactMap { $0.element.text }
  }

  @Test func `a property that changes while text is measured`() {
    let stage = stage { [list] part in
      part.text(list.title)
      part.text(list.note)
    }
    var isFirst = true
    measurer.didMeasure = { [list] in
      if isFirst { list.note = "測った" }
      isFirst = false
    }
    list.title = "果物"
    #expect(texts(stage) == ["果物", "測った"])
    list.title = "野菜"
    #expect(texts(stage) == ["野菜", "測った"])
  }

  @Test func `a property that the body of a row changes while the list is laid out`() {
    let stage = stage { [list] part in
      part.text(list.note)
      part.lazyColumn {
        part.each(list.items) { item in LastRow(item: item, list: list) }
      }
    }
    _ = stage.frames
    stage.scroll(by: ScreenPoint(x: 0, y: 99_999))
    #expect(texts(stage).first == "終わり")
    list.note = "続き"
    #expect(texts(stage).first == "続き")
  }

  @Test func `a front-end hears once of changes during an update`() {
    let window = SceneWindow(measurer: measurer)
    let frontEnd = CountingFrontEnd()
    window.navigator.push(SketchScene { [list] part in part.text(list.title + list.note) })
    window.attach(frontEnd)
    measurer.didMeasure = { [list] in list.note = "測った" }
    list.title = "果物"
    #expect(frontEnd.requests == 1)
    #expect(window.update().count == 2)
    #expect(frontEnd.requests == 2)
    _ = window.update()
    list.title = "野菜"
    #expect(frontEnd.requests == 3)
  }

  @Test func `an environment that is set while text is measured counts from the next time`() {
    let stage = stage { part in part.text("品") }
    measurer.didMeasure = { [weak stage] in stage?.environment.textSize = .extraLarge }
    stage.environment.textSize = .small
    #expect(stage.frames.elements[0].frame.height == 24)
    #expect(stage.issues.isEmpty)
  }

  @Test func `an environment that is never at rest is reported, and given up for now`() {
    let stage = stage { part in part.text("品") }
    measurer.didMeasure = { [weak stage] in stage?.environment.containerSize.width += 1 }
    stage.environment.textSize = .small
    #expect(texts(stage) == ["品"])
    #expect(stage.issues == [.endlessUpdate])
    #expect(stage.issues[0].description.contains("Change it once."))
    measurer.didMeasure = {}
    stage.environment.textSize = .large
    #expect(stage.frames.elements[0].frame.height == 22)
    #expect(stage.issues.count == 1)
  }

  @Test func `an element that hides when it appears, and shows when it disappears, is reported`() {
    let stage = stage { [list] part in
      part.text("品").hidden(list.isOn)
        .onAppear { list.isOn = true }
        .onDisappear { list.isOn = false }
      part.text(list.title)
    }
    #expect(texts(stage) == ["品", "買い物"])
    #expect(stage.issues == [.endlessUpdate])
  }

  @Test func `an element that looks at the screen when it appears sees what the front-end shows`() {
    var seen: [String] = []
    var stage: Stage?
    stage = self.stage { [list] part in
      part.text(list.title).onAppear {
        list.note = "出た"
        seen += stage.map { texts($0) } ?? []
      }
      part.text(list.note).onAppear { list.log.append("見えた \(list.note)") }
        .hidden(list.note.isEmpty)
    }
    _ = stage?.frames
    list.title = "果物"
    // The patches of the update that reports it have not reached the stage.
    #expect(seen == ["買い物", ""])
    #expect(list.log == ["見えた 出た"])
    stage = nil
  }
}

/// A row that tells the list when the last item is described.
private struct LastRow: ScreenPart {
  let item: ShopItem
  let list: ShopList

  var body: [ScreenElement] { row() }

  private func row() -> [ScreenElement] {
    if item.id == 99, list.log.isEmpty {
      list.log.append("終わり")
      list.note = "終わり"
    }
    return [text(item.name).frame(height: 44)]
  }
}

/// Measures as usual, and reports each measurement.
@MainActor private final class CallingMeasurer: TextMeasurer {
  var didMeasure: () -> Void = {}
  private let usual = EmTextMeasurer()

  func size(of text: String, font: ScreenFont, width: Double) -> ScreenSize {
    didMeasure()
    return usual.size(of: text, font: font, width: width)
  }
}

@MainActor private final class CountingFrontEnd: ScreenFrontEnd {
  var requests = 0

  func show(_ screen: ScreenNodeSnapshot) {}
  func screenNeedsUpdate() { requests += 1 }
}
