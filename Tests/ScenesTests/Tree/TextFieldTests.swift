import Observation2
import Scenes
import Testing

/// What a field shows is what the data source says, but for what is still being written.
@MainActor @Suite struct TextFieldTests {
  private let list = ShopList()

  private func field(
    onChange: @escaping @MainActor (ShopList, String) -> Void = { $0.note = $1 }
  ) -> MirroredWindow {
    MirroredWindow { [list] part in
      part.textField(list.note, placeholder: "メモ") { onChange(list, $0) }
        .identifier("field")
        .disabled(list.isOn)
      part.textField("", onChange: { _ in }).identifier("other")
    }
  }

  /// The texts that an update writes into the field.
  private func written(_ window: MirroredWindow) throws -> [String?] {
    let field = try window.id("field")
    return window.update().compactMap { patch in
      guard case .update(field, let look, let fields) = patch, fields.contains(.text) else {
        return nil
      }
      return look.text
    }
  }

  @Test func `an edit that the data source takes gives no patch`() throws {
    let window = field()
    for text in ["に", "にん", "に", ""] {
      try window.send(.text(text), to: "field")
      #expect(window.update() == [])
      #expect(list.note == text)
    }
    window.expectEqualToWhole()
  }

  @Test func `an edit that the data source changes is patched back`() throws {
    let window = field { $0.note = $1.uppercased() }
    try window.send(.text("ab"), to: "field")
    #expect(try written(window) == ["AB"])
    try window.send(.text("ABC"), to: "field")
    #expect(try written(window) == [])
    try window.send(.text("ABc"), to: "field")
    #expect(try written(window) == ["ABC"])
    window.expectEqualToWhole()
  }

  @Test func `an edit that the data source ignores is patched back, each time`() throws {
    let window = field { _, _ in }
    for text in ["a", "a", "b"] {
      try window.send(.text(text), to: "field")
      #expect(try written(window) == [""])
    }
    window.expectEqualToWhole()
  }

  @Test func `of two edits before an update the last one counts`() throws {
    let window = field { list, text in list.note = String(text.prefix(2)) }
    try window.send(.text("ab"), to: "field")
    try window.send(.text("abc"), to: "field")
    #expect(try written(window) == ["ab"])
    window.expectEqualToWhole()
  }

  @Test func `an edit that is taken later is undone and done again`() throws {
    let window = field { list, text in list.log.append(text) }
    try window.send(.text("a"), to: "field")
    #expect(try written(window) == [""])
    list.note = list.log[0]
    #expect(try written(window) == ["a"])
    window.expectEqualToWhole()
  }

  @Test func `the data source's own writes are told after an edit as before it`() throws {
    let window = field()
    list.note = "一"
    #expect(try written(window) == ["一"])
    try window.send(.text("一二"), to: "field")
    #expect(try written(window) == [])
    list.note = "一"
    #expect(try written(window) == ["一"])
    window.expectEqualToWhole()
  }

  @Test func `while text is marked, what the data source writes waits for the end of it`() throws {
    let window = field()
    try window.send(.text("k", isMarked: true), to: "field")
    #expect(try written(window) == [])
    list.note = "別"
    #expect(try written(window) == [])
    try window.send(.text("か", isMarked: true), to: "field")
    list.note = "別"
    #expect(try written(window) == [])
    #expect(window["field"]?.look.text == "か")
    try window.send(.focus(true), to: "field")
    try window.send(.focus(false), to: "field")
    #expect(try written(window) == ["別"])
    window.expectEqualToWhole()
  }

  @Test func `the end of marking is an edit like any other`() throws {
    let window = field { list, text in list.note = text == "蚊" ? "蚊帳" : text }
    try window.send(.text("か", isMarked: true), to: "field")
    #expect(try written(window) == [])
    try window.send(.text("蚊"), to: "field")
    #expect(try written(window) == ["蚊帳"])
    window.expectEqualToWhole()
  }

  @Test func `marked text survives other changes of the field and around it`() throws {
    let window = field { _, _ in }
    try window.send(.text("か", isMarked: true), to: "field")
    window.update()
    list.isOn = true
    let patches = window.update()
    #expect(patches.count == 1)
    #expect(window["field"]?.look.text == "か")
    #expect(window["field"]?.look.isEnabled == false)
    window.expectEqualToWhole()
  }

  @Test func `what was marked is taken when the field loses the focus to another`() throws {
    let window = field { _, _ in }
    try window.send(.focus(true), to: "field")
    try window.send(.text("か", isMarked: true), to: "field")
    #expect(try written(window) == [])
    try window.send(.focus(true), to: "other")
    #expect(try written(window) == [""])
    window.expectEqualToWhole()
  }

  @Test func `a front-end that comes later is given what the field shows`() throws {
    let window = field { _, _ in }
    try window.send(.text("a"), to: "field")
    window.window.attach(window)
    #expect(window["field"]?.look.text == "")
    list.note = "a"
    #expect(try written(window) == ["a"])
  }

  @Test func `a field keeps its height and width, whatever is in it`() throws {
    let window = field()
    let frame = window["field"]?.frame
    #expect(frame == ScreenRect(x: 0, y: 0, width: 390, height: 44))
    list.note = String(repeating: "長", count: 100)
    let cost = window.cost {}
    #expect(cost.patches == 1)
    #expect(window["field"]?.frame == frame)
  }
}
