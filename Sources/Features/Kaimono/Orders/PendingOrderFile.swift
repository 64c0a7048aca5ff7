import StorePersistence

/// Keeps the pending order in a file, which no kill and no power cut leaves in pieces.
///
/// Writes on the main actor and waits for the disk, a few milliseconds for each order: what has not
/// reached the disk must not be sent.
final class PendingOrderFile: PendingOrderStorage {
  private(set) var pending: PendingOrder?
  private(set) var doubtful: [OrderKey] = []
  private let file: StateFile<[PendingOrder]>
  private let issues: Issues
  private var isRead = false
  /// Whether what is pending has reached the disk for certain.
  private var isSafe = false

  /// Opens the file.
  ///
  /// - Parameters:
  ///   - path: Where it is; its folder must be there.
  ///   - files: The file system.
  ///   - report: Gets what goes wrong later.
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

  func read() throws(KaimonoError) {
    if !isRead { look() }
    if !isRead { throw .unread }
  }

  func keep(_ order: PendingOrder) throws(KaimonoError) {
    if save([order]) {
      pending = order
    } else if order.order == pending?.order {
      guard isSafe else { throw doubt(order) }
      pending = order
    } else {
      // In place without being safe: nobody will send it now, nor may a restart. It stays in the file
      // behind what was kept, so that a restart whose file may not be safe either resolves it.
      let isInPlace = !issues.isBroken
      let lost = PendingOrder(order: order.order, isAwaited: false)
      throw isInPlace && !save(contents + [lost]) ? doubt(order) : .notKept
    }
  }

  func forget() {
    pending = nil
    // Removing needs no room on a full disk, where saving that there is nothing fails.
    if !save([]), file.remove() { doubtful = [] }
  }

  private var contents: [PendingOrder] { pending.map { [$0] } ?? [] }

  /// What was damaged is kept aside, and counts as read; what can't be read may be readable later.
  private func look() {
    issues.isBroken = false
    let orders = file.load() ?? []
    pending = orders.first
    doubtful = orders.dropFirst().map(\.order.key)
    isRead = !issues.isBroken
  }

  private func save(_ orders: [PendingOrder]) -> Bool {
    issues.isBroken = false
    guard file.save(orders) else { return false }
    doubtful = []
    isSafe = true
    return true
  }

  /// It is unknown what the file holds after a power cut.
  private func doubt(_ order: PendingOrder) -> KaimonoError {
    doubtful.append(order.order.key)
    isSafe = false
    return .notKept
  }

  /// What has gone wrong with the file since this was told that nothing has.
  private final class Issues {
    /// Whether the file is as it was: it could not be read, or not be changed.
    var isBroken = false

    func add(_ issue: StateFileError) {
      switch issue {
      // Kept aside, or put in place and perhaps not safe.
      case .damaged, .newer, .system(.syncFolder, _, _): break
      default: isBroken = true
      }
    }
  }
}
