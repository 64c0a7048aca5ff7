/// A stream for what a screen shows: cannot fail, delivers on the main actor, is shared by all who
/// listen, and gives the newest value to whoever joins.
///
/// ```swift
/// presenter.products
///   .drive(dataSource.rx[\.products])
///   .disposed(by: bag)
/// ```
///
/// Made from a stream by saying what an error turns into, with
/// ``EventStream/asDriver(onErrorJustReturn:)`` and its siblings, or from what can't fail: a relay,
/// a published-style property.
public typealias Driver<Element> = SharedStream<NewestValueSharing, Element>

/// The strategy of a ``Driver``: the newest value is repeated to whoever joins.
public enum NewestValueSharing: SharingStrategy {
  /// One value.
  public static var replay: Int { 1 }
}
