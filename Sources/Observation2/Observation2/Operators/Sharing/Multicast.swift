extension EventStream {
  /// A connectable stream through one subject for good.
  ///
  /// ```
  /// source              --1--2--3--|
  /// connect()            ^
  /// subject's observers --1--2--3--|
  /// ```
  ///
  /// All connections send into it, so an observer hears those that follow too, until it has ended.
  public func multicast(
    _ subject: some StreamSubject<Element>
  ) -> ConnectableStream<Element> {
    ConnectableStream(self) { subject }
  }

  /// A connectable stream through a new subject for each connection.
  ///
  /// ```
  /// source       --1--2--|         --1--2--|
  /// connect()     ^                 ^
  /// subject      first one         second one
  /// ```
  ///
  /// - Parameter makeSubject: Called when the first observer of a connection comes, or when it is
  ///   made if that is earlier.
  /// - Returns: A stream that waits for ``ConnectableStream/connect(fileID:line:)``.
  public func multicast<Subject: StreamSubject<Element>>(
    _ makeSubject: @escaping () -> Subject
  ) -> ConnectableStream<Element> {
    ConnectableStream(self, makeSubject)
  }
}
