import SceneCollections
import Scenes

/// A snapshot and an outline at hand and a data source that shows them, beside what each should be.
@MainActor final class CheckedDesk<Item: CheckedIdentifier> {
  private typealias Snapshot = DiffableDataSourceSnapshot<Int, Item>
  private typealias Outline = DiffableDataSourceSectionSnapshot<Item>

  private var snapshot = Snapshot()
  private var model = SnapshotModel<Item>()
  private var outline = Outline()
  private var outlineModel = OutlineModel<Item>()
  private let collectionView: CollectionView
  private let dataSource: CollectionViewDiffableDataSource<Int, Item>
  private var shown = ShownModel<Item>()
  private var entries: [LazyScreenEntry<CollectionElementID>] = []
  /// How many completions are due, and how many have come.
  private var completions = (due: 0, come: 0)
  private var hasLooked = false
  /// `true` while an item may be carried.
  ///
  /// The paths are then those that a drop would give.
  private var isCarried = false

  init(_ layout: CollectionCompositionalLayout) {
    collectionView = CollectionView(layout: layout)
    let cells = CollectionView.CellRegistration<CollectionViewCell, Item> { _, _, _ in }
    dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    // The applied snapshot counts, whatever item is carried.
    dataSource.reorderingHandlers.willReorder = { [weak self] _ in
      guard let self else { return }
      dataSource.apply(dataSource.snapshot())
    }
  }

  /// Does something, and says what is otherwise than it should be; `nil` if nothing is.
  func take(_ step: CheckedStep<Item>) -> String? {
    switch step {
    case .carry: isCarried = true
    case .apply, .letGo: isCarried = false
    default: break
    }
    switch step {
    case .edit(let edit):
      let refusal = model.refusal(of: edit)
      if refusal == nil { model.apply(edit) }
      return mistake(refusal) { () throws(SnapshotError<Int, Item>) in
        try edit.apply(to: &snapshot)
      }
    case .editOutline(let edit):
      let refusal = outlineModel.refusal(of: edit)
      if refusal == nil { outlineModel.apply(edit) }
      do throws(SectionSnapshotError<Item>) {
        try edit.apply(to: &outline)
        return refusal.map { "\($0) is due" }
      } catch {
        return isSame(error.reason, refusal) ? nil : "\(refusal as Any) is due, not \(error)"
      }
    case .takeSnapshot:
      (snapshot, model) = (dataSource.snapshot(), shown.snapshot)
    case .takeOutline(let section):
      guard let expected = shown.outline(of: section), !hasUnfindable(section) else { return nil }
      (outline, outlineModel) = (dataSource.snapshot(for: section), expected)
    case .apply(let isReload):
      completions.due += 1
      let done: @MainActor () -> Void = { [weak self] in self?.completions.come += 1 }
      if isReload {
        dataSource.applySnapshotUsingReloadData(snapshot, completion: done)
      } else {
        dataSource.apply(snapshot, completion: done)
      }
      shown.apply(model)
    case .applyOutline(let section):
      let refusal = shown.refusal(of: outlineModel, in: section)
      if refusal == nil {
        shown.apply(outlineModel, to: section)
        completions.due += 1
      }
      return mistake(refusal) { () throws(SnapshotError<Int, Item>) in
        try dataSource.check(outline, for: section)
        dataSource.apply(outline, to: section) { [weak self] in self?.completions.come += 1 }
      }
    case .look(let size, let point): return look(size, point)
    case .measure(let size):
      for entry in entries where entry.measuresWidth || entry.measuresHeight {
        _ = collectionView.measured(size, of: entry.id)
      }
    case .select(let path): collectionView.selectItem(at: path)
    case .scroll(let path, let place): collectionView.scrollToItem(at: path, at: place)
    case .scrollAcross(let offset, let section):
      collectionView.setOrthogonalOffset(offset, ofSection: section)
    case .carry(let path, let point):
      collectionView.beginInteractiveMovementForItem(at: path)
      collectionView.updateInteractiveMovementTargetPosition(point)
    case .letGo(true): collectionView.cancelInteractiveMovement()
    case .letGo(false): collectionView.endInteractiveMovement()
    }
    return nil
  }

  /// Shows the collection as a front-end does.
  private func look(_ size: ScreenSize, _ point: ScreenPoint) -> String? {
    let room = LazyScreenRoom(
      size: size,
      offset: point,
      environment: ScreenEnvironment(containerSize: size, locale: "ja-JP")
    )
    hasLooked = true
    let found = collectionView.entries(in: room)
    entries = found.entries
    for entry in entries {
      if collectionView.content(of: entry.id).isEmpty { return "an entry shows nothing" }
      let frame = entry.frame
      let numbers = [frame.x, frame.y, frame.width, frame.height]
      if !numbers.allSatisfy(\.isFinite) || frame.width < 0 || frame.height < 0 {
        return "something stands at \(frame)"
      }
    }
    let lengths = [found.contentSize.width, found.contentSize.height]
    if !lengths.allSatisfy({ $0.isFinite && $0 >= 0 }) { return "content \(found.contentSize)" }
    collectionView.didArrange()
    return completions.due == completions.come ? nil : "completions are \(completions)"
  }

  // MARK: - What should be

  /// The first difference of the snapshots, outlines and data source from their models; `nil` if
  /// there is none.
  func difference() -> String? {
    let now = SnapshotModel(snapshot).map(\.mark)
    if now != model.map(\.mark) { return "the snapshot is \(now), not \(model)" }
    if snapshot.numberOfItems != model.items.count {
      return "\(snapshot.numberOfItems) items count"
    }
    let lines = OutlineModel(outline).map(\.mark)
    if lines != outlineModel.map(\.mark) { return "the outline is \(lines), not \(outlineModel)" }
    let taken = SnapshotModel(dataSource.snapshot()).map(\.mark)
    if taken.sections != shown.snapshot.map(\.mark).sections { return "\(taken) is shown" }
    for (place, section) in shown.snapshot.sections.enumerated() {
      if !hasUnfindable(section.identifier),
        OutlineModel(dataSource.snapshot(for: section.identifier)).map(\.mark)
          != shown.outline(of: section.identifier)?.map(\.mark)
      {
        return "section \(section.identifier) is another outline"
      }
      if dataSource.index(for: section.identifier) != place { return "\(section) is lost" }
      if isCarried { continue }
      for (item, identifier) in section.items.enumerated() where identifier == identifier {
        let path = CollectionPath(section: place, item: item)
        if dataSource.path(for: identifier) != path { return "\(identifier) is not at \(path)" }
      }
    }
    if !hasLooked, completions.due != completions.come { return "completions are \(completions)" }
    if collectionView.pathsForSelectedItems.contains(where: {
      dataSource.itemIdentifier(for: $0) == nil
    }) {
      return "what is not there is selected"
    }
    return nil
  }

  private func hasUnfindable(_ section: Int) -> Bool {
    guard let place = shown.snapshot.place(ofSection: section) else { return false }
    return shown.snapshot.sections[place].items.contains { $0 != $0 }
  }

  private func mistake(
    _ refusal: SnapshotError<Int, Item>.Reason?,
    _ call: () throws(SnapshotError<Int, Item>) -> Void
  ) -> String? {
    do throws(SnapshotError<Int, Item>) {
      try call()
      return refusal.map { "\($0) is due" }
    } catch {
      return isSame(error.reason, refusal) ? nil : "\(refusal as Any) is due, not \(error)"
    }
  }

  /// Returns a Boolean value that indicates whether two reasons are the same, also for an
  /// identifier that is not equal to itself.
  private func isSame<Reason: Equatable>(_ reason: Reason, _ other: Reason?) -> Bool {
    reason == other || other.map { "\($0)" == "\(reason)" } ?? false
  }
}

extension SnapshotModel {
  /// The same with other items.
  fileprivate func map<Other>(_ item: (Item) -> Other) -> SnapshotModel<Other> {
    var other = SnapshotModel<Other>()
    other.sections = sections.map {
      SnapshotModel<Other>.Section(identifier: $0.identifier, items: $0.items.map(item))
    }
    other.reloadedItems = reloadedItems.map(item)
    other.reconfiguredItems = reconfiguredItems.map(item)
    other.reloadedSections = reloadedSections
    return other
  }
}

extension OutlineModel {
  /// The same with other items.
  fileprivate func map<Other>(_ item: (Item) -> Other) -> OutlineModel<Other> {
    OutlineModel<Other>(
      lines: lines.map {
        OutlineModel<Other>.Line(item: item($0.item), level: $0.level, isExpanded: $0.isExpanded)
      }
    )
  }
}
