import Observation2
import Scenes
import Testing

/// Requests to scrolls that hold nothing, or others, or are gone when they would be done.
@MainActor @Suite struct ScrollRequestLimitsTests {
  @MainActor private final class Wishes: ObservedModel {
    @Observed var target: ScreenScrollTarget?
    @Observed var word = "一"
    @Observed var isGone = false
    var done: [String] = []
  }

  private let list = ShopList(60)
  private let wishes = Wishes()

  private func window(
    isLazy: Bool,
    @ScreenBuilder _ content: @escaping @MainActor (SketchPart) -> [ScreenElement]
  ) -> MirroredWindow {
    MirroredWindow { [wishes] part in
      if !wishes.isGone {
        let word = wishes.word
        let scroll =
          isLazy
          ? part.lazyColumn(estimatedRowHeight: 50) { content(part) }
          : part.scroll(.vertical) { content(part) }
        scroll.identifier("list").frame(height: 500)
          .scrollRequested(to: wishes.target) { wishes.done.append(word) }
      }
    }
  }

  @ScreenBuilder
  private func rows(_ part: SketchPart) -> [ScreenElement] {
    part.each(list.items) { part.text($0.name).frame(height: 50).identifier("\($0.id)") }
  }

  private func offset(_ window: MirroredWindow) -> Double? { window["list"]?.scroll?.offset.y }

  @Test(arguments: [false, true])
  func `a request that takes the place of a waiting one is done once`(isLazy: Bool) {
    let window = window(isLazy: isLazy, rows)
    wishes.target = .row(900)
    window.update()
    wishes.target = .row(901)
    window.update()
    #expect(wishes.done.isEmpty)
    wishes.target = .row(30, at: .start)
    window.update()
    #expect(wishes.done == ["一"] && offset(window) == 1_500)
    list.items.append(ShopItem(id: 900, name: "遅"))
    window.expectEqualToWhole()
    #expect(wishes.done == ["一"] && offset(window) == 1_500)
  }

  @Test(arguments: [false, true])
  func `the rows and elements of a scroll inside are asked for there`(isLazy: Bool) {
    let other = ShopList(9)
    let window = window(isLazy: isLazy) { part in
      part.text("").frame(height: 900)
      part.scroll(.horizontal) {
        part.each(other.items) { item in
          part.text(item.name).frame(width: 100, height: 50).identifier("in \(item.id)")
        }
      }
      .identifier("inner")
      part.text("").frame(height: 900).identifier("after")
    }
    for target in [ScreenScrollTarget.row(5, at: .start), .identifier("in 5", at: .start)] {
      wishes.target = target
      window.expectEqualToWhole()
      #expect(wishes.done.isEmpty && offset(window) == 0)
    }
    // The scroll itself belongs to the one around it.
    wishes.target = .identifier("inner", at: .start)
    window.expectEqualToWhole()
    #expect(wishes.done == ["一"] && offset(window) == 900)
  }

  @Test func `the end of a lazy list without rows is shown when there are some`() {
    list.items = []
    let window = window(isLazy: true, rows)
    wishes.target = .end
    window.update()
    #expect(wishes.done.isEmpty)
    list.items = ShopItem.some(60)
    window.update()
    #expect(wishes.done == ["一"] && offset(window) == 2_500)
    window.expectEqualToWhole()
  }

  @Test func `the end of a scroll without content is where it begins, at once`() {
    list.items = []
    let window = window(isLazy: false, rows)
    wishes.target = .end
    window.update()
    #expect(wishes.done == ["一"] && offset(window) == 0)
    list.items = ShopItem.some(60)
    window.expectEqualToWhole()
    #expect(wishes.done == ["一"] && offset(window) == 0)
  }

  @Test(arguments: [false, true])
  func `a waiting request ends with its scroll, and another scroll has its own`(isLazy: Bool) {
    let window = window(isLazy: isLazy, rows)
    wishes.target = .row(900, at: .end)
    window.update()
    wishes.isGone = true
    window.update()
    list.items.append(ShopItem(id: 900, name: "遅"))
    window.update()
    #expect(wishes.done.isEmpty)
    wishes.isGone = false
    window.update()
    #expect(wishes.done == ["一"] && offset(window) == 2_550)
    window.expectEqualToWhole()
  }

  @Test(arguments: [false, true])
  func `the newest closure hears that a request is done, and hears it once`(isLazy: Bool) {
    let window = window(isLazy: isLazy, rows)
    wishes.target = .row(900, at: .start)
    window.update()
    wishes.word = "二"
    list.items.insert(ShopItem(id: 900, name: "遅"), at: 20)
    window.update()
    #expect(wishes.done == ["二"] && offset(window) == 1_000)
    // The same request, which is not taken back, is no other one.
    for word in ["三", "四"] {
      wishes.word = word
      list.items.removeFirst()
      window.expectEqualToWhole()
    }
    #expect(wishes.done == ["二"])
  }

  @Test(arguments: [false, true], [[59, 30, 11, 10, 9, 0], [0], [20, 0], [1], [10, 60, 0]])
  func `content that becomes shorter than the way to its end is shown from its end`(
    isLazy: Bool,
    counts: [Int]
  ) {
    let window = window(isLazy: isLazy, rows)
    wishes.target = .end
    window.update()
    #expect(offset(window) == 2_500)
    var end = 2_500.0
    for count in counts {
      list.items = ShopItem.some(count)
      window.expectEqualToWhole()
      end = min(end, max(0, Double(count) * 50 - 500))
      #expect(offset(window) == end)
      #expect(window["list"]?.scroll?.contentSize.height == Double(count) * 50)
    }
    list.items = ShopItem.some(60)
    window.expectEqualToWhole()
    #expect(offset(window) == end)
    #expect(wishes.done == ["一"])
  }

  // MARK: - Layouts

  /// Fields of 100 points one below the other, or side by side, all of which are always there.
  @MainActor private final class Fields: LazyScreenLayout {
    let version = 0
    let axis: ScreenAxis
    var field: @MainActor (Int) -> [ScreenElement] = { _ in [] }

    init(_ axis: ScreenAxis) { self.axis = axis }

    func frame(of id: Int) -> ScreenRect? {
      let distance = Double(id) * 100
      return axis == .vertical
        ? ScreenRect(x: 0, y: distance, width: 100, height: 100)
        : ScreenRect(x: distance, y: 0, width: 100, height: 100)
    }

    func entries(in room: LazyScreenRoom) -> LazyScreenEntries<Int> {
      let frames = (0..<40).compactMap { frame(of: $0) }
      return LazyScreenEntries(
        contentSize: ScreenSize(
          width: axis == .vertical ? 100 : 4_000,
          height: axis == .vertical ? 4_000 : 100
        ),
        offset: room.offset,
        entries: zip(0..., frames).map { LazyScreenEntry(id: $0, frame: $1) }
      )
    }

    func content(of id: Int) -> [ScreenElement] { field(id) }

    func measured(_ size: ScreenSize, of id: Int) -> Bool { false }
  }

  private func fields(_ axis: ScreenAxis, isRightToLeft: Bool = false) -> MirroredWindow {
    let layout = Fields(axis)
    let part = SketchPart { _ in }
    layout.field = { id in
      [
        part.textField("", typing: ScreenTyping(returnKey: .next)) { _ in }
          .identifier("\(id)")
      ]
    }
    var environment = ScreenEnvironment.plain
    if isRightToLeft { environment.layoutDirection = .rightToLeft }
    return MirroredWindow(in: environment) { [wishes] part in
      part.lazyArranged(by: layout, along: axis).identifier("list")
        .frame(width: 300, height: 300)
        .scrollRequested(to: wishes.target) { wishes.target = nil }
    }
  }

  /// How far the content has been moved from where it begins.
  private func distance(
    _ window: MirroredWindow,
    _ axis: ScreenAxis,
    _ isRightToLeft: Bool
  ) -> Double? {
    guard let scroll = window["list"]?.scroll else { return nil }
    if axis == .vertical { return scroll.offset.y }
    return isRightToLeft ? 3_700 - scroll.offset.x : scroll.offset.x
  }

  private static let ways: [(ScreenAxis, Bool)] = [
    (.vertical, false), (.horizontal, false), (.horizontal, true),
  ]

  @Test(
    arguments: [
      (0, 300), (499.5, 499.5), (500, 500), (550, 550), (599.5, 599.5), (600, 500),
      (601, 500), (200.5, 200.5), (200, 300), (199, 300), (3_700, 500),
    ] as [(Double, Double)]
  )
  func `the return key scrolls to a field that is wholly out of sight, and only then`(
    from start: Double,
    to expected: Double
  ) throws {
    for (axis, isRightToLeft) in Self.ways {
      let window = fields(axis, isRightToLeft: isRightToLeft)
      try window.send(.focus(true), to: "5")
      let x = isRightToLeft ? 3_700 - start : start
      try window.send(.scrolled(ScreenPoint(x: x, y: start)), to: "list")
      window.update()
      #expect(distance(window, axis, isRightToLeft) == start)
      try window.send(.submit, to: "5")
      window.expectEqualToWhole()
      #expect(distance(window, axis, isRightToLeft) == expected)
      window.update()
      #expect(window.mirror.focus == (try window.id("6")))
    }
  }

  @Test func `a row of a layout is shown along the axis of its scroll, at each place`() {
    let places = [(ScreenScrollTarget.Place.start, 2_000.0), (.center, 1_900), (.end, 1_800)]
    for (axis, isRightToLeft) in Self.ways {
      let window = fields(axis, isRightToLeft: isRightToLeft)
      for (place, expected) in places {
        wishes.target = .row(20, at: place)
        window.update()
        #expect(distance(window, axis, isRightToLeft) == expected)
        wishes.target = .identifier("20", at: .nearest)
        window.expectEqualToWhole()
        #expect(distance(window, axis, isRightToLeft) == expected)
      }
      for (row, expected) in [(0, 0.0), (39, 3_700)] {
        for place in [ScreenScrollTarget.Place.start, .center, .end, .nearest] {
          wishes.target = .row(row, at: place)
          window.expectEqualToWhole()
          #expect(distance(window, axis, isRightToLeft) == expected)
        }
      }
    }
  }
}
