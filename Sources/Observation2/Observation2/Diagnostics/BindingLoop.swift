/// Bindings that feed each other without coming to rest.
///
/// ```swift
/// one.$count.map { $0 + 1 }.drive(two.rx[\.count]).disposed(by: bag)
/// two.$count.drive(one.rx[\.count]).disposed(by: bag)
/// ```
///
/// A loop rests when a value comes back that equals the newest one. Otherwise it is stopped after
/// ``turnLimit`` turns, and reported to ``UnhandledStreamError/handler-swift.type.property``: the next
/// value is delivered, but the bindings don't pass it on. They stay, and pass later values on.
///
/// A closure may take part, such as one of `drive(onNext:)` that sets what the binding reads. Closures
/// may send often for good reasons, so such a loop is stopped only after some 200,000 turns.
public struct BindingLoop: Error, CustomStringConvertible, Equatable {
  /// The number of turns in a row that a loop of bindings may take.
  ///
  /// A turn is a delivery to all observers that the delivery before it has caused.
  public static let turnLimit = BindingWatch.patience + BindingWatch.proof

  /// The places of the bindings, in the order in which a value passes them.
  ///
  /// A binding behind a ``Binder`` with a closure of its own may be missing.
  public let bindings: [SourceSpot]
  /// The number of turns after which the loop was stopped.
  let turns: Int
  /// `true` if a closure takes part.
  let hasClosure: Bool

  /// The problem, its places and the remedy.
  public var description: String {
    let places = bindings.map(\.description).joined(separator: " and ")
    if hasClosure {
      return """
        A closure sends what a binding has brought, without end: \(places). The loop was stopped after \
        \(turns) turns. Have the closure compare before it sends.
        """
    }
    return """
      Bindings feed each other without end: \(places). The loop was stopped after \
      \(turns) turns. Give a value that comes back the form in which it was sent, or \
      drop values that bring nothing new, for example by `distinctUntilChanged()`.
      """
  }
}
