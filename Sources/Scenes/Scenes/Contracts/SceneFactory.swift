/// A function that creates a scene's parts and wires them.
///
/// By convention the host has a static `build` function, whose arguments are all that the scene
/// depends on, so that nothing is looked up:
/// ```swift
/// static func build(gateway: any CartGateway, clock: any AppClock) -> CartScene
/// ```
/// This type is that function as a value, for a router that opens another scene without knowing
/// its type.
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
