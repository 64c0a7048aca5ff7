public import Scenes

/// A routing that goes nowhere and writes down what it is asked.
///
/// ```swift
/// let routing = RoutingSpy<ShopRoute>()
/// let presenter = CartPresenter(interactor: interactor, routing: routing)
/// presenter.cartViewDidTapProductTile(productID: 3)
/// #expect(routing.pushed == [.product(3)])
/// ```
@MainActor
public final class RoutingSpy<Route: SceneRoute>: SceneRouting {
  /// What it has been asked, the oldest first.
  public private(set) var changes: [SceneNavigationChange] = []

  /// Creates a routing that has been asked nothing.
  public init() {}

  /// Writes a change down.
  public func apply(_ change: SceneNavigationChange) {
    changes.append(change)
  }

  /// The routes that were to be pushed, the oldest first.
  public var pushed: [Route] {
    changes.compactMap { change in
      if case .push(let route) = change { route.as() } else { nil }
    }
  }

  /// The routes that were to be presented, the oldest first.
  public var presented: [Route] {
    changes.flatMap { change -> [Route] in
      guard case .present(let routes, _, _) = change else { return [] }
      return routes.compactMap { $0.as() }
    }
  }
}
