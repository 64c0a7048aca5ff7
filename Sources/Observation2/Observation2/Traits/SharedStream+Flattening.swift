/// The operators that turn values into drivers or signals and follow those. The result has the
/// trait of the closure's result.
///
/// The ``EventStream`` operators of the same names have the full documentation.
extension SharedStream {
  /// Turns each value into a driver or signal and merges them.
  public func flatMap<Kind: SharingStrategy, Result>(
    _ selector: @escaping (Element) -> SharedStream<Kind, Result>
  ) -> SharedStream<Kind, Result> {
    SharedStream<Kind, Result>(sharing: stream.flatMap { selector($0).stream })
  }

  /// Turns a value into a driver or signal, unless the one before is still running.
  public func flatMapFirst<Kind: SharingStrategy, Result>(
    _ selector: @escaping (Element) -> SharedStream<Kind, Result>
  ) -> SharedStream<Kind, Result> {
    SharedStream<Kind, Result>(sharing: stream.flatMapFirst { selector($0).stream })
  }

  /// Turns each value into a driver or signal and follows only the newest of them.
  public func flatMapLatest<Kind: SharingStrategy, Result>(
    _ selector: @escaping (Element) -> SharedStream<Kind, Result>
  ) -> SharedStream<Kind, Result> {
    SharedStream<Kind, Result>(sharing: stream.flatMapLatest { selector($0).stream })
  }

  /// Turns each value into a driver or signal and follows these one after the other.
  public func concatMap<Kind: SharingStrategy, Result>(
    _ selector: @escaping (Element) -> SharedStream<Kind, Result>
  ) -> SharedStream<Kind, Result> {
    SharedStream<Kind, Result>(sharing: stream.concatMap { selector($0).stream })
  }

  /// Follows the newest of the drivers or signals that this one emits.
  public func switchLatest<Kind: SharingStrategy, Value>() -> SharedStream<Kind, Value>
  where Element == SharedStream<Kind, Value> {
    flatMapLatest(\.self)
  }

  /// Emits all values of the drivers or signals that this one emits.
  public func merge<Kind: SharingStrategy, Value>() -> SharedStream<Kind, Value>
  where Element == SharedStream<Kind, Value> {
    flatMap(\.self)
  }

  /// Follows the drivers or signals that this one emits one after the other.
  public func concat<Kind: SharingStrategy, Value>() -> SharedStream<Kind, Value>
  where Element == SharedStream<Kind, Value> {
    concatMap(\.self)
  }
}
