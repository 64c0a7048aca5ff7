extension EventStream {
  /// Creates a connectable stream that replays the newest values to late observers.
  ///
  /// ```
  /// source        --1--2--3--|
  /// connect()      ^
  /// observer 1    --1--2--3--|
  /// observer 2 (replay 1)  ~2-3--|
  /// ```
  ///
  /// Each connection uses a new subject: an observer of an earlier one stays silent (rule 14 of
  /// <doc:TheRules>).
  ///
  /// - Precondition: `bufferSize` is not negative.
  public func replay(_ bufferSize: Int) -> ConnectableStream<Element> {
    precondition(bufferSize >= 0, "replay(_:): \(bufferSize), must not be negative")
    return multicast { ReplaySubject<Element>(bufferSize: bufferSize) }
  }

  /// Creates a connectable stream that replays all values of a connection to late observers.
  ///
  /// ```
  /// source        --1--2--3--|
  /// connect()      ^
  /// observer 2            ~123--|
  /// ```
  public func replayAll() -> ConnectableStream<Element> {
    multicast { ReplaySubject<Element>.unbounded() }
  }
}
