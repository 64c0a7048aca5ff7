import StorePersistence

/// Stores the pending order in a file, which stays whole after a kill or a power cut.
///
/// It writes on the main actor and waits for the disk, a few milliseconds for each order: an order
/// that has not reached the disk must not be sent.
final class PendingOrderFile: PendingOrderStorage {
  private(set) var pending: PendingOrder?
  private(set) var doubtful: [OrderKey] = []
  private let file: WatchedFile<[PendingOrder]>
  private var isRead = false
  /// Whether the pending order has certainly reached the disk.
  private var isSafe = false

  /// Opens the file.
  ///
  /// - Parameters:
  ///   - path: The file's path; its folder must exist.
  ///   - files: The file system.
  ///   - report: Called with each later error.
  /// - Throws: ``StateFileError/inUse(path:)`` when another process has it open.
  init(
    path: String,
    files: any StateFileSystem,
    report: @escaping (StateFileError) -> Void
  ) throws(StateFileError) {
    file = try WatchedFile(path: path, files: files, report: report)
    look()
  }

  func read() throws(KaimonoDeviceError) {
    if !isRead { look() }
    if !isRead { throw .unread }
  }

  func keep(_ order: PendingOrder) throws(KaimonoDeviceError) {
    if save([order]) {
      pending = order
    } else if order.order == pending?.order {
      // That nobody waits any more binds the next run in this process, whatever the disk holds.
      if isSafe || !order.isAwaited { pending = order }
      guard isSafe else { throw doubt(order) }
    } else {
      // If the order may be in the file, it is not sent now, and a restart must not send it either.
      // It stays in the file behind the earlier order, so that a restart resolves it.
      let mayBeInPlace = !file.isUnchanged
      let lost = PendingOrder(order: order.order, isAwaited: false)
      throw mayBeInPlace && !save(contents + [lost]) ? doubt(order) : .notKept
    }
  }

  func settled(_ key: OrderKey) {
    doubtful.removeAll { $0 == key }
  }

  func forget() {
    pending = nil
    // On a full disk saving an empty list fails, but removing the file needs no space.
    if !save([]), file.remove() { doubtful = [] }
  }

  private var contents: [PendingOrder] { pending.map { [$0] } ?? [] }

  private func look() {
    let orders: [PendingOrder]?
    (orders, isRead) = file.load()
    pending = orders?.first
    doubtful = orders?.dropFirst().map(\.order.key) ?? []
  }

  private func save(_ orders: [PendingOrder]) -> Bool {
    guard file.save(orders) else { return false }
    doubtful = []
    isSafe = true
    return true
  }

  /// Notes that the order may be in the file after a power cut.
  private func doubt(_ order: PendingOrder) -> KaimonoDeviceError {
    if !doubtful.contains(order.order.key) { doubtful.append(order.order.key) }
    isSafe = false
    return .notKept
  }
}
