/// A stream for what a screen shows: it cannot fail, delivers on the main actor, is shared by all
/// its observers, and replays the newest value to each new observer.
///
/// ```swift
/// presenter.products
///   .drive(dataSource.rx[\.products])
///   .disposed(by: bag)
/// ```
///
/// Create one from a stream by saying what replaces an error, with
/// ``EventStream/asDriver(onErrorJustReturn:)`` and its siblings, or from a source that can't fail:
/// a relay or a published-style property.
public typealias Driver<Element> = SharedStream<NewestValueSharing, Element>

/// The strategy of a ``Driver``: the newest value is replayed to each new observer.
public enum NewestValueSharing: SharingStrategy {
  /// One value.
  public static var replay: Int { 1 }
}
