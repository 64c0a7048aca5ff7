extension TestObserver where Element: Equatable {
  /// Compares the recorded events with a marble diagram.
  ///
  /// The failure message shows both diagrams, with the events of one instant in one column:
  /// ```
  /// expected  --1-2-----|
  /// actual    --1---2---|
  ///               ^
  /// ```
  ///
  /// - Parameters:
  ///   - diagram: The expected events.
  ///   - origin: The tick of the diagram's first character.
  ///   - marbles: The meaning of the diagram's characters.
  ///   - report: Receives the differences, or the problem with the diagram.
  ///   - fileID: The file of the expectation.
  ///   - filePath: The path of that file.
  ///   - line: The line in that file.
  ///   - column: The column in that line.
  public func expectMarbles(
    _ diagram: String,
    from origin: Int = 200,
    _ marbles: Marbles<Element>,
    report: FailureReporter,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let message: String?
    do {
      let expected = try marbles.events(diagram, from: origin)
      message = MarbleComparison(marbles, diagram: diagram, origin: origin)
        .message(expected: expected, actual: events)
    } catch {
      message = error.description
    }
    if let message { report(message, fileID, filePath, line, column) }
  }

  /// Compares the recorded events with a marble diagram whose characters represent themselves.
  ///
  /// The same as with explicit marbles and a step of 10 ticks.
  public func expectMarbles(
    _ diagram: String,
    from origin: Int = 200,
    report: FailureReporter,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Element: LosslessStringConvertible {
    expectMarbles(
      diagram,
      from: origin,
      Marbles(),
      report: report,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
