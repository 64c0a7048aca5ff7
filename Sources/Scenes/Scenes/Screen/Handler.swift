/// A closure among a part's inputs that does not count when they are compared.
///
/// A part whose inputs are equal is not described anew; its closures are replaced by the newest ones
/// all the same, before an event runs one.
/// ```swift
/// struct CartProductRow: ScreenPart, Equatable {
///   let product: CartProduct
///   @Handler var didChangeQuantity: @MainActor (Int) -> Void
///   …
/// ```
/// Use it for what **does** something. A closure that returns elements, or anything that is shown, is
/// an input that can't be compared: leave the part without `Equatable` then.
///
/// A part is the main actor's, and `Equatable` is nobody's. Where the compiler does not infer that its
/// `==` is the main actor's too (the upcoming feature `InferIsolatedConformances`), a part whose inputs
/// are all `Sendable` compiles as above; for any other say `@MainActor Equatable`.
@propertyWrapper
public struct Handler<Function>: Equatable {
  /// The closure.
  public var wrappedValue: Function

  /// Wraps a closure.
  @inlinable
  public init(wrappedValue: Function) {
    self.wrappedValue = wrappedValue
  }

  /// Is always true.
  @inlinable
  public static func == (left: Handler, right: Handler) -> Bool {
    true
  }
}

extension Handler: Sendable where Function: Sendable {}
