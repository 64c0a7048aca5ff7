extension EventStream {
  /// Transforms each value by asynchronous work, one after the other, in order.
  ///
  /// ```
  /// source     --1--2--------|
  /// work         ~~a ~~~~b
  /// mapAsync   ----a-----b---|
  /// ```
  ///
  /// Values that come while the work is under way are queued. An error of the source, or one that
  /// the work throws, ends the result; disposing cancels the work (rule 27 of <doc:TheRules>).
  ///
  /// - Parameters:
  ///   - clock: The clock that starts the work, so that virtual time includes it.
  ///   - fileID: The file to name in reports; by default the caller's.
  ///   - line: The line in that file.
  ///   - transform: The work for each value, on the main actor.
  /// - Returns: A stream of the results.
  /// - SeeAlso: ``flatMapLatest(clock:fileID:line:_:)``, which cancels the work under way when a
  ///   newer value comes.
  @MainActor
  public func mapAsync<Result>(
    clock: any AppClock,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ transform: @escaping @MainActor (Element) async throws -> Result
  ) -> EventStream<Result> {
    concatMap { value in
      .task(clock: clock, fileID: fileID, line: line) { try await transform(value) }
    }
  }

  /// Transforms the newest value by asynchronous work; a newer one cancels the work under way.
  ///
  /// ```
  /// source          --1--2--------|
  /// work              ~~~x ~~b
  /// flatMapLatest   ---------b----|
  /// ```
  ///
  /// An error of the source, or one that the work throws, ends the result; disposing cancels the
  /// work (rule 27 of <doc:TheRules>).
  ///
  /// - Parameters:
  ///   - clock: The clock that starts the work, so that virtual time includes it.
  ///   - fileID: The file to name in reports; by default the caller's.
  ///   - line: The line in that file.
  ///   - transform: The work for the newest value, on the main actor.
  /// - Returns: A stream of the results.
  @MainActor
  public func flatMapLatest<Result>(
    clock: any AppClock,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ transform: @escaping @MainActor (Element) async throws -> Result
  ) -> EventStream<Result> {
    flatMapLatest { value in
      .task(clock: clock, fileID: fileID, line: line) { try await transform(value) }
    }
  }
}
