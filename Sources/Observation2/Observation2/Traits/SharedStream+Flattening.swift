/// The operators that turn values into drivers or signals and follow those: the result is what the
/// closure gives.
///
/// Each says what it does at its namesake of ``EventStream``.
extension SharedStream {
  /// Turns each value into a driver or signal and merges them.
  public func flatMap<Kind: SharingStrategy, Result>(
    _ selector: @escaping (Element) -> SharedStream<Kind, Result>
  ) -> SharedStream<Kind, Result> {
    SharedStream<Kind, Result>(sharing: stream.flatMap { selector($0).stream })
  }

  /// Turns a value into a driver or signal, unless one still runs.
  public func flatMapFirst<Kind: SharingStrategy, Result>(
    _ selector: @escaping (Element) -> SharedStream<Kind, Result>
  ) -> SharedStream<Kind, Result> {
    SharedStream<Kind, Result>(sharing: stream.flatMapFirst { selector($0).stream })
  }

  /// Turns each value into a driver or signal and follows the newest of them only.
  public func flatMapLatest<Kind: SharingStrategy, Result>(
    _ selector: @escaping (Element) -> SharedStream<Kind, Result>
  ) -> SharedStream<Kind, Result> {
    SharedStream<Kind, Result>(sharing: stream.flatMapLatest { selector($0).stream })
  }

  /// Turns each value into a driver or signal and follows one after the other.
  public func concatMap<Kind: SharingStrategy, Result>(
    _ selector: @escaping (Element) -> SharedStream<Kind, Result>
  ) -> SharedStream<Kind, Result> {
    SharedStream<Kind, Result>(sharing: stream.concatMap { selector($0).stream })
  }

  /// Follows the newest of the drivers or signals that come.
  public func switchLatest<Kind: SharingStrategy, Value>() -> SharedStream<Kind, Value>
  where Element == SharedStream<Kind, Value> {
    flatMapLatest(\.self)
  }

  /// All values of the drivers or signals that come.
  public func merge<Kind: SharingStrategy, Value>() -> SharedStream<Kind, Value>
  where Element == SharedStream<Kind, Value> {
    flatMap(\.self)
  }

  /// The drivers or signals that come, one after the other.
  public func concat<Kind: SharingStrategy, Value>() -> SharedStream<Kind, Value>
  where Element == SharedStream<Kind, Value> {
    concatMap(\.self)
  }
}
