import Foundation
import Observation2
import Scenes
import Testing

/// A layout of one's own, into which rows of a list go.
@MainActor @Suite struct CustomLayoutTests {
  /// Places cells around a circle, the first on the right.
  private struct Circle: ScreenLayout {
    var radius: Double

    func arrange(_ children: ScreenLayoutChildren, in room: ScreenSize) -> ScreenArrangement {
      let frames = (0..<children.count).map { index in
        let angle = 2 * Double.pi * Double(index) / Double(children.count)
        let size = children.size(at: index, width: children.idealWidth(at: index))
        return ScreenRect(
          x: (radius + radius * cos(angle)).rounded(),
          y: (radius + radius * sin(angle)).rounded(),
          width: size.width,
          height: size.height
        )
      }
      let side = 2 * radius + 20
      return ScreenArrangement(size: ScreenSize(width: side, height: side), frames: frames)
    }
  }

  /// Gives only the first child a frame.
  private struct OnlyFirst: ScreenLayout {
    func arrange(_ children: ScreenLayoutChildren, in room: ScreenSize) -> ScreenArrangement {
      let size = children.count > 0 ? children.size(at: 0, width: room.width) : .zero
      return ScreenArrangement(size: size, frames: [ScreenRect(size: size)])
    }
  }

  /// Gives its children all of its room, and asks none for its size.
  private struct AllTheRoom: ScreenLayout {
    func arrange(_ children: ScreenLayoutChildren, in room: ScreenSize) -> ScreenArrangement {
      let size = ScreenSize(width: room.width, height: 90)
      return ScreenArrangement(
        size: size,
        frames: Array(repeating: ScreenRect(size: size), count: children.count)
      )
    }
  }

  private let list = ShopList(4)

  private func circle() -> MirroredWindow {
    MirroredWindow { [list] part in
      part.column {
        part.arranged(by: Circle(radius: list.isOn ? 50 : 100)) {
          part.each(list.items) { part.text($0.name).identifier("\($0.id)") }
        }
        .identifier("circle")
        part.text("後")
      }
    }
  }

  private func corners(_ window: MirroredWindow) -> [[Double]] {
    list.items.map { item in
      let frame = window["\(item.id)"]?.frame
      return [frame?.x ?? -1, frame?.y ?? -1]
    }
  }

  @Test func `cells stand where the layout puts them`() {
    let window = circle()
    #expect(corners(window) == [[200, 100], [100, 200], [0, 100], [100, 0]])
    #expect(window["circle"]?.frame == ScreenRect(x: 0, y: 0, width: 220, height: 220))
    #expect(window["後"]?.frame.y == 220)
  }

  @Test func `a child that was not asked for its size is laid out in its frame`() {
    let window = MirroredWindow { part in
      part.arranged(by: AllTheRoom()) {
        part.layers { part.text("中").frame(width: 30, height: 20).alignment(.center) }
        part.row { part.text("左").frame(width: 10, height: 10) }
      }
    }
    #expect(window["中"]?.frame == ScreenRect(x: 180, y: 35, width: 30, height: 20))
    #expect(window["左"]?.frame.size == ScreenSize(width: 10, height: 10))
  }

  @Test func `cells keep their identity, and move to where the layout puts them`() {
    let window = circle()
    let before = window.idsByText
    list.items.removeLast(2)
    list.items.swapAt(0, 1)
    window.update()
    #expect(corners(window) == [[200, 100], [0, 100]])
    #expect(window.idsByText["品1"] == before["品1"])
    window.expectEqualToWhole()
  }

  @Test func `a layout that is not equal to the one before lays out again`() {
    let window = circle()
    list.isOn = true
    window.update()
    #expect(corners(window) == [[100, 50], [50, 100], [0, 50], [50, 0]])
    #expect(window["後"]?.frame.y == 120)
    window.expectEqualToWhole()
  }

  @Test func `a cell that changes its size is measured alone, and its layout asked again`() {
    let window = circle()
    let cost = window.cost { list.items[2].name = "長い名前" }
    #expect(cost.descriptions == 2)
    #expect(cost.measurements == 1)
    #expect(window["2"]?.frame.width == 68)
    window.expectEqualToWhole()
  }

  @Test func `a cell without a frame has no size`() {
    let window = MirroredWindow { [list] part in
      part.arranged(by: OnlyFirst()) {
        part.each(list.items) { part.text($0.name).identifier("\($0.id)") }
      }
    }
    #expect(window["0"]?.frame.size == ScreenSize(width: 25.5, height: 22))
    #expect(window["3"]?.frame.size == .zero)
    list.items = []
    window.expectEqualToWhole()
  }

  @Test func `a cell is mirrored from right to left`() {
    let window = circle()
    window.window.environment.layoutDirection = .rightToLeft
    window.update()
    #expect(corners(window).map { $0[0] } == [200, 100, 0, 100].map { 220 - $0 - 25.5 })
    window.expectEqualToWhole()
  }

  @Test func `what is in a cell is laid out for the cell after a change in it, in a row as well`() {
    let window = MirroredWindow { [list] part in
      part.row {
        part.arranged(by: OnlyFirst()) {
          part.column {
            part.text(list.title).identifier("title")
            part.divider().identifier("line")
          }
          .frame(height: 60)
        }
        part.text("後")
      }
    }
    for title in ["買", "買い物一覧", "買い"] {
      list.title = title
      window.update()
      let whole = MirroredWindow { [list] part in
        part.row {
          part.arranged(by: OnlyFirst()) {
            part.column {
              part.text(list.title).identifier("title")
              part.divider().identifier("line")
            }
            .frame(height: 60)
          }
          part.text("後")
        }
      }
      #expect(window.nodes.map(\.node.frame) == whole.nodes.map(\.node.frame))
    }
  }
}
