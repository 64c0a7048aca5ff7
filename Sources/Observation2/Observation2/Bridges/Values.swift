extension EventStream where Element: Sendable {
  /// The values as an asynchronous sequence.
  ///
  /// ```swift
  /// for try await price in prices.values() { … }
  /// ```
  ///
  /// The subscription begins with this call and ends when the sequence does: with the stream, or when
  /// the stream's source is released. It also ends when the task that iterates is cancelled, or the
  /// sequence is released. Values that come while the consumer is busy are kept, as the policy says; by
  /// default all of them (rule 27 of <doc:TheRules>). The consumer receives them before the end.
  ///
  /// The sequence does not retain the source, but a stream does: it ends with its source only if you
  /// keep neither the source nor a stream of it.
  ///
  /// - Parameters:
  ///   - bufferingPolicy: The values to keep while the consumer is busy.
  ///   - fileID: The file to name in reports; by default the caller's.
  ///   - line: The line in that file.
  /// - Returns: The sequence, to be iterated once.
  @MainActor
  public func values(
    bufferingPolicy: AsyncThrowingStream<Element, any Error>.Continuation.BufferingPolicy =
      .unbounded,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AsyncThrowingStream<Element, any Error> {
    let (sequence, continuation) = AsyncThrowingStream.makeStream(
      of: Element.self,
      throwing: (any Error).self,
      bufferingPolicy: bufferingPolicy
    )
    let holder = MainActorHolder()
    continuation.onTermination = { _ in
      MainActorHop.run { holder.release() }
    }
    holder.hold(
      subscribe(
        fileID: fileID,
        line: line,
        onNext: { continuation.yield($0) },
        onError: { continuation.finish(throwing: $0) },
        onDisposed: { continuation.finish() }
      )
    )
    return sequence
  }

  /// The first value.
  ///
  /// - Throws: The stream's error if it fails first, ``StreamError/noElements`` if it completes or
  ///   its source is released first, `CancellationError` if the task is cancelled.
  @MainActor
  public var value: Element {
    // Consumes the stream, which would retain its source while the caller waits.
    consuming get async throws {
      // No more than one is asked for: a source may have values without end.
      let values = take(1).values()
      _ = consume self
      for try await value in values { return value }
      try Task.checkCancellation()
      throw StreamError.noElements
    }
  }
}

extension SharedStream where Element: Sendable {
  /// The values as an asynchronous sequence; see ``EventStream/values(bufferingPolicy:fileID:line:)``.
  public func values(
    bufferingPolicy: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AsyncStream<Element> {
    let (sequence, continuation) = AsyncStream.makeStream(
      of: Element.self,
      bufferingPolicy: bufferingPolicy
    )
    let holder = MainActorHolder()
    continuation.onTermination = { _ in
      MainActorHop.run { holder.release() }
    }
    holder.hold(
      stream.subscribe(
        fileID: fileID,
        line: line,
        onNext: { continuation.yield($0) },
        onDisposed: { continuation.finish() }
      )
    )
    return sequence
  }
}

/// Keeps a subscription on the main actor for something that ends elsewhere.
@MainActor
private final class MainActorHolder {
  private var disposable: (any Disposable)?
  private var isReleased = false

  func hold(_ disposable: any Disposable) {
    if isReleased { return disposable.dispose() }
    Ledger.noteKept(disposable)
    self.disposable = disposable
  }

  func release() {
    isReleased = true
    disposable?.dispose()
    disposable = nil
  }
}
