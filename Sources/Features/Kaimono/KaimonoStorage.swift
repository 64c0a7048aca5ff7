package import StorePersistence

/// Where an installation stores the feature's data.
@MainActor
package struct KaimonoStorage: FileStorage {
  /// The stored data.
  package struct Contents: Equatable {
    let cart: KaimonoCartContents
    let pendingOrder: PendingOrder?
  }

  package let pendingOrder: any PendingOrderStorage
  package let cart: any CartStorage

  /// The stored data as the process has it in memory.
  package var contents: Contents {
    Contents(cart: cart.contents, pendingOrder: pendingOrder.pending)
  }

  /// Stores everything in a folder, so that it outlives the process.
  ///
  /// - Parameters:
  ///   - folder: The folder, which must exist.
  ///   - files: The file system.
  ///   - report: Called with each error of the files.
  /// - Throws: ``/StorePersistence/StateFileError/inUse(path:)`` when another process has the folder.
  package init(
    folder: String,
    files: any StateFileSystem,
    report: @escaping (StateFileError) -> Void
  ) throws(StateFileError) {
    pendingOrder = try PendingOrderFile(
      path: folder + "/pending-order",
      files: files,
      report: report
    )
    cart = try CartFile(path: folder + "/cart", files: files, report: report)
  }
}
