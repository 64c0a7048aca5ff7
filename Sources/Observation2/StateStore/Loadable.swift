/// A value that arrives from elsewhere, with the phase of its request.
///
/// ```swift
/// struct RecipeState: Equatable {
///   var recipe = Loadable<Recipe, RecipesError>()
/// }
///
/// case .retry:
///   state.recipe.begin()
///   return load
/// case .loaded(let recipe): state.recipe.finish(with: recipe)
/// case .failed(let error): state.recipe.fail(with: error)
/// ```
/// A second request keeps the value of the first one until its own value arrives, and also if it fails. A screen can
/// therefore show the old value during a refresh. A scene that must not show it sets ``value`` to `nil`.
public struct Loadable<Value, Failure: Error> {
  /// The phase of the last request.
  public enum Phase {
    /// The value is on its way. A new ``Loadable`` is in this phase, since a scene loads when it opens.
    case loading
    /// The value has arrived.
    case loaded
    /// The request failed.
    case failed(Failure)
  }

  /// The last value that arrived, with the changes made to it since then; `nil` before the first one.
  public var value: Value?
  /// The phase of the last request.
  public private(set) var phase: Phase

  /// Creates a value that is on its way.
  public init() {
    value = nil
    phase = .loading
  }

  /// Creates a value that has arrived; `nil` if there is no such value.
  public init(_ value: Value?) {
    self.value = value
    phase = .loaded
  }

  /// A Boolean value that indicates whether the value is on its way.
  public var isLoading: Bool { if case .loading = phase { true } else { false } }

  /// A Boolean value that indicates whether the last request delivered its value.
  public var isLoaded: Bool { if case .loaded = phase { true } else { false } }

  /// The error of the last request; `nil` unless it failed.
  public var failure: Failure? { if case .failed(let error) = phase { error } else { nil } }

  /// Begins a request; the old value stays.
  public mutating func begin() { phase = .loading }

  /// Takes over the value of a request; `nil` if there is no such value.
  public mutating func finish(with value: Value?) {
    self.value = value
    phase = .loaded
  }

  /// Notes that the request failed; the old value stays.
  public mutating func fail(with error: Failure) { phase = .failed(error) }
}

extension Loadable.Phase: Equatable where Failure: Equatable {}
extension Loadable.Phase: Hashable where Failure: Hashable {}
extension Loadable.Phase: Sendable {}
extension Loadable.Phase: Encodable where Failure: Encodable {}
extension Loadable.Phase: Decodable where Failure: Decodable {}
extension Loadable: Equatable where Value: Equatable, Failure: Equatable {}
extension Loadable: Hashable where Value: Hashable, Failure: Hashable {}
extension Loadable: Sendable where Value: Sendable {}
extension Loadable: Encodable where Value: Encodable, Failure: Encodable {}
extension Loadable: Decodable where Value: Decodable, Failure: Decodable {}
