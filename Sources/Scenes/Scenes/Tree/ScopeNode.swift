import Observation2

/// A node whose children come from a body that reads properties.
class ScopeNode: TreeNode, PropertyReader {
  final var reads: [PropertyRead] = []
  /// Whether it stands in the queue of those to describe.
  final var isQueued = false

  final func propertyDidChange() {
    if isAlive { tree.enqueue(self) }
  }

  /// Runs its body, and makes its children those of the description.
  func describe() {}

  override func forgetReads() {
    if !reads.isEmpty { PropertyReading.forget(self) }
    super.forgetReads()
  }

  override func leave() {
    if !reads.isEmpty { PropertyReading.forget(self) }
    super.leave()
  }
}
