extension EventStream {
  /// Creates a connectable stream that replays nothing to late observers.
  ///
  /// ```
  /// source        --1--2--3--|
  /// connect()      ^
  /// observer 1    --1--2--3--|
  /// observer 2         2--3--|
  /// ```
  ///
  /// Each connection uses a new subject: an observer of an earlier one stays silent (rule 14 of
  /// <doc:TheRules>).
  public func publish() -> ConnectableStream<Element> {
    multicast { PublishSubject<Element>() }
  }
}
