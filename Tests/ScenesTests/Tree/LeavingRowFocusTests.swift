import Observation2
import Scenes
import Testing

/// A field in a lazily described row that leaves the reach of a person, in sight or out of it.
@MainActor @Suite struct LeavingRowFocusTests {
  nonisolated enum Kind: CaseIterable { case column, row, grid }

  nonisolated enum Way: CaseIterable {
    case disabled, hidden, removed, replaced, emptied, listDisabled, listHidden, listRemoved
    case rowWithout
  }

  @MainActor private final class Model: ObservedModel {
    @Observed var off: Set<Int> = []
    @Observed var hidden: Set<Int> = []
    @Observed var without: Set<Int> = []
    @Observed var listIsOff = false
    @Observed var listIsHidden = false
    @Observed var listIsGone = false
    @Observed var items = ShopItem.some(400)
    var log: [String] = []
  }

  private let model = Model()

  private func window(_ kind: Kind) -> MirroredWindow {
    MirroredWindow { [model] part in
      if !model.listIsGone {
        list(kind, part).identifier("list").disabled(model.listIsOff).hidden(model.listIsHidden)
      }
      part.textField("") { _ in }.identifier("other")
        .onFocusChange { model.log.append("other \($0)") }
    }
  }

  private func list(_ kind: Kind, _ part: SketchPart) -> ScreenElement {
    switch kind {
    case .column:
      part.lazyColumn(estimatedRowHeight: 40) { part.each(model.items) { row($0, part) } }
    case .row: part.lazyRow(estimatedRowWidth: 40) { part.each(model.items) { row($0, part) } }
    case .grid: part.lazyGrid(.flexible(2), model.items) { row($0, part) }
    }
  }

  @ScreenBuilder
  private func row(_ item: ShopItem, _ part: SketchPart) -> [ScreenElement] {
    part.column {
      if !model.without.contains(item.id) {
        part.textField(item.name) { _ in }.identifier("\(item.id)").frame(width: 60, height: 50)
          .disabled(model.off.contains(item.id)).hidden(model.hidden.contains(item.id))
          .onFocusChange { [model] in model.log.append("\(item.id) \($0)") }
      }
    }
  }

  private func take(_ id: Int, _ way: Way) {
    let index = model.items.firstIndex { $0.id == id }
    switch way {
    case .disabled: model.off = [id]
    case .hidden: model.hidden = [id]
    case .removed: if let index { model.items.remove(at: index) }
    case .replaced: if let index { model.items[index] = ShopItem(id: 9_000, name: "新") }
    case .emptied: model.items = []
    case .listDisabled: model.listIsOff = true
    case .listHidden: model.listIsHidden = true
    case .listRemoved: model.listIsGone = true
    case .rowWithout: model.without = [id]
    }
  }

  private func giveBack() {
    (model.off, model.hidden, model.without, model.items) = ([], [], [], ShopItem.some(400))
    (model.listIsOff, model.listIsHidden, model.listIsGone) = (false, false, false)
  }

  private func scroll(_ window: MirroredWindow, to distance: Double) throws {
    try window.send(.scrolled(ScreenPoint(x: distance, y: distance)), to: "list")
    window.expectEqualToWhole()
    // The snapshot has made the window name the focus again.
    window.update()
  }

  private func isThere(_ id: Int, _ window: MirroredWindow) -> Bool {
    window.nodes.contains { $0.node.look.identifier == "\(id)" }
  }

  @Test(arguments: Kind.allCases, Way.allCases)
  func `the loss is reported once, in sight and out of it`(kind: Kind, way: Way) throws {
    for distance in [0.0, 5_000] {
      for id in [0, 1, 3] {
        giveBack()
        model.log = []
        let window = window(kind)
        var events: [String] = []
        window.window.onEvent = { event in
          if event.event.kind == .focus { events.append("\(event.event.name)") }
        }
        try window.send(.focus(true), to: "\(id)")
        window.update()
        if distance > 0 { try scroll(window, to: distance) }
        #expect(window.mirror.focus == (try window.id("\(id)")))
        take(id, way)
        let patches = window.update()
        #expect(patches.contains(.focus(nil)))
        #expect(window.mirror.focus == nil && window.window.focus == nil)
        #expect(model.log == ["\(id) true", "\(id) false"])
        #expect(events == ["focus", "blur"])
        window.expectEqualToWhole()
        let isStill =
          distance == 0 && [.disabled, .hidden, .listDisabled, .listHidden].contains(way)
        #expect(isThere(id, window) == isStill)
        giveBack()
        window.expectEqualToWhole()
        #expect(window.mirror.focus == nil)
        if way != .listRemoved { try scroll(window, to: 0) }
        #expect(isThere(id, window))
        #expect(model.log.count == 2)
        try window.send(.focus(true), to: "\(id)")
        try window.send(.focus(true), to: "other")
        #expect(model.log.suffix(3) == ["\(id) true", "\(id) false", "other true"])
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func `a row with the same identity goes on with the focus, in sight and out of it`(
    kind: Kind
  )
    throws
  {
    for distance in [0.0, 5_000] {
      giveBack()
      model.log = []
      let window = window(kind)
      let id = try window.id("3")
      try window.send(.focus(true), to: id)
      try scroll(window, to: distance)
      model.items = ShopItem.some(400).map { ShopItem(id: $0.id, name: "新\($0.id)", count: 2) }
      window.expectEqualToWhole()
      #expect(window.mirror.focus == id && window.mirror[id]?.look.text == "新3")
      model.items = Array(model.items[0..<4])
      window.expectEqualToWhole()
      #expect(window.mirror.focus == id)
      try scroll(window, to: 0)
      #expect(window.mirror.focus == id && model.log == ["3 true"])
    }
  }

  @Test(arguments: [0, 399], [0, 1e6])
  func `the first and the last row keep the focus at either end`(id: Int, distance: Double) throws {
    let window = window(.column)
    try scroll(window, to: id == 0 ? 0 : 1e6)
    let node = try window.id("\(id)")
    try window.send(.focus(true), to: node)
    try scroll(window, to: distance)
    #expect(window.mirror.focus == node)
    let order = window.nodes.compactMap { $0.node.look.identifier.flatMap(Int.init) }
    #expect(order == order.sorted() && Set(order).count == order.count)
    #expect(id == 0 ? order.first == 0 : order.last == 399)
    model.items = [model.items[id]]
    window.expectEqualToWhole()
    #expect(window.mirror.focus == node)
    model.items = []
    window.expectEqualToWhole()
    #expect(window["list"]?.children.isEmpty == true)
    #expect(window["list"]?.scroll?.offset == .zero)
    #expect(model.log == ["\(id) true", "\(id) false"])
  }

  @Test(arguments: Kind.allCases)
  func `a list without entries takes requests and scrolls, and then entries`(kind: Kind) throws {
    model.items = []
    let window = window(kind)
    #expect(window["list"]?.children.isEmpty == true)
    try scroll(window, to: 500)
    #expect(window["list"]?.scroll?.offset == .zero)
    model.items = ShopItem.some(1)
    window.expectEqualToWhole()
    #expect(isThere(0, window))
    try window.send(.focus(true), to: "0")
    window.update()
    #expect(model.log == ["0 true"])
  }

  @Test func `rows that go above and below keep the field where its item is`() throws {
    let window = window(.column)
    let id = try window.id("5")
    try window.send(.focus(true), to: id)
    try scroll(window, to: 6_000)
    for index in [0, 399, 100, 300] {
      let place = try #require(model.items.firstIndex { $0.id == 5 })
      let item = model.items.remove(at: place)
      model.items.insert(item, at: index)
      window.expectEqualToWhole()
      #expect(window.mirror.focus == id)
      let order = window.nodes.compactMap { $0.node.look.identifier.flatMap(Int.init) }
      let places = order.compactMap { id in model.items.firstIndex { $0.id == id } }
      #expect(places == places.sorted())
    }
    #expect(model.log == ["5 true"])
  }
}
