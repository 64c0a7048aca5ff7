import Observation2
import Scenes
import Testing

/// A request to a scroll may take a field out of reach: the field loses the focus in the same update.
@MainActor @Suite struct ScrollRequestFocusTests {
  private let list = ShopList()

  /// Rows below a header that stays at the upper edge, and is less high the further they go up.
  @MainActor private final class Header: LazyScreenLayout, ObservedModel {
    @Observed private(set) var version = 0
    var row: @MainActor (Int) -> [ScreenElement] = { _ in [] }

    func frame(of id: Int) -> ScreenRect? { frame(of: id, at: 0) }

    private func frame(of id: Int, at offset: Double) -> ScreenRect {
      if id > 0 { return ScreenRect(x: 0, y: Double(id) * 100, width: 390, height: 100) }
      return ScreenRect(x: 0, y: offset, width: 390, height: max(20, 100 - offset))
    }

    func entries(in room: LazyScreenRoom) -> LazyScreenEntries<Int> {
      LazyScreenEntries(
        contentSize: ScreenSize(width: 390, height: 3_000),
        offset: room.offset,
        entries: (0..<30).map {
          LazyScreenEntry(id: $0, frame: frame(of: $0, at: room.offset.y))
        }
      )
    }

    func content(of id: Int) -> [ScreenElement] { row(id) }

    func measured(_ size: ScreenSize, of id: Int) -> Bool { false }
  }

  /// A layout that leaves out its second child where there is no room for it.
  private struct Shrinking: ScreenLayout {
    func arrange(_ children: ScreenLayoutChildren, in room: ScreenSize) -> ScreenArrangement {
      let frames = (0..<(room.height < 60 ? 1 : 2)).map {
        ScreenRect(x: 0, y: Double($0) * 20, width: room.width, height: 20)
      }
      return ScreenArrangement(size: room, frames: frames)
    }
  }

  @Test func `a field that the request hides loses the focus, and hears it once`() throws {
    let header = Header()
    let part = SketchPart { _ in }
    header.row = { [list] id in
      if id > 0 { return [part.text("\(id)")] }
      return [
        part.arranged(by: Shrinking()) {
          part.text("題")
          part.textField("") { _ in }.identifier("field")
            .onFocusChange { list.log.append("\($0)") }
        }
      ]
    }
    let window = MirroredWindow { [list] part in
      part.lazyArranged(by: header).identifier("scroll")
        .scrollRequested(to: list.isOn ? .row(12, at: .start) : nil) {}
    }
    try window.send(.focus(true), to: "field")
    window.update()
    list.isOn = true
    window.update()
    #expect(window["scroll"]?.scroll?.offset.y == 1_200)
    #expect(window["field"]?.look.isHidden == true)
    #expect(window.mirror.focus == nil)
    #expect(list.log == ["true", "false"])
    window.expectEqualToWhole()
    #expect(list.log == ["true", "false"])
  }

  @Test func `a field that the request moves under a bar takes what is marked`() throws {
    let window = MirroredWindow { [list] part in
      part.layers {
        part.scroll {
          part.text("").frame(height: 150)
          part.row {
            part.textField(list.note) { list.note = $0 }.identifier("field").frame(height: 44)
            part.text("中").frame(height: 14).identifier("middle")
          }
          part.text("下").frame(height: 2_000)
        }
        .scrollRequested(to: list.isOn ? .identifier("middle", at: .start) : nil) {}
        .identifier("scroll")
        part.column {}.blocksTouches().frame(height: 100)
      }
    }
    try window.send(.focus(true), to: "field")
    try window.send(.text("しおこ", isMarked: true), to: "field")
    window.update()
    let id = try window.id("field")
    #expect(window.window.hasMarkedText(in: id))
    list.isOn = true
    window.update()
    #expect(window["scroll"]?.scroll?.offset.y == 165)
    #expect(!window.window.hasMarkedText(in: id))
    #expect(window.mirror.focus == id)
  }
}
