extension EventStream {
  /// Runs asynchronous work for each subscription, and emits its result.
  ///
  /// ```
  /// work    ~~~~a
  /// task    ----a|
  /// ```
  ///
  /// An error that the work throws fails the stream. Disposing cancels the work, and a cancelled
  /// one delivers nothing, whatever it returns (rule 27 of <doc:TheRules>).
  ///
  /// - Parameters:
  ///   - clock: The clock that starts the work, so that virtual time includes it.
  ///   - fileID: The file to name in reports; by default the caller's.
  ///   - line: The line in that file.
  ///   - work: The work, on the main actor.
  /// - Returns: A stream of one value.
  @MainActor
  public static func task(
    clock: any AppClock,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ work: @escaping @MainActor () async throws -> Element
  ) -> EventStream {
    fromWork(clock, fileID, line) { observer in
      observer.onNext(try await work())
    }
  }

  /// Emits the elements of an asynchronous sequence, for each subscription anew.
  ///
  /// ```
  /// sequence  ~~a~~b~~|
  /// from      --a--b--|
  /// ```
  ///
  /// Disposing cancels the iteration. A sequence that can be iterated only once delivers its
  /// elements to the first subscription.
  ///
  /// - Parameters:
  ///   - sequence: The source of the elements.
  ///   - clock: The clock that starts the iteration, so that virtual time includes it.
  ///   - fileID: The file to name in reports; by default the caller's.
  ///   - line: The line in that file.
  /// - Returns: A stream of the elements.
  @MainActor
  public static func from<Source: AsyncSequence>(
    _ sequence: Source,
    clock: any AppClock,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> EventStream where Source.Element == Element {
    fromWork(clock, fileID, line) { observer in
      for try await value in sequence {
        guard observer.isActive else { return }
        observer.onNext(value)
      }
    }
  }

  @MainActor
  private static func fromWork(
    _ clock: any AppClock,
    _ fileID: StaticString,
    _ line: UInt,
    _ work: @escaping @MainActor (StreamObserver<Element>) async throws -> Void
  ) -> EventStream {
    create { observer in
      MainActor.preconditionIsolated("A stream of asynchronous work starts on the main actor only.")
      return clock.run(at: SourceSpot(fileID: fileID, line: line)) {
        // Work that has been disposed of meanwhile does nothing at all.
        guard observer.isActive else { return }
        do {
          try await work(observer)
          observer.onCompleted()
        } catch {
          observer.onError(error)
        }
      }
    }
  }
}
