extension EventStream {
  /// Creates a connectable stream that sends all connections' events through one subject.
  ///
  /// ```
  /// source              --1--2--3--|
  /// connect()            ^
  /// subject's observers --1--2--3--|
  /// ```
  ///
  /// An observer receives the events of later connections too, until the subject has ended.
  public func multicast(
    _ subject: some StreamSubject<Element>
  ) -> ConnectableStream<Element> {
    ConnectableStream(self) { subject }
  }

  /// Creates a connectable stream that uses a new subject for each connection.
  ///
  /// ```
  /// source       --1--2--|         --1--2--|
  /// connect()     ^                 ^
  /// subject      first one         second one
  /// ```
  ///
  /// - Parameter makeSubject: Called when the first observer of a connection subscribes, or when
  ///   the connection is made if that is earlier.
  /// - Returns: A stream that waits for ``ConnectableStream/connect(fileID:line:)``.
  public func multicast<Subject: StreamSubject<Element>>(
    _ makeSubject: @escaping () -> Subject
  ) -> ConnectableStream<Element> {
    ConnectableStream(self, makeSubject)
  }
}
