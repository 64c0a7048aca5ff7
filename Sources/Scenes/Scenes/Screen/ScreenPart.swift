public import Observation2

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
/// A part can be a statement of another part's body, to a depth of a hundred at least (see
/// <doc:TheTreeOfAScreen>). Its methods (`column`, `text`, …) are members,
/// so that a file can import SwiftUI as well and no name means two things.
@MainActor
public protocol ScreenPart {
  /// The elements that show the part's current data.
  ///
  /// It reads data and creates elements, and must have no side effect: it is evaluated again
  /// whenever the data changes.
  @ScreenBuilder var body: [ScreenElement] { get }
}

extension ScreenPart {
  /// The part's elements, with every part, list and branch in them described: what a person sees of
  /// the part's current data, without a screen around it.
  ///
  /// For tests of a part alone, and for comparing: what is in a lazy column is described whole.
  public var elements: [ScreenElement] { body.described }

  /// Gives the part an identity of its own among its neighbours, in place of its position.
  ///
  /// With another identity it is another part: what a person typed, scrolled or focused in it goes with
  /// it. Two neighbours of one identity are both shown and reported (``ScreenIssue``).
  ///
  /// - Parameters:
  ///   - identity: The identity.
  ///   - fileID: The place that a report names; by default this call's.
  ///   - line: The same.
  /// - Returns: The part.
  @inlinable
  public func identity(
    _ identity: some Hashable & Sendable,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ScreenContent {
    ScreenBuilder.buildExpression(self)
      .identified(by: identity, at: SourceSpot(fileID: fileID, line: line))
  }
}

extension ScreenPart where Self: Equatable {
  /// Gives the part an identity of its own among its neighbours, in place of its position.
  @inlinable
  public func identity(
    _ identity: some Hashable & Sendable,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ScreenContent {
    ScreenBuilder.buildExpression(self)
      .identified(by: identity, at: SourceSpot(fileID: fileID, line: line))
  }
}

extension [ScreenElement] {
  /// The elements, with groups, parts and lists described as elements.
  @MainActor
  package var described: [ScreenElement] {
    flatMap { element -> [ScreenElement] in
      switch element.structure {
      case .group(let group): return group.children.described
      case .part(let part): return part.body(part).described
      case .each(let rows):
        let open = rows.open()
        let (shown, _) = rows.sync(nil, open, 0..<rows.count(open))
        return (0..<rows.count(open)).flatMap { rows.row(shown, $0).described }
      case .element(let fields):
        if fields.children.isEmpty { return [element] }
        var described = element
        described.change { $0.children = fields.children.described }
        return [described]
      }
    }
  }
}
