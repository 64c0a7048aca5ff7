import Observation2

/// The retained tree of one screen.
///
/// An update goes three ways through all changes, and nothing else. It describes the parts whose properties
/// or inputs have changed, lays out from the deepest change up to the node above which nothing differs, and
/// reports the difference in patches.
@MainActor
final class ScreenTree {
  let numbers: ScreenNumbers
  let surroundings: ScreenSurroundings
  let measurer: any TextMeasurer
  /// The heights of lines that the measurer has been asked for.
  var lineHeights: [ScreenFont: Double] = [:]
  /// The root, without its content.
  private let frame: ScreenElement
  /// `true` if it is described again when a property changes; a tree that is looked at once is not.
  private let followsReads: Bool
  /// The window that shows it; `nil` if its screen is only looked at.
  weak var window: SceneWindow?

  /// How many bodies have been run: of parts, of lists, and of rows that are no parts.
  var descriptions = 0

  /// The element that holds the view's.
  private(set) lazy var root = ElementNode(
    frame.fields,
    id: numbers.next(),
    in: nil,
    of: self
  )
  /// The elements by their names, once one was asked for: many screens are only looked at.
  @exclusivity(unchecked) private(set) var nodes: ElementNumbers?
  // Unchecked, here and below: these lists and marks are read and changed in single steps, in none of which
  // anything else runs that could use them. An update takes dozens of such steps.

  @exclusivity(unchecked) var focused: ElementNode? {
    didSet { if focused !== oldValue { focusDidMove(from: oldValue) } }
  }
  /// The elements that have received the focus and have not heard of it, the first request first.
  var unheard: [ElementNode] = []
  /// The loss of the focus that the element has not heard of.
  @exclusivity(unchecked) var lost: LostFocus?
  /// The elements that concern what a person sees.
  @exclusivity(unchecked) var sight = TreeSight()
  /// The calls for the time when the tree is no longer being described: farewells, and ends of requests.
  @exclusivity(unchecked) var afterwards: [@MainActor () -> Void] = []
  /// Its index among the window's layers when it was last one of them; ``ownScreen`` if it is never one.
  var layer = 0
  /// The index of a tree that a ``SceneScreen`` shows.
  static let ownScreen = -1
  /// Scrolls that are asked to show something that has not been there yet.
  @exclusivity(unchecked) var scrollRequests: [ElementNode] = []

  /// The offsets of an earlier tree of the same scene, until this one is first described.
  var offsets: SavedOffsets?

  /// The scopes to describe again.
  @exclusivity(unchecked) private var queue: [ScopeNode] = []
  @exclusivity(unchecked) private(set) var hasAsked = false
  /// `true` if there may be something to report to front-ends, or to call.
  @exclusivity(unchecked) var hasNews = false
  /// `true` while it is describing or laying out, so that no code may ask for that again.
  @exclusivity(unchecked) private(set) var isBusy = false
  /// How many trees are busy: mostly none, so that a window asks none of its own.
  @exclusivity(unchecked) private(set) static var busyCount = 0
  /// `true` if all layouts are to be forgotten once it no longer is.
  @exclusivity(unchecked) var mustForgetLayouts = false
  @exclusivity(unchecked) private(set) var isClosed = false

  /// Elements to lay out, by their depth.
  @exclusivity(unchecked) var dirtyLayouts: [[ElementNode]] = []
  @exclusivity(unchecked) var deepestLayout = -1
  /// Counts the layouts of single elements, each with its content.
  @exclusivity(unchecked) var layouts: UInt32 = 0
  /// The one that goes on.
  @exclusivity(unchecked) var layoutNumber: UInt32 = 0
  /// Elements that may have others in them than front-ends know, each with those that they know.
  @exclusivity(unchecked) var changedStructures: [(element: ElementNode, told: ElementList)] = []
  /// Elements that front-ends know and that may have moved a child.
  @exclusivity(unchecked) var placed: [ElementNode] = []
  /// Scrolls that have been placed, whose offsets are to be settled.
  @exclusivity(unchecked) var placedScrolls: [ElementNode] = []
  /// Scrolls whose layout follows the safe area.
  @exclusivity(unchecked) var safeScrolls: [ElementNode] = []
  /// The fields of elements that front-ends have known, until the end of the update that reports others.
  @exclusivity(unchecked) var forgotten: [ScreenElementFields] = []
  /// Elements of which front-ends know other fields.
  @exclusivity(unchecked) var changedElements: [ElementNode] = []
  /// Scrolls whose offset or content may be others.
  @exclusivity(unchecked) var changedScrolls: [ElementNode] = []

  /// How many changes there may be until those of elements that are gone are forgotten.
  private var mostChanges = ScreenTree.fewChanges
  private static let fewChanges = 256

  /// The tree of which a body or a handler runs, whose environment parts read.
  static var running: ScreenTree?

  init(
    _ view: PartDescription,
    in frame: ScreenElement = ScreenElement(.screen, .layers),
    numbers: ScreenNumbers,
    surroundings: ScreenSurroundings,
    measurer: any TextMeasurer,
    followsReads: Bool = true
  ) {
    self.numbers = numbers
    self.followsReads = followsReads
    self.surroundings = surroundings
    self.measurer = measurer
    self.frame = frame.fillingScreen()
    let part = PartNode(view, in: root, of: self)
    root.children = [part]
    enqueue(part)
    markStructure(root)
  }

  func enqueue(_ scope: ScopeNode) {
    guard scope.isAlive, !scope.isQueued, !isClosed else { return }
    scope.isQueued = true
    queue.append(scope)
    ask()
  }

  func ask() {
    noteNews()
    guard !hasAsked else { return }
    hasAsked = true
    // By its name: a reference from the window to the tree would be one more to count.
    if !isClosed { window?.treeNeedsUpdate(root.id, at: layer) }
  }

  /// Describes and lays out what has changed.
  ///
  /// A request of a body, a measurer or a `deinit` during the update waits for the next one, and the tree
  /// asks its window for that.
  func refresh() {
    guard hasAsked, !isBusy else { return }
    busily {
      describeAll()
      let isRestoring = offsets != nil
      if isRestoring { offsets?.restore(self) }
      if focused != nil { _ = loseFocusOutOfReach() }
      layOut()
      while isRestoring, offsets?.restore(self) == true { layOut() }
      if isRestoring { offsets = nil }
      // Rows may have been described by the layout.
      if focused != nil, loseFocusOutOfReach() { layOut() }
      answerScrollRequests()
      // The requests lay out other entries, and move what they show.
      if focused != nil {
        if loseFocusOutOfReach() { layOut() }
        endCoveredMarking()
      }
    }
    hasAsked = false
    forgetChangesOfGone()
    if !queue.isEmpty || deepestLayout >= 0 { ask() }
  }

  func busily(_ work: () -> Void) {
    isBusy = true
    Self.busyCount += 1
    work()
    Self.busyCount -= 1
    isBusy = false
    if mustForgetLayouts { forgetAllLayouts() }
  }

  /// Describes what waits for it; what is further up first, since it may do away with the rest.
  private func describeAll() {
    var rounds = 0
    while !queue.isEmpty {
      rounds += 1
      guard rounds <= 100 else { return giveUp() }
      let scopes = queue.count == 1 ? queue : queue.sorted { $0.depth < $1.depth }
      queue = []
      for scope in scopes where scope.isQueued {
        scope.isQueued = false
        if scope.isAlive { scope.describe() }
      }
    }
  }

  /// Lets those that wait be, until what they read changes again.
  private func giveUp() {
    for scope in queue { scope.isQueued = false }
    queue = []
    window?.onIssue?(.endlessDescription)
  }

  /// Describes the parts on the way to a node whose closures are those of an earlier description.
  ///
  /// A part with equal inputs is not described again, but what it does for an event has to be the
  /// newest.
  func freshen(wayTo node: ElementNode) {
    // The containers of a node that has left may be gone.
    if isBusy || !node.isAlive { return }
    var parts: [PartNode] = []
    var isStale = !queue.isEmpty
    var next = node.parent
    while let current = next {
      if let part = current as? PartNode {
        isStale = isStale || part.isStale
        parts.append(part)
      }
      next = current.parent
    }
    guard isStale else { return }
    busily {
      // From the outside in, since describing one may make those inside it stale.
      for part in parts.reversed() where part.isAlive && part.isStale { part.describe() }
      describeAll()
    }
  }

  func run<Result>(_ scope: ScopeNode, _ body: () -> Result) -> Result {
    acting { followsReads ? PropertyReading.track(scope, body) : PropertyReading.ignore(body) }
  }

  /// Runs a body, or what an element does: both may read the screen's environment.
  func acting<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = Self.running
    Self.running = self
    defer { Self.running = outer }
    return try work()
  }

  /// Releases everything; the tree must not be used afterwards.
  func close() {
    isClosed = true
    if followsReads { root.forgetReads() }
  }

  /// The element with a name.
  ///
  /// - Complexity: O(log *n*), but for the first one.
  func node(_ id: ScreenNodeID) -> ElementNode? {
    // Not bound by a name, which would count a reference to the list.
    if nodes != nil { return nodes?[id] }
    let found = ElementNumbers(root)
    // While a tree is described, nodes are made that are not in it yet.
    if !isBusy { nodes = found }
    return found[id]
  }

  /// Notes an element that was made last.
  func note(_ element: ElementNode) {
    nodes?.add(element)
  }

  /// Forgets an element that leaves the tree.
  func forget(_ element: ElementNode) {
    nodes?.remove(element.id)
    if element.element.concernsSight { sight.forget(element) }
    if !sight.told.isEmpty { noteFarewell(of: element) }
    if focused === element { loseFocus() }
  }

  /// Forgets the changes of elements that are gone: patches may not be asked for for a long time.
  ///
  /// - Complexity: O(1) for each change, on average.
  private func forgetChangesOfGone() {
    let count =
      changedStructures.count + changedElements.count + placed.count + changedScrolls.count
    guard count > mostChanges else { return }
    // Released at the end: what goes with an element may do anything, also to this tree.
    let old = (changedStructures, changedElements, placed, changedScrolls)
    changedStructures = old.0.filter { $0.element.isAlive }
    changedElements = old.1.filter(\.isAlive)
    placed = old.2.filter(\.isAlive)
    changedScrolls = old.3.filter(\.isAlive)
    let rest =
      changedStructures.count + changedElements.count + placed.count + changedScrolls.count
    mostChanges = max(Self.fewChanges, 2 * rest)
    extendLifetime(old)
  }
}
