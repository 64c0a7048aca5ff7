#if canImport(Combine)
public import Combine

extension EventStream {
  /// This stream as a Combine publisher.
  ///
  /// ```
  /// stream                --1--2--3--|
  /// demand                --2--------1----
  /// publisher             --1--2-----3|
  /// ```
  ///
  /// Each subscriber subscribes to the stream, and receives what a subscription here would: the
  /// current value of a relay first, all values of `of(1, 2)`. A value that it has not demanded yet
  /// is kept until it does; the end comes after all values. Demand and cancellation may come from any
  /// thread; from another than the main one they take effect with one of its next jobs, and after
  /// `cancel()` nothing more begins to be delivered.
  ///
  /// The subscriber is retained until the end, until it cancels, or until the stream's source has gone and
  /// nothing waits any more. A source that gives values at once without end needs one that cancels: what is
  /// not demanded is kept.
  ///
  /// - Parameters:
  ///   - fileID: The file to name in ledgers; by default the caller's.
  ///   - line: The line in that file.
  /// - Precondition: Subscribers subscribe on the main thread, not by `subscribe(on:)` of a
  ///   background queue.
  /// - Complexity: O(1) per value.
  /// - Returns: A publisher that delivers on the main actor.
  @MainActor
  public func publisher(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnyPublisher<Element, any Error> {
    StreamPublisher(self, SourceSpot(fileID: fileID, line: line)) { end in
      switch end {
      case .completed: .finished
      case .error(let error): .failure(error)
      }
    }
    .eraseToAnyPublisher()
  }
}

extension SharedStream {
  /// This driver or signal as a Combine publisher that never fails; see
  /// ``EventStream/publisher(fileID:line:)``.
  ///
  /// ```swift
  /// model.$title.publisher().assign(to: &$title)
  /// ```
  public func publisher(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AnyPublisher<Element, Never> {
    StreamPublisher(stream, SourceSpot(fileID: fileID, line: line)) { _ in .finished }
      .eraseToAnyPublisher()
  }
}
#endif
