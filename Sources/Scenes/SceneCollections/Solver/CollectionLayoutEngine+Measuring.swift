public import Scenes

/// Sizes that are measured.
extension CollectionLayoutEngine {
  /// Takes the size of an item that wanted to be measured.
  ///
  /// - Returns: `true` if anything has moved.
  /// - Complexity: O(log items).
  @discardableResult
  public func setMeasured(_ size: ScreenSize, ofItem path: CollectionPath) -> Bool {
    guard !isCalling, sections.indices.contains(path.section),
      sections[path.section].run?.setMeasured(size, of: path.item) == true
    else { return false }
    settle(path.section)
    return true
  }

  /// Takes the size of a header or footer that wanted to be measured; section -1 is the whole layout.
  ///
  /// - Returns: `true` if anything has moved.
  @discardableResult
  public func setMeasured(
    _ size: ScreenSize,
    ofSupplementary kind: String,
    inSection section: Int
  ) -> Bool {
    if isCalling { return false }
    if section < 0 {
      guard let number = boundaries.firstIndex(where: { $0.item.elementKind == kind }) else {
        return false
      }
      let isOther = boundaries[number].take(size)
      settleBoundaries()
      return isOther
    }
    guard sections.indices.contains(section),
      let number = sections[section].boundaries.firstIndex(where: { $0.item.elementKind == kind }),
      sections[section].setBoundary(number, to: size)
    else { return false }
    noteExtent(of: section)
    return true
  }

  /// Forgets the sizes of items, which then count as estimated again.
  ///
  /// The closures of the layout are called again for the section, and
  /// ``CollectionWaterfall/naturalSize`` for the items.
  public func invalidateMeasured(_ items: some Sequence<Int>, inSection section: Int) {
    guard !isCalling, sections.indices.contains(section) else { return }
    renew(section, .same, SectionMarks(reloaded: Array(items)))
  }

  /// Takes the sizes of all items of a section that want to be measured, at once.
  ///
  /// ```swift
  /// engine.measureItems(inSection: 0) { item, proposed in
  ///   ScreenSize(width: proposed.width, height: notes[item].height(in: proposed.width))
  /// }
  /// ```
  /// A screen measures only what is near what can be seen, one after the other
  /// (``setMeasured(_:ofItem:)``); this is for tests, previews and sizes that are known beforehand.
  ///
  /// - Parameters:
  ///   - section: The section; one that is not there is ignored.
  ///   - size: Returns the size of an item in points for the size of its place, which has an estimate for
  ///     each axis that is measured. Only the measured axes of the result count.
  /// - Complexity: O(items of the section).
  public func measureItems(
    inSection section: Int,
    _ size: (_ item: Int, _ proposed: ScreenSize) -> ScreenSize
  ) {
    guard !isCalling, sections.indices.contains(section), let run = sections[section].run else {
      return
    }
    calling { run.measureAll(size) }
    settle(section)
    solveIfOutdated()
  }
}
