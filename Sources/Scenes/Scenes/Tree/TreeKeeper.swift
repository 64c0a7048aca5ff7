import Observation2

/// Holds a tree, and closes it when it lets go of it, on whatever thread that happens.
///
/// A tree that was only released would be taken apart while its nodes still follow properties: what
/// one of them lets go of may change a property, and reach a node whose tree is half gone.
final class TreeKeeper: Sendable {
  let tree: ScreenTree
  /// What the scene's bar knows of the scene below it, if it has a bar.
  let below: SceneBelow?

  init(_ tree: ScreenTree, _ below: SceneBelow? = nil) {
    (self.tree, self.below) = (tree, below)
  }

  deinit {
    let tree = tree
    Domain.main.perform { MainActor.assumeIsolated { tree.close() } }
  }
}
