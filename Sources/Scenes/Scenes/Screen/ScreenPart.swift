/// A reusable part of a screen, such as a row or a tile: values in, elements out.
///
/// ```
/// struct CartProductRow: ScreenPart {
///   let product: CartProduct
///   let didChangeQuantity: @MainActor (Int) -> Void
///
///   var body: [ScreenElement] {
///     row(spacing: 8) {
///       text(product.name)
///       spacer()
///       stepper(product.quantity, onChange: didChangeQuantity)
///     }
///   }
/// }
/// ```
///
/// A part stands in another part's body as it is. Its methods (`column`, `text`, …) are members, so
/// that a file can import SwiftUI as well and no name means two things.
@MainActor
public protocol ScreenPart {
  /// What a person sees and can do, in this moment.
  ///
  /// Reads data and makes elements; it must have no other effect, for it is read whenever the data
  /// changes.
  @ScreenBuilder var body: [ScreenElement] { get }
}
