import Scenes

/// The looks and actions that lists add to their rows.
extension CollectionView {
  /// The buttons that a swipe over an item uncovers.
  func swipeActions(at path: CollectionPath) -> [ScreenSwipeAction] {
    if let swipeActions { return swipeActions(path) }
    guard let list = list(ofSection: path.section) else { return [] }
    let trailing = list.trailingSwipeActionsProvider?(path) ?? []
    let leading = list.leadingSwipeActionsProvider?(path) ?? []
    return trailing.map { $0.at(.trailing) } + leading.map { $0.at(.leading) }
  }

  /// Returns a Boolean value that indicates whether a swipe over an item of a section may uncover actions.
  func hasSwipeActions(inSection section: Int) -> Bool {
    if swipeActions != nil { return true }
    guard let list = list(ofSection: section) else { return false }
    return list.trailingSwipeActionsProvider != nil || list.leadingSwipeActionsProvider != nil
  }

  /// Gives a line between two rows its colour.
  ///
  /// - Returns: Another number for another colour.
  func show(_ color: ScreenColorRole, inLine number: UInt64) -> Int {
    guard let line = shown[number]?.view as? ListSeparator else { return 0 }
    line.color = color
    return ScreenColorRole.allCases.firstIndex(of: color) ?? 0
  }

  private func list(ofSection section: Int) -> CollectionLayoutListConfiguration? {
    guard let engine, engine.sections.indices.contains(section) else { return nil }
    return engine.sections[section].section?.list
  }
}

/// A line between two rows of a list.
///
/// It takes no touch and has no text.
final class ListSeparator: CollectionReusableView {
  /// Its colour; the collection sets it while it lays out.
  var color = ScreenColorRole.separator

  @ScreenBuilder override var body: [ScreenElement] {
    divider().color(color).allowsHitTesting(false)
  }
}

/// The background of the rows of a list that is grouped.
final class ListBackground: CollectionReusableView {
  /// One, if it is wanted.
  static func view(ofKind kind: String) -> ListBackground? {
    kind == CollectionLayoutListConfiguration.backgroundKind ? ListBackground() : nil
  }

  override func completed(_ shell: ScreenElement) -> ScreenElement {
    shell.background(.secondaryGroupedBackground).allowsHitTesting(false)
  }
}

extension ScreenSwipeAction {
  fileprivate func at(_ edge: Edge) -> ScreenSwipeAction {
    ScreenSwipeAction(
      title,
      identifier: identifier,
      isDestructive: isDestructive,
      edge: edge,
      perform: perform
    )
  }
}
