import StorePersistence

/// Stores the pending order in a file, which stays whole after a kill or a power cut.
///
/// It writes on the main actor and waits for the disk, a few milliseconds for each order: an order
/// that has not reached the disk must not be sent.
final class PendingOrderFile: PendingOrderStorage {
  private(set) var pending: PendingOrder?
  private(set) var doubtful: [OrderKey] = []
  private let file: StateFile<[PendingOrder]>
  private let issues: Issues
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
    let issues = Issues()
    self.issues = issues
    file = try StateFile(path: path, files: files) { issue in
      issues.add(issue)
      report(issue)
    }
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
      let mayBeInPlace = !issues.isUnchanged
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

  /// Reads the file.
  ///
  /// A damaged file is set aside and counts as read; an unreadable one may be readable later.
  private func look() {
    issues.isBroken = false
    let orders = file.load() ?? []
    pending = orders.first
    doubtful = orders.dropFirst().map(\.order.key)
    isRead = !issues.isBroken
  }

  private func save(_ orders: [PendingOrder]) -> Bool {
    issues.isUnchanged = false
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

  /// Collects the file's errors since its flags were last reset.
  private final class Issues {
    /// Whether the file could not be read or changed.
    var isBroken = false
    /// Whether the file certainly holds what it held before a failed save.
    var isUnchanged = false

    func add(_ issue: StateFileError) {
      switch issue {
      // The damaged file was set aside, or the new one is in place but perhaps not safe on disk.
      case .damaged, .newer, .system(.syncFolder, _, _): break
      // A failed rename may have been made all the same: POSIX says so of EIO.
      case .system(.rename, _, _): isBroken = true
      default: (isBroken, isUnchanged) = (true, true)
      }
    }
  }
}
