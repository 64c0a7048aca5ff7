import SceneCollections
import Scenes

/// A layout that is kept up to date, and what it was told, from which another one is made from nothing.
@MainActor final class LayoutHistory {
  /// A size, and what it was measured for: it holds as long as that is the same.
  private struct Measured {
    let size: ScreenSize
    let wants: CollectionLayoutAttributes

    func holds(for other: CollectionLayoutAttributes?) -> Bool {
      guard let other else { return false }
      return wants.measuresWidth == other.measuresWidth
        && wants.measuresHeight == other.measuresHeight
        && (wants.measuresWidth || wants.frame.width == other.frame.width)
        && (wants.measuresHeight || wants.frame.height == other.frame.height)
    }
  }

  private struct View: Hashable {
    let kind: String
    let section: Int
  }

  /// What was measured in another environment.
  private struct Before {
    let environment: CollectionLayoutEnvironment
    let measured: [Int: Measured]
    let views: [View: Measured]
  }

  let random: RandomLayout
  let engine: CollectionLayoutEngine
  private var environment: CollectionLayoutEnvironment
  private var items: [[Int]] = []
  private var measured: [Int: Measured] = [:]
  private var views: [View: Measured] = [:]
  private var before: [Before] = []
  private var lastItem = 0

  init(_ random: RandomLayout, in environment: CollectionLayoutEnvironment) {
    self.random = random
    self.environment = environment
    engine = CollectionLayoutEngine(random.layout, environment: environment, scale: random.scale)
    engine.reload(itemCounts: random.itemCounts)
    items = random.itemCounts.map { newItems($0) }
  }

  private func newItems(_ count: Int) -> [Int] {
    defer { lastItem += count }
    return Array(lastItem..<lastItem + count)
  }

  // MARK: - What happens

  func take(_ step: LayoutStep) {
    switch step {
    case .append, .insert, .delete, .move, .reload: before = []
    case .forget: if !measured.isEmpty { before = [] }
    case .measure, .measureBoundary, .change: break
    }
    switch step {
    case .append(let count, let section) where !items.isEmpty:
      let section = section % items.count
      items[section] += newItems(count)
      engine.append(count, toSection: section)
    case .insert(let count, let section, let place):
      replace(section) { $0.insert(contentsOf: self.newItems(count), at: place % ($0.count + 1)) }
    case .delete(let count, let section, let place):
      replace(section) { items in
        let start = place % (items.count + 1)
        items.removeSubrange(start..<min(items.count, start + count))
        if count > items.count { items = [] }
      }
    case .move(let section, let from, let to):
      replace(section) { items in
        guard !items.isEmpty else { return }
        let item = items.remove(at: from % items.count)
        items.insert(item, at: to % (items.count + 1))
      }
    case .measure(let place, let size):
      let wanting = cells(engine).filter { $0.measuresWidth || $0.measuresHeight }
      guard !wanting.isEmpty else { return }
      let attributes = wanting[place % wanting.count]
      let path = attributes.path
      measured[items[path.section][path.item]] = Measured(size: size, wants: attributes)
      engine.setMeasured(size, ofItem: path)
    case .measureBoundary(let place, let size):
      let wanting = boundaries(engine).filter { $0.value.measuresWidth || $0.value.measuresHeight }
        .sorted { ($0.key.section, $0.key.kind) < ($1.key.section, $1.key.kind) }
      guard !wanting.isEmpty else { return }
      let (view, attributes) = wanting[place % wanting.count]
      views[view] = Measured(size: size, wants: attributes)
      engine.setMeasured(size, ofSupplementary: view.kind, inSection: view.section)
    case .forget(let place):
      guard !measured.isEmpty else { return }
      let item = measured.keys.sorted()[place % measured.count]
      measured[item] = nil
      for (section, items) in items.enumerated() {
        guard let place = items.firstIndex(of: item) else { continue }
        engine.invalidateMeasured([place], inSection: section)
      }
    case .change(let environment):
      if environment == self.environment { return }
      let known = before.first { $0.environment == environment }
      let last = Before(environment: self.environment, measured: measured, views: views)
      before = [last] + before.filter { $0.environment != environment }.prefix(1)
      if let known {
        (measured, views) = (known.measured, known.views)
      } else if environment.traits.textSize != self.environment.traits.textSize {
        (measured, views) = ([:], [:])
      }
      self.environment = environment
      engine.change(environment: environment)
    case .reload(let counts):
      items = counts.map { newItems($0) }
      (measured, views) = ([:], [:])
      engine.reload(itemCounts: counts)
    case .append: break
    }
  }

  private func replace(_ section: Int, by change: (inout [Int]) -> Void) {
    guard !items.isEmpty else { return }
    let section = section % items.count
    let old = Dictionary(
      uniqueKeysWithValues: items[section].enumerated().map { ($0.element, $0.offset) }
    )
    change(&items[section])
    let new = items[section]
    engine.replaceItems(inSection: section, with: new.count) { old[new[$0]] }
  }

  // MARK: - What it comes to

  /// One that has the same items and sizes, made from nothing.
  private func fresh() -> CollectionLayoutEngine {
    let engine = CollectionLayoutEngine(
      random.layout,
      environment: environment,
      scale: random.scale
    )
    engine.reload(itemCounts: items.map(\.count))
    let places = cells(engine)
    var kept: [Int: Measured] = [:]
    for attributes in places {
      let item = items[attributes.path.section][attributes.path.item]
      if let size = measured[item], size.holds(for: attributes) { kept[item] = size }
    }
    let boundaries = boundaries(engine)
    // What belongs to a layout without sections stands nowhere, and is neither kept nor lost.
    if !items.isEmpty { views = views.filter { $0.value.holds(for: boundaries[$0.key]) } }
    measured = kept
    for attributes in places {
      let path = attributes.path
      guard let known = measured[items[path.section][path.item]] else { continue }
      engine.setMeasured(known.size, ofItem: path)
    }
    for (view, known) in views {
      engine.setMeasured(known.size, ofSupplementary: view.kind, inSection: view.section)
    }
    return engine
  }

  /// What stands elsewhere than in one made from nothing; `nil` if nothing does.
  func difference() -> String? {
    let other = fresh()
    if !engine.contentSize.isNear(other.contentSize) {
      return "content \(engine.contentSize), fresh \(other.contentSize)"
    }
    if let text = difference(cells(engine), cells(other)) { return text }
    if let text = difference(engine.allAttributes(), other.allAttributes()) { return text }
    let window = ScreenRect(x: 60, y: 150, width: 120, height: 200)
    return difference(
      engine.allAttributes(visible: window),
      other.allAttributes(visible: window)
    )
  }

  private func difference(
    _ found: [CollectionLayoutAttributes],
    _ fresh: [CollectionLayoutAttributes]
  ) -> String? {
    for (one, other) in zip(found, fresh) where !one.isNear(other) {
      return "\(one), fresh \(other)"
    }
    return found.count == fresh.count ? nil : "\(found.count) elements, fresh \(fresh.count)"
  }

  private func cells(_ engine: CollectionLayoutEngine) -> [CollectionLayoutAttributes] {
    engine.itemCounts.enumerated().flatMap { section, count in
      (0..<count).compactMap {
        engine.attributes(forItem: CollectionPath(section: section, item: $0))
      }
    }
  }

  private func boundaries(
    _ engine: CollectionLayoutEngine
  ) -> [View: CollectionLayoutAttributes] {
    var found: [View: CollectionLayoutAttributes] = [:]
    for section in -1..<engine.itemCounts.count {
      let numbered = ["layout", "section"].flatMap { kind in (0..<3).map { "\(kind)-\($0)" } }
      let ofLists = [
        CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter,
      ]
      for kind in numbered + ofLists {
        found[View(kind: kind, section: section)] =
          engine.attributes(forSupplementary: kind, inSection: section)
      }
    }
    return found
  }
}

extension CollectionLayoutAttributes {
  /// Whether it is the same but for what sums in another order differ by.
  func isNear(_ other: CollectionLayoutAttributes) -> Bool {
    var same = self
    same.frame = other.frame
    return same == other && abs(frame.x - other.frame.x) < 1e-6
      && abs(frame.y - other.frame.y) < 1e-6 && frame.size.isNear(other.frame.size)
  }
}

extension ScreenSize {
  func isNear(_ other: ScreenSize) -> Bool {
    abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}
