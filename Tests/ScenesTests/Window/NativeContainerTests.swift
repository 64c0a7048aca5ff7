import Foundation
import Observation2
import Testing

@testable import Scenes

/// A container for each scene shows the same as a flat window, whatever happens to both.
///
/// The suite plays 150 cases by default, and `SCREEN_CASES` or one `SCREEN_SEED` of them.
@MainActor @Suite struct NativeContainerTests {
  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test func `containers show the same as a flat window`() async throws {
    if let seed = Self.number("SCREEN_SEED") { return try ContainerWalk(seed).play() }
    for seed in 0..<(Self.number("SCREEN_CASES") ?? 150) {
      try ContainerWalk(seed).play()
      await Task.yield()
    }
  }
}
