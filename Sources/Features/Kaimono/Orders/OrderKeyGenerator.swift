import ScenesTransport

/// Creates distinct order keys, the same sequence for the same seed.
///
/// One generator serves a whole installation: with the keys of a second one with the same seed the
/// shop would mistake a new order for an earlier one.
@MainActor
package final class OrderKeyGenerator {
  private let keys: RequestKeyGenerator

  /// - Parameter seed: The start of the sequence; random by default.
  package init(seed: UInt64 = .random(in: .min ... .max)) {
    keys = RequestKeyGenerator(seed: seed)
  }

  /// Returns the next key.
  func next() -> OrderKey { OrderKey(value: keys.next().value) }
}
