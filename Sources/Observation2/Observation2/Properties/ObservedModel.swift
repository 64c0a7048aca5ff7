public import Observation

/// A view model: a class with published-style properties (``Observed``).
///
/// It is a standard `Observable`, so SwiftUI, UIKit's automatic tracking and
/// `withObservationTracking` follow it with no import of theirs; its properties are streams too
/// (`model.$title`), and can be bound to by key path (`model.rx[\.title]`). Where there is Combine, it is
/// an `ObservableObject` as well.
///
/// ```swift
/// final class DataSource: ObservedModel {
///   @Observed var isLoading = true
///   @Observed var products: [Product] = []
/// }
/// ```
@MainActor
public protocol ObservedModel: CombineObservable, Observable, ReactiveCompatible {}

extension ObservedModel {
  /// Emits when a published-style property of the object is about to change, before the property's
  /// own stream does.
  ///
  /// - Complexity: the first use on an object searches its stored properties; later ones read only
  ///   the first of them.
  public var willChange: Signal<Void> {
    let cells = ObservedCell.cells(of: self)
    guard let first = cells.first else { return .never() }
    let relay = first.objectWillChange ?? PublishRelay<Void>()
    for cell in cells { cell.objectWillChange = relay }
    return relay.asSignal()
  }
}
