package import Scenes

/// Finds out where everything in a collection stands, and keeps that up to date.
///
/// It asks nothing of a screen: a test gives it an environment and numbers of items, and reads frames.
///
/// ```swift
/// let engine = CollectionLayoutEngine(layout, environment: environment)
/// engine.reload(itemCounts: [100_000])
/// engine.attributes(in: visible).map(\.frame)
/// ```
/// A closure of the layout, or of ``onIssue``, may ask and change the engine that calls it. It finds the
/// layout from before. Its changes are laid out when it has returned, and sizes that it measures until then
/// don't count.
///
/// - Complexity: Where nothing is measured, a section is solved in O(1), whatever it holds. Where items are
///   measured, it is solved in O(items), and a size that comes later moves the elements after it in O(log
///   items). The elements in a rectangle are found in O(log items + found). Items at the end of a section
///   cost what they cost.
@MainActor
public final class CollectionLayoutEngine {
  /// The layout; another one is laid out at once, with the sizes forgotten.
  public var layout: CollectionCompositionalLayout {
    didSet { solve() }
  }

  /// The environment of the layout.
  public private(set) var environment: CollectionLayoutEnvironment
  /// Called with each mistake in the layout, each time that it is laid out.
  public var onIssue: ((CollectionLayoutIssue) -> Void)?
  /// How many items each section has.
  public internal(set) var itemCounts: [Int] = []
  /// How many it is to have, once a closure of the layout that has said so has returned.
  var wantedCounts: [Int] = []
  /// `true` while a closure of the layout is being called, which finds the layout from before.
  private(set) var isCalling = false
  /// `true` if it has asked for something else, which is laid out when it has returned.
  private var isOutdated = false
  /// How often a section has been laid out from nothing, for tests; not how often its layout was asked for.
  public private(set) var solvedSections = 0

  // The result of the layout, of which every question reads much. An access to it calls nothing while it
  // lasts, and all are on the main actor, so that none can meet another one. A check for that was a fifth
  // of the cost of a question.

  @exclusivity(unchecked) var sections: [SectionSolution] = []
  /// The extents of the sections, with the room between each two.
  @exclusivity(unchecked) var extents = PrefixSums()
  /// How far anything in a section has stood out of it along the scroll, at most.
  @exclusivity(unchecked) var overhang = 0.0
  /// Headers and footers of the whole layout.
  @exclusivity(unchecked) var boundaries: [BoundaryPlacement] = []
  @exclusivity(unchecked) var before = 0.0
  @exclusivity(unchecked) var after = 0.0
  /// The length of the longest item that is beside all sections and extends them.
  @exclusivity(unchecked) var beside = 0.0
  /// The direction of the scroll.
  @exclusivity(unchecked) package private(set) var axis: ScreenAxis
  /// How far it reaches across.
  @exclusivity(unchecked) private(set) var breadth: Double

  /// The results for the same items in the last environments, for a device that is turned back.
  private var solvedBefore: [Solved] = []
  private static let mostSolved = 2
  /// How often closures may ask for something else while that is laid out, before they are no longer heard.
  private static let mostRounds = 100
  /// The most items of a section; more are left out.
  nonisolated static let mostItems = 1 << 31

  static func countable(_ count: Int) -> Int { min(max(0, count), mostItems) }
  let pixels: LayoutPixels

  /// Creates an engine without items.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - environment: The environment of the layout.
  ///   - scale: The pixels of a point on whose edges everything stands; by default positions are kept as they come.
  public init(
    _ layout: CollectionCompositionalLayout,
    environment: CollectionLayoutEnvironment,
    scale: Double? = nil
  ) {
    self.layout = layout
    self.environment = environment
    pixels = LayoutPixels(scale: scale)
    axis = layout.configuration.scrollDirection
    breadth = axis.across(environment.container.contentSize)
  }

  private var spacing: Double { layout.configuration.interSectionSpacing.finiteOrZero }

  // MARK: - What is laid out

  /// Takes other items, of which nothing is known.
  public func reload(itemCounts: [Int]) {
    wantedCounts = itemCounts.map { Self.countable($0) }
    solve()
  }

  /// Takes another environment.
  ///
  /// In an environment that it had shortly before, as when a device is turned back, everything has its
  /// former frame, as long as there are the same items. Otherwise a measured size is kept where the traits
  /// and the length for which it was measured are the same. A row that is as wide as before is as high.
  public func change(environment: CollectionLayoutEnvironment) {
    guard environment != self.environment else { return }
    let old = Solved(environment: self.environment, sections: sections, boundaries: boundaries)
    self.environment = environment
    if isBusy() { return }
    let known = solvedBefore.first { $0.environment == environment }
    let others = solvedBefore.filter { $0.environment != environment }
    let before = [old] + others.prefix(Self.mostSolved - 1)
    if let known {
      solvedBefore = before
      (sections, boundaries) = (known.sections, known.boundaries)
      sumUp(in: environment, along: axis)
      return
    }
    guard solve() else { return }
    solvedBefore = before
    guard environment.measuresAlike(old.environment) else { return }
    for section in sections.indices {
      sections[section].keepMeasured(of: old.sections[section])
      noteExtent(of: section)
    }
    boundaries = boundaries.map { $0.keepingMeasured(of: old.boundaries) }
    settleBoundaries()
  }

  // MARK: - Solving

  /// Returns a Boolean value that indicates whether a closure of the layout is being called; notes that it
  /// has asked for something else.
  func isBusy() -> Bool {
    if isCalling { isOutdated = true }
    return isCalling
  }

  /// Calls closures of the layout.
  func calling<Result>(_ body: () -> Result) -> Result {
    let wasCalling = isCalling
    isCalling = true
    defer { isCalling = wasCalling }
    return body()
  }

  /// Lays out the changes that closures have asked for.
  func solveIfOutdated() {
    if isOutdated, !isCalling { solve() }
  }

  var planner: SectionPlanner {
    SectionPlanner(
      environment: environment,
      configuration: layout.configuration,
      pixels: pixels,
      report: { [weak self] in self?.onIssue?($0) }
    )
  }

  /// Lays everything out.
  ///
  /// - Returns: `true` if no closure has asked for something else during the call, which is laid out as
  ///   well then.
  @discardableResult
  func solve() -> Bool {
    if isBusy() { return false }
    var rounds = 0
    repeat {
      rounds += 1
      isOutdated = false
      solvedBefore = []
      let (planner, counts) = (planner, wantedCounts)
      let solved = calling { counts.indices.map { solution(of: $0, counts[$0], planner) } }
      let items = layout.configuration.boundarySupplementaryItems
      boundaries = calling { planner.boundaries(items, in: planner.container, section: -1) }
      (itemCounts, sections) = (counts, solved)
      sumUp(in: planner.environment, along: planner.axis)
    } while isOutdated && rounds < Self.mostRounds
    isOutdated = false
    return rounds == 1
  }

  func sumUp(in environment: CollectionLayoutEnvironment, along axis: ScreenAxis) {
    self.axis = axis
    breadth = axis.across(environment.container.contentSize)
    extents = PrefixSums(sections.indices.map { length(ofSection: $0) })
    overhang = 0
    for section in sections.indices { noteOverhang(of: section) }
    settleBoundaries()
  }

  func solution(
    of section: Int,
    _ count: Int,
    _ planner: SectionPlanner,
    reusing old: GroupRun? = nil
  ) -> SectionSolution {
    guard let described = layout.provider(section, environment) else {
      solvedSections += 1
      if count > 0 { onIssue?(.sectionWithoutLayout(section)) }
      return planner.emptySolution
    }
    let solution = planner.solve(described, number: section, count: count, reusing: old)
    if solution.run == nil || solution.run !== old { solvedSections += 1 }
    return solution
  }

  func settle(_ section: Int) {
    sections[section].settle()
    noteExtent(of: section)
  }

  private func length(ofSection section: Int) -> Double {
    sections[section].extent + (section < sections.count - 1 ? spacing : 0)
  }

  private func noteOverhang(of section: Int) {
    overhang = max(overhang, sections[section].overhang)
    if length(ofSection: section) < 0 { overhang = .infinity }
  }

  func noteExtent(of section: Int) {
    extents.set(section, to: length(ofSection: section))
    noteOverhang(of: section)
  }

  func settleBoundaries() {
    (before, after, beside) = (0, 0, 0)
    if sections.isEmpty { return }
    for boundary in boundaries {
      let growth = boundary.growth(along: axis)
      before = max(before, growth.before)
      after = max(after, growth.after)
      beside = max(beside, boundary.lengthBeside(along: axis))
    }
  }

  /// Forgets what the same items came to in other environments.
  func forgetSolved() { solvedBefore = [] }

  /// The result of an environment.
  private struct Solved {
    let environment: CollectionLayoutEnvironment
    let sections: [SectionSolution]
    let boundaries: [BoundaryPlacement]
  }
}
