@testable import Scenes

/// An element of a screen described from nothing, for the plain layout.
@MainActor
final class PlainNode {
  /// The identity of the element on the screen: its index and kind, and those of the elements
  /// around it.
  let path: Int
  let element: ScreenElement
  private(set) weak var container: PlainNode?
  /// The elements directly in it, with those of the parts, lists and branches in it.
  var children: [PlainNode] = []
  /// The same as entries of a lazy scroll: rows, each of any number of elements, and the others.
  var entries: [Entry] = []

  /// A Boolean value that indicates whether the element is in a row of a lazy scroll.
  ///
  /// Such a row goes when it is far away.
  let isInLazyRow: Bool
  /// The identity that an earlier neighbour has, too.
  private(set) var sharedIdentity: String?

  /// How many columns the grids have had, by who they are.
  private let counts: [Int: Int]
  /// The number of columns of a lazy grid.
  private(set) var columns: GridColumnCount?

  /// The results of the layout.
  var size = ScreenSize(width: 0, height: 0)
  var content = ScreenSize(width: 0, height: 0)
  var frame = ScreenRect(x: 0, y: 0, width: 0, height: 0)
  /// The point of its content at its top left corner.
  var offset = ScreenPoint.zero
  /// How far its content has been moved from where it begins, in points.
  var distance = 0.0
  /// The distance that a scroll saves.
  ///
  /// A lazy scroll saves an entry as a distance, as if each entry had its estimated length.
  var kept = 0.0
  /// The adjacent entries of a lazy scroll that exist.
  var there = 0...0
  /// The children that exist: all of them, but in a lazy scroll.
  var shown: [PlainNode] = []
  /// The frames that a lazy scroll, a custom layout or a text with links gives its children.
  var arranged: [ScreenRect] = []

  /// A Boolean value that indicates whether the layout around the element has no frame for it.
  var isLeftOut = false
  /// A Boolean value that indicates whether the element is hidden, apart from its containers.
  var isHidden: Bool { isLeftOut || element.isHidden }

  struct Entry {
    let isRow: Bool
    var nodes: [PlainNode]
  }

  init(
    _ element: ScreenElement,
    path: Int,
    in container: PlainNode?,
    _ counts: [Int: Int],
    isInLazyRow: Bool = false
  ) {
    self.counts = counts
    self.isInLazyRow = isInLazyRow
    self.element = element
    self.path = path
    self.container = container
  }

  var isLazy: Bool { element.flags.contains(.lazy) }

  /// The space around what is in it: its padding, and that of a control.
  var surrounding: ScreenInsets {
    guard let details = element.fields.box?.details else { return .zero }
    let (outer, inner) = (details.padding, details.inset)
    return ScreenInsets(
      top: outer.top + inner.top,
      leading: outer.leading + inner.leading,
      bottom: outer.bottom + inner.bottom,
      trailing: outer.trailing + inner.trailing
    )
  }

  /// The beginning of a text that a field may keep.
  func allowed(_ text: String) -> String {
    element.fields.box?.details.specifics?.specifics.typing?.allowed(text) ?? text
  }

  var priority: Double { element.fields.box?.details.priority ?? 0 }

  var estimatedLength: Double { element.fields.box?.details.estimatedLength ?? 44 }

  /// The element that it is, or that is in it, whether it is shown or not.
  func descendant(_ other: Int) -> PlainNode? {
    if path == other { return self }
    for child in children { if let found = child.descendant(other) { return found } }
    return nil
  }

  /// Describes a view and everything in it.
  static func screen(
    _ view: some ScreenPart,
    _ surroundings: ScreenTree,
    _ counts: [Int: Int]
  ) -> PlainNode {
    let outer = ScreenTree.running
    ScreenTree.running = surroundings
    defer { ScreenTree.running = outer }
    let root = PlainNode(ScreenElement(.screen, .layers), path: 1, in: nil, counts)
    root.describe(view.body, 1, isInRow: false)
    let primitive: ScreenPrimitive = root.children.count == 1 ? .layers : .box(.vertical)
    let screen = PlainNode(ScreenElement(.screen, primitive), path: 1, in: nil, counts)
    screen.children = root.children
    for child in root.children { child.container = screen }
    return screen
  }

  private func describe(_ elements: [ScreenElement], _ path: Int, isInRow: Bool) {
    var known: Set<ScreenIdentity> = []
    for (place, element) in elements.enumerated() {
      let identity = element.fields.identity
      let isShared = identity.map { !known.insert($0).inserted } ?? false
      let name = identity.map { ($0.hashValue, isShared ? 4 : 1) } ?? (place, 2)
      let path = Self.mix(Self.mix(path, name.0), name.1)
      switch element.structure {
      case .element:
        add(element, path, isInRow: isInRow)
        if isShared { children.last?.sharedIdentity = identity.map { "\($0)" } }
      case .group(let group):
        describe(group.children, Self.mix(path, 100 + Self.branch(of: group)), isInRow: isInRow)
      case .part(let part):
        describe(part.body(part), Self.mix(path, part.type.hashValue), isInRow: isInRow)
      case .each(let rows): describe(rows, path, isInRow: isInRow)
      }
    }
  }

  /// The branch of a group; a field that is alone, and secure, has that of the same field in the other branch.
  private static func branch(of group: GroupDescription) -> Int {
    guard group.children.count == 1, case .element(let fields) = group.children[0].structure,
      fields.role == .secureField, 1...2 ~= group.branch
    else { return group.branch }
    return 3 - group.branch
  }

  private func describe(_ rows: EachDescription, _ path: Int, isInRow: Bool) {
    columns = rows.columns
    if let known = counts[self.path] { columns?.take(known) }
    let open = rows.open()
    let (shown, _) = rows.sync(nil, open, 0..<rows.count(open))
    let ids: [Int] =
      switch shown {
      case let items as ShownItems<RandomItem, Int>: items.ids
      case let rows as ShownItems<LazyGridRow<RandomItem>, Int>: rows.ids
      case let texts as ShownItems<String, String>: texts.ids.map(\.hashValue)
      default: []
      }
    for (place, id) in ids.enumerated() {
      if !isInRow { entries.append(Entry(isRow: true, nodes: [])) }
      describe(rows.row(shown, place), Self.mix(Self.mix(path, 3), id), isInRow: true)
    }
  }

  private func add(_ element: ScreenElement, _ path: Int, isInRow: Bool) {
    let kind = Self.mix(Self.mix(path, element.role.node.hashValue), element.scrollAxis.hashValue)
    let isInLazyRow = isInLazyRow || (isInRow && isLazy)
    let node = PlainNode(element, path: kind, in: self, counts, isInLazyRow: isInLazyRow)
    children.append(node)
    if isInRow {
      entries[entries.count - 1].nodes.append(node)
    } else {
      entries.append(Entry(isRow: false, nodes: [node]))
    }
    node.describe(element.children, kind, isInRow: false)
  }

  private static func mix(_ path: Int, _ step: Int) -> Int {
    var mixed = UInt64(bitPattern: Int64(path)) &* 0x9E37_79B9_7F4A_7C15
    mixed ^= mixed >> 29
    mixed = (mixed ^ UInt64(bitPattern: Int64(step))) &* 0xBF58_476D_1CE4_E5B9
    return Int(truncatingIfNeeded: mixed ^ mixed >> 32)
  }
}
