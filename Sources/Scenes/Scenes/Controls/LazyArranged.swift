import Observation2

extension ScreenPart {
  /// Shows what a layout of one's own wants to be there, through a frame.
  ///
  /// The screen holds the layout, but not its answers: it asks anew when the frame, the offset, the
  /// environment or ``LazyScreenLayout/version`` changes.
  ///
  /// - Parameters:
  ///   - layout: What there is, and where it stands.
  ///   - axis: The direction in which it scrolls.
  ///   - fileID: The place that a report names; by default this call's.
  ///   - line: The same.
  /// - Returns: A scroll.
  /// - Complexity: That of the layout, and O(entries that are there).
  public func lazyArranged(
    by layout: some LazyScreenLayout,
    along axis: ScreenAxis = .vertical,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ScreenElement {
    let entries = EachDescription(
      arrangedBy: layout,
      place: SourceSpot(fileID: fileID, line: line)
    )
    var element = ScreenElement(
      .scroll,
      .scroll(axis),
      children: [ScreenElement(standingFor: .each(entries))]
    )
    element.change { $0.flags.insert(.lazilyArranged) }
    return element
  }
}
