import StorePersistence

/// What must be sent once and may not be lost.
package struct Order: Codable, Equatable, Sendable {
  package let key: String
  package let items: [String]

  package init(key: String, items: [String]) {
    self.key = key
    self.items = items
  }
}

/// A store of orders like the sample's: keeps the order that has no answer, over the end of the app.
///
/// It waits for the disk, since what has not reached it must not be sent.
package final class OrderBook {
  /// The order that may have been sent and has no answer.
  package private(set) var pending: Order?
  private let file: StateFile<[Order]>

  package init(
    path: String,
    files: any StateFileSystem,
    report: @escaping (StateFileError) -> Void
  ) throws(StateFileError) {
    file = try StateFile(path: path, files: files, report: report)
    pending = file.load()?.first
  }

  /// Keeps an order in the place of what was kept.
  ///
  /// - Returns: Whether it may be sent: it is on the disk.
  package func keep(_ order: Order) -> Bool {
    guard file.save([order]) else { return false }
    pending = order
    return true
  }

  /// Keeps nothing any more, for the shop has answered.
  ///
  /// Removing needs no room on a full disk, where saving that there is nothing fails.
  package func forget() {
    pending = nil
    if !file.save([]) { file.remove() }
  }
}
