public import Scenes

extension CollectionLayoutEngine {
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
  ///   - size: Returns the size of an item in points, of which the axes count that are measured, for the size of
  ///     its place, in which an estimate stands for what is measured. It must not change what is laid out.
  /// - Complexity: O(items of the section).
  public func measureItems(
    inSection section: Int,
    _ size: (_ item: Int, _ proposed: ScreenSize) -> ScreenSize
  ) {
    guard sections.indices.contains(section), let run = sections[section].run else { return }
    run.measureAll(size)
    settle(section)
  }
}
