import Observation2

/// An item that counts how often it is compared and hashed; one test uses it.
struct CountedItem: Hashable, Sendable {
  static let counts = Guarded((compared: 0, hashed: 0))

  let number: Int

  static func == (left: CountedItem, right: CountedItem) -> Bool {
    counts.withLock { $0.compared += 1 }
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) {
    Self.counts.withLock { $0.hashed += 1 }
    hasher.combine(number)
  }
}
