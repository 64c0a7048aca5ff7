import FlowEngine
import FlowFormat
import Scenes
import ScenesHeadless

/// A way in which the gallery looks at each state.
struct GalleryView: Equatable, Sendable {
  let device: SnapshotDevice
  let colorScheme: ScreenColorScheme

  /// Every device and text in the light, and the first of them in the dark: what lies where does not depend on the
  /// light.
  static let all =
    SnapshotDevice.all.map { GalleryView(device: $0, colorScheme: .light) }
    + SnapshotDevice.all.prefix(1).map { GalleryView(device: $0, colorScheme: .dark) }

  /// The words that a person reads below the picture; no other view has the same.
  var name: String { device.name + (colorScheme == .dark ? ", dark" : "") }

  func environment(from before: ScreenEnvironment) -> ScreenEnvironment {
    var environment = device.environment(from: before)
    environment.colorScheme = colorScheme
    return environment
  }
}
