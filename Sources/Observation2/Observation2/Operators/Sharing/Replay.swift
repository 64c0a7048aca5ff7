extension EventStream {
  /// A connectable stream that repeats the newest values to whoever comes late.
  ///
  /// ```
  /// source        --1--2--3--|
  /// connect()      ^
  /// observer 1    --1--2--3--|
  /// observer 2 (replay 1)  ~2-3--|
  /// ```
  ///
  /// Each connection uses a new subject: who observes an earlier one stays silent (rule 14 of
  /// <doc:TheRules>).
  ///
  /// - Precondition: `bufferSize` is not negative.
  public func replay(_ bufferSize: Int) -> ConnectableStream<Element> {
    precondition(bufferSize >= 0, "replay(_:): \(bufferSize), must not be negative")
    return multicast { ReplaySubject<Element>(bufferSize: bufferSize) }
  }

  /// A connectable stream that repeats all values of a connection to whoever comes late.
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
