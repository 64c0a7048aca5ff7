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
/// A part can be a statement of another part's body. Its methods (`column`, `text`, …) are members,
/// so that a file can import SwiftUI as well and no name means two things.
@MainActor
public protocol ScreenPart {
  /// The elements that show the part's current data.
  ///
  /// It reads data and creates elements, and must have no side effect: it is evaluated again
  /// whenever the data changes.
  @ScreenBuilder var body: [ScreenElement] { get }
}
