import StateStore

/// The state of the list.
public struct ErrandListState: Equatable, Sendable {
  /// The list; loaded, with no value, until its end comes into sight.
  public var list = Loadable<ErrandList, ErrandsError>(nil)

  /// Creates the state before the first page.
  public init() {}
}
