/// An identity that a body gives an element, in place of the element's position.
struct ScreenIdentity: Sendable, Hashable {
  /// Sendable, since only sendable values get in; `AnyHashable` can't say so.
  private nonisolated(unsafe) let value: AnyHashable

  init(_ value: some Hashable & Sendable) {
    self.value = AnyHashable(value)
  }

  static func == (left: ScreenIdentity, right: ScreenIdentity) -> Bool {
    left.value == right.value
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}
