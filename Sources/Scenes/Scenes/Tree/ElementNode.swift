/// An element on a screen: its description, its frame, and what a person has done to it.
final class ElementNode: TreeNode {
  // First what is small, which fills a gap in the layout: a screen has thousands of these nodes.
  var marks: ElementMarks = .isNew
  /// `true` if it grows in a column; `nil` until that was asked.
  var growth: Bool?
  var changedFields: ScreenFields = []
  /// The layout in which it was measured last.
  var layoutNumber: UInt32 = 0

  /// Its name towards front-ends, which no other node of the stage ever has.
  let id: ScreenNodeID
  /// The fields of the element; the nodes of its children are in ``elements``.
  var element: ScreenElementFields {
    didSet { extra?.look = nil }
  }
  /// The elements directly inside it, with those of the parts, lists and branches in it.
  var elements = ElementList()

  /// Its place in its container's content, in points.
  var frame = ScreenRect(size: .zero)
  /// The same, as front-ends know it.
  var toldFrame = ScreenRect(size: .zero)

  // The layout's memory: the answer to the last proposal, and widths that don't depend on one.
  var proposedWidth = Double.nan
  var proposedHeight = Double.nan
  var size = ScreenSize.zero
  var ideal = Double.nan
  private var keptNatural = ScreenSize(width: .nan, height: .nan)

  /// The properties that only few elements have.
  var extra: ElementExtra?

  init(_ element: ScreenElementFields, id: ScreenNodeID, in parent: TreeNode?, of tree: ScreenTree)
  {
    self.id = id
    self.element = element
    super.init(in: parent, of: tree)
    if traits.scrollAxis != nil { tree.note(element.scrollTarget, of: self, before: nil) }
    if element.concernsSight { tree.sight.note(self) }
  }

  /// The traits that the layout reads.
  var traits: LayoutTraits { LayoutTraits(element) }

  /// The size of its text on lines that are as long as they need to be, once that has been measured.
  var natural: ScreenSize? {
    get { keptNatural.width.isNaN ? nil : keptNatural }
    set { keptNatural = newValue ?? ScreenSize(width: .nan, height: .nan) }
  }

  override var owner: ElementNode? { self }

  override var identity: ScreenIdentity? { element.identity }

  override func stands(for other: ScreenElement) -> Bool {
    guard case .element(let fields) = other.structure else { return false }
    // How it lays out what is in it may change, as when a button begins to show that it is busy. The way of a scroll
    // is what a person has done along it.
    return element.role.node == fields.role.node && traits.scrollAxis == fields.primitive.scrollAxis
      && traits.flags.intersection(.laziness) == fields.flags.intersection(.laziness)
      && (element.box === fields.box || element.identity == fields.identity)
  }

  override func update(to newElement: ScreenElement) {
    guard case .element(let new) = newElement.structure, new !== element else { return }
    let old = element
    element = new
    if traits.scrollAxis != nil {
      tree.note(new.scrollTarget, of: self, before: old.scrollTarget)
    }
    if old.concernsSight || new.concernsSight { tree.sight.note(self) }
    if old.role != new.role { tree.endMarking(afterUpdateOf: self) }
    let changed = ElementDifference(from: old, to: new)
    if !changed.fields.isEmpty {
      keepTold(old, changed.fields)
      tree.markFields(changed.fields, of: self)
      if changed.changesLayout { tree.markLayout(self) }
      if changed.changesPlacing, let container { tree.markLayout(container) }
    }
    tree.update(childrenOf: self, to: new.children)
  }

  override func collect(into elements: inout ElementList) {
    elements.append(self)
  }

  override func leave() {
    tree.forget(self)
    super.leave()
  }

  /// Finds the elements directly inside it.
  func collectElements() {
    isStructureDirty = false
    if children.isEmpty, elements.isEmpty { return }
    elements = ElementList(in: children, expecting: elements.count)
    if traits.flags.contains(.fillsScreen) { standAsOnScreen() }
  }

  /// The only element of a screen takes all of it; several stand as in a column.
  private func standAsOnScreen() {
    let primitive: ScreenPrimitive = elements.count == 1 ? .layers : .box(.vertical)
    if traits.primitive != primitive { element = element.copy(laidOutAs: primitive) }
  }

  func needExtra() -> ElementExtra {
    if let extra { return extra }
    let made = ElementExtra()
    extra = made
    return made
  }

  /// Forgets what the last layout has found out about it.
  func forgetLayout() {
    proposedWidth = .nan
    ideal = .nan
    natural = nil
    growth = nil
    isAskedOften = false
  }

  var contentSize: ScreenSize { extra?.contentSize ?? size }
}

/// The state of a scroll, a field or a custom layout.
@MainActor
final class ElementExtra {
  /// How far the content of a scroll has been moved from where it begins, which is on the right of one
  /// that goes from right to left.
  ///
  /// In a lazy scroll it names an entry and a part of it, as if every row had the estimated length.
  var offset = ScreenPoint.zero
  /// The offset at which a person began the drag that is under way, in a scroll whose layout may hold it.
  var dragStart: Double?
  /// The reach of the present entries of a lazy scroll.
  var reach = LazyReach()
  /// The nearest offset that the layout of a lazy scroll can show.
  ///
  /// It counts once all is laid out, since the scroll may be measured in other rooms before.
  var settledOffset = ScreenPoint.zero
  /// A Boolean value that indicates whether a layout has decided what there is in the scroll.
  var isArranged = false
  /// The size of a scroll's whole content, with its padding.
  var contentSize = ScreenSize.zero
  /// The two, as front-ends know them.
  var toldScroll: ScreenScrollState?
  /// `true` if it is among the changed scrolls of its tree.
  var isScrollNoted = false
  /// The frames that a custom layout, or a lazy one, has given to the children.
  var frames: [ScreenRect] = []
  /// The covered part of the edges that a lazy scroll was laid out for; `nil` for one that does not follow it.
  var safeArea: ElementSafeArea?
  /// The aim that a lazy scroll has to show, while it is laid out for that.
  var aim: LazyAim?
  /// The text that a field shows in a front-end, if that is not the element's text.
  var edit: ScreenEdit?
  /// The fields that front-ends know, if it has been described in other words since.
  var told: ScreenElementFields?
  /// The look that front-ends show, if an event has reached it since it was described last.
  var look: ScreenNodeLook?

  init() {}
}

/// The text that a person is writing into a field.
struct ScreenEdit: Equatable {
  var text: String
  /// `true` while a part of it is still being chosen, as in entering Japanese.
  var isMarked: Bool
}
