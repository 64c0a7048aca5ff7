/// Makes a root's action from a child store's, and stores it at an address: a function, and the object
/// that it works with; see ``FunctionPart``.
///
/// A nested child store calls its parent's embedding after its own, so that all embeddings have
/// returned before the root reduces: calls that nest deeper than a processor can predict their
/// returns cost several times as much.
@usableFromInline
@MainActor
struct ActionEmbedding<Action> {
  @usableFromInline typealias Function =
    @MainActor (
      FunctionPart, UnsafePointer<Action>, UnsafeMutableRawPointer
    ) -> Void

  @usableFromInline let function: Function
  /// The first argument of the function.
  @usableFromInline let part: FunctionPart

  /// - Parameters:
  ///   - part: What the function works with; by default nothing.
  ///   - function: Stores the root's action at the address; gets that part each time.
  @inlinable
  @inline(__always)
  init(of part: FunctionPart = .nothing, _ function: @escaping Function) {
    self.function = function
    self.part = part
  }

  @inlinable
  @inline(__always)
  func callAsFunction(_ action: UnsafePointer<Action>, _ place: UnsafeMutableRawPointer) {
    function(part, action, place)
  }
}

/// The embedding of a child store's parent, which goes on with the parent's action.
@usableFromInline
@MainActor
final class OuterEmbedding<Action>: FunctionPart {
  @usableFromInline let embedding: ActionEmbedding<Action>

  @inlinable
  init(_ embedding: ActionEmbedding<Action>) {
    self.embedding = embedding
  }
}
