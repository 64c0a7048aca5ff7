/// The memory in which child stores put the actions of their root, whose type they don't know.
@usableFromInline
final class EmbeddedActions {
  /// In use until the root moves the action out, so only to be used while the root is idle.
  @usableFromInline let place: UnsafeMutableRawPointer
  /// Whether user code is making an action there, which may send another one.
  @exclusivity(unchecked) @usableFromInline var isFilling = false
  private let size: Int
  /// Sends the action at an address and takes it from there.
  @usableFromInline let send: @MainActor (UnsafeMutableRawPointer) -> Void

  /// - Parameters:
  ///   - size: The size of the root's actions, in bytes.
  ///   - send: Sends the action at an address and takes it from there.
  @usableFromInline
  init(size: Int, send: @escaping @MainActor (UnsafeMutableRawPointer) -> Void) {
    self.size = size
    self.send = send
    place = EmbeddedActions.makePlace(size)
  }

  deinit { place.deallocate() }

  /// Sends an action while the usual place is taken.
  @usableFromInline
  @MainActor
  func sendLater<Action>(
    _ action: UnsafePointer<Action>,
    _ embed: ActionEmbedding<Action>
  ) {
    let place = EmbeddedActions.makePlace(size)
    embed(action, place)
    send(place)
    place.deallocate()
  }

  /// Aligned for any type.
  private static func makePlace(_ size: Int) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer.allocate(byteCount: max(size, 1), alignment: 64)
  }
}
