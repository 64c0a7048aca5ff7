extension TestObserver where Element: Equatable {
  /// Compares what was recorded with a marble diagram.
  ///
  /// The failure message shows both diagrams, what happened at one instant in one column:
  /// ```
  /// expected  --1-2-----|
  /// actual    --1---2---|
  ///               ^
  /// ```
  ///
  /// - Parameters:
  ///   - diagram: What should have happened.
  ///   - origin: The tick of the diagram's first character.
  ///   - marbles: How the diagram is read.
  ///   - report: Told what differs, or that the diagram can't be read.
  ///   - fileID: Where the expectation stands.
  ///   - filePath: Where the expectation stands.
  ///   - line: Where the expectation stands.
  ///   - column: Where the expectation stands.
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

  /// Compares what was recorded with a marble diagram whose characters stand for themselves.
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
