extension EventStream {
  /// Writes a line for each event, subscription and disposal, and passes all events on unchanged.
  ///
  /// ```
  /// source           --1--2--|
  /// debug("cart")    --1--2--|     cart: subscribed, cart: next(1), …, cart: completed
  /// ```
  ///
  /// Each line begins with `identifier`, by default with the place of this call. `write` writes a
  /// line, by default to standard output.
  public func debug(
    _ identifier: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    write: @escaping (String) -> Void = { print($0) }
  ) -> EventStream {
    let name = identifier ?? SourceSpot(fileID: fileID, line: line).description
    return self.do(
      onNext: { write("\(name): next(\($0))") },
      onError: { write("\(name): error(\($0))") },
      onCompleted: { write("\(name): completed") },
      onSubscribe: { write("\(name): subscribed") },
      onDispose: { write("\(name): disposed") }
    )
  }
}
