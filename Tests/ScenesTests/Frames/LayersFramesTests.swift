import Scenes
import ScenesHeadless
import Testing

@MainActor @Suite struct LayersFramesTests {
  private func frames(
    @ScreenBuilder _ content: @escaping @MainActor (SketchPart) -> [ScreenElement]
  ) -> ScreenFrames {
    ScreenFrames(of: SketchPart(content: content))
  }

  /// As high as it is told that the room is, or 10 points.
  private struct Told: ScreenLayout {
    func arrange(_ children: ScreenLayoutChildren, in room: ScreenSize) -> ScreenArrangement {
      let height = room.height.isFinite ? room.height : 10
      return ScreenArrangement(size: ScreenSize(width: room.width, height: height), frames: [])
    }
  }

  @Test(arguments: [false, true])
  func `a layout of one's own is told how high its layers are, if it fits them`(fits: Bool) {
    let frames = frames { part in
      part.layers {
        let told = part.arranged(by: Told()) {}
        if fits { told.fitsLayers() } else { told }
      }
      .frame(height: 120)
    }
    #expect(frames.elements.last?.frame.height == (fits ? 120 : 10))
  }

  @Test func `a toast has its own frame at the top of its layers`() {
    let frames = frames { part in
      part.layers {
        part.column { part.text("下") }
        part.toast("注文しています")
        part.toast("塩", showsProgress: true)
      }
    }
    #expect(
      frames.elements.map(\.frame) == [
        ScreenRect(x: 0, y: 0, width: 390, height: 844),
        ScreenRect(x: 0, y: 0, width: 390, height: 844),
        ScreenRect(x: 0, y: 0, width: 17, height: 22),
        ScreenRect(x: 119.5, y: 16, width: 151, height: 46),
        ScreenRect(x: 156.5, y: 70, width: 77, height: 46),
        ScreenRect(x: 172.5, y: 83, width: 20, height: 20),
        ScreenRect(x: 200.5, y: 82, width: 17, height: 22),
      ]
    )
  }

  @Test func `a long toast wraps inside the margins`() {
    let frames = frames { part in
      part.layers { part.toast(String(repeating: "塩", count: 40)) }
    }
    #expect(frames.elements[1].frame == ScreenRect(x: 16, y: 16, width: 358, height: 90))
  }

  @Test func `layers in a column are as high as their highest child`() {
    let frames = frames { part in
      part.column {
        part.layers {
          part.image("salt").frame(width: 100, height: 75)
          part.text("売り切れ")
        }
        part.text("塩")
      }
    }
    #expect(frames.elements[1].frame == ScreenRect(x: 0, y: 0, width: 390, height: 75))
    #expect(frames.elements[4].frame.y == 75)
  }

  @Test func `what blocks touches fills its layers`() {
    let frames = frames { part in
      part.layers {
        part.text("下")
        part.row { part.button("閉じる") {} }.blocksTouches()
      }
    }
    #expect(frames.elements[2].frame == ScreenRect(x: 0, y: 0, width: 390, height: 844))
    #expect(frames.elements[3].frame == ScreenRect(x: 0, y: 400, width: 83, height: 44))
  }

  @Test func `the cart fills the screen and keeps its footer at the bottom`() {
    let source = SampleCartView.DataSource.filled(isOrderProcessing: true)
    let frames = ScreenFrames(of: SampleCartView(delegate: nil, dataSource: source))
    let rects = frames.elements.filter { $0.depth < 3 }.map(\.frame)
    #expect(
      rects == [
        ScreenRect(x: 0, y: 0, width: 390, height: 844),
        ScreenRect(x: 0, y: 0, width: 390, height: 844),
        ScreenRect(x: 0, y: 0, width: 390, height: 799),
        ScreenRect(x: 0, y: 799, width: 390, height: 1),
        ScreenRect(x: 0, y: 800, width: 390, height: 44),
        ScreenRect(x: 119.5, y: 16, width: 151, height: 46),
      ]
    )
  }
}
