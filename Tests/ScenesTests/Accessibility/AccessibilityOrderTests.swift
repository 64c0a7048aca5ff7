import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

/// An element that is read later has a later position.
@MainActor @Suite struct AccessibilityOrderTests {
  /// Puts children at given frames.
  private struct Places: ScreenLayout, Equatable {
    let frames: [ScreenRect]

    func arrange(_ children: ScreenLayoutChildren, in room: ScreenSize) -> ScreenArrangement {
      ScreenArrangement(size: ScreenSize(width: 390, height: 300), frames: frames)
    }
  }

  private func findings(
    _ frames: [ScreenRect],
    _ direction: ScreenLayoutDirection = .leftToRight
  ) -> [AccessibilityFinding] {
    let stage = Stage(
      of: SketchPart { part in
        part.arranged(by: Places(frames: frames)) {
          for number in frames.indices { part.text("文\(number)") }
        }
      },
      in: ScreenEnvironment(locale: "ja-JP", layoutDirection: direction)
    )
    return stage.accessibilityFindings([.readingOrder])
  }

  private let left = ScreenRect(x: 0, y: 0, width: 100, height: 30)
  private let right = ScreenRect(x: 120, y: 0, width: 100, height: 30)
  private let below = ScreenRect(x: 0, y: 40, width: 220, height: 30)

  @Test func `what is read later stands below, or further on in the line`() {
    #expect(findings([left, right, below]) == [])
    #expect(findings([below, left]).map(\.element.text) == ["文1"])
    #expect(findings([right, left, below]).map(\.element.text) == ["文1"])
  }

  @Test func `where lines begin on the right, further on is to the left`() {
    #expect(findings([left, right, below], .rightToLeft) == [])
    #expect(findings([right, left, below], .rightToLeft).map(\.element.text) == ["文1"])
  }

  @Test func `layers, and a question over a screen, have no order by place`() {
    let stage = Stage(
      of: SketchPart { part in
        part.layers {
          part.column {
            part.spacer()
            part.text("下")
          }
          part.column {
            part.text("上")
            part.spacer()
          }
          part.alert("本当に？") { part.button("はい") {}.identifier("yes") }
        }
      }
    )
    #expect(stage.accessibilityFindings([.readingOrder]) == [])
  }

  @Test func `what is hidden or scrolled away is not read`() {
    let stage = Stage(
      of: SketchPart { part in
        part.column {
          part.text("一")
          part.text("隠れた").hidden()
          part.scroll {
            for number in 1...60 {
              part.scroll(.horizontal) {
                part.row {
                  for place in 1...9 { part.text("列\(number)-\(place)").frame(width: 90) }
                }
              }
            }
          }
          part.text("終わり")
        }
      }
    )
    #expect(stage.accessibilityFindings([.readingOrder]) == [])
    _ = stage.scroll(by: ScreenPoint(x: 0, y: 400))
    #expect(stage.accessibilityFindings([.readingOrder]) == [])
  }
}
