import Observation2

/// A node whose children come from a body that reads properties.
class ScopeNode: TreeNode, PropertyReader {
  // Unchecked: ``PropertyReading`` reads and replaces them in single steps, in which nothing else runs.

  @exclusivity(unchecked) final var reads: [PropertyRead] = []
  @exclusivity(unchecked) final var foreignReads: ForeignReads?
  /// `true` while it is in the queue of those to describe.
  final var isQueued = false

  final func propertyDidChange() {
    if isAlive { tree.enqueue(self) }
  }

  /// Runs its body, and makes its children those of the description.
  func describe() {}

  /// The name of its body: the type of a part, or of a list's items.
  var kind: ObjectIdentifier { ObjectIdentifier(type(of: self)) }

  override func forgetReads() {
    forget()
    super.forgetReads()
  }

  override func leave() {
    forget()
    super.leave()
  }

  private func forget() {
    if !reads.isEmpty || foreignReads != nil { PropertyReading.forget(self) }
  }
}
