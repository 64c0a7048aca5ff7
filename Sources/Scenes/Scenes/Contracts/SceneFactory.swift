/// Builds a scene: makes its parts and wires them.
///
/// By convention the host itself is its builder, with what the scene needs as arguments of a static
/// function, so that nothing is looked up:
/// ```swift
/// static func build(gateway: any CartGateway, clock: any AppClock) -> CartScene
/// ```
/// This type is that function as a value, for a router that is handed the way to another scene
/// instead of knowing it.
public struct SceneFactory<Input> {
  private let make: @MainActor (Input) -> any SceneHost

  /// Wraps a function that builds a scene.
  public init(_ make: @escaping @MainActor (Input) -> any SceneHost) {
    self.make = make
  }

  /// Builds the scene.
  @MainActor
  public func callAsFunction(_ input: Input) -> any SceneHost {
    make(input)
  }
}
