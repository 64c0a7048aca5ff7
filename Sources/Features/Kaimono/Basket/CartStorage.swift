/// Stores what a person has in the cart beyond the end of the app.
@MainActor
package protocol CartStorage: AnyObject {
  /// The cart's contents, whether the device could store them or not.
  var contents: KaimonoCartContents { get }

  /// Reads again what an earlier run has stored, if that was not possible before.
  ///
  /// - Returns: The contents with it; `nil` if there was nothing to read again, or it still can't be.
  func read() -> KaimonoCartContents?

  /// Stores the contents; they are safe on return, unless the device could not store them. Then they are
  /// stored with the next change.
  ///
  /// - Parameters:
  ///   - contents: The contents.
  ///   - isAnswered: A Boolean value that indicates whether their products are the shop's answer, and not only the
  ///     products of an earlier run.
  func keep(_ contents: KaimonoCartContents, isAnswered: Bool)

  /// Stores an empty cart and discards the contents of earlier runs, even if they could not be read before.
  func empty()
}

/// Stores the cart in memory, for an installation whose app is stopped and launched again within one
/// process.
package final class CartMemory: CartStorage {
  package private(set) var contents = KaimonoCartContents()

  /// Creates a memory with an empty cart.
  package init() {}

  package func read() -> KaimonoCartContents? { nil }

  package func keep(_ contents: KaimonoCartContents, isAnswered: Bool) {
    self.contents = contents
  }

  package func empty() {
    contents = KaimonoCartContents()
  }
}
