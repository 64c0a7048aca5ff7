import Observation2
import StorePersistence

@testable import Kaimono

/// A random history of a person who adds products, chooses quantities and orders, on a device that fails.
///
/// The app is killed before any step of a save, and the power is cut. Steps of the file system fail, renames are made
/// although they fail, and files can't be read for a while.
///
/// While the app runs, the cart must be what the person has made of it. After a kill it must still be the same. If the
/// device has failed since it was last stored, it is what was last stored, or something that the person has had since.
@MainActor
final class CartHistory {
  /// A violated requirement, if there was one.
  private(set) var complaint: String?
  private(set) var story: [String] = []
  /// How often the app was killed in the middle of a save, and at rest.
  private(set) var kills = (amid: 0, atRest: 0)
  /// How often something could not be stored, or not be read.
  private(set) var failures = (stores: 0, reads: 0)

  private let chance: Chance
  private let files = MemoryFileSystem()
  private lazy var lying = LyingFiles(files)
  private let time = VirtualTime()
  private let orders: KaimonoOrderService
  private var storage: CartFile?
  private var service: KaimonoCartService?
  /// The person's cart.
  private var model = KaimonoCartContents()
  /// The contents that may be on the disk: those that were certainly stored, and those that could not be since.
  private var stored: [KaimonoCartContents] = [KaimonoCartContents()]
  /// One in this number of the file system's steps fails; none if `nil`.
  private var faults: Int?
  /// The number of steps before the app is killed.
  private var stepsLeft: Int?
  private var isKilled = false
  /// A Boolean value that indicates whether an order has emptied the cart in this run.
  private var isEmptied = false
  /// A Boolean value that indicates whether the shop has answered in this run.
  private var isAnswered = false
  private var hasFailed = false
  /// The contents that the files may have after a power cut.
  private var unsafe: [[String: [UInt8]]] = []

  init(seed: Int) {
    chance = Chance(seed: UInt64(seed))
    orders = KaimonoOrderService(
      gateway: KaimonoGatewayScript(),
      clock: time,
      storage: PendingOrderMemory()
    )
    files.fault = { [unowned self] step, _ in isFailing(step) ? 28 : nil }
    lying.lies = { [unowned self] in
      let lies = faults.map { chance.one(in: $0 + 1) } ?? false
      if lies { hasFailed = true }
      return lies
    }
  }

  /// Plays the history.
  func play() async throws {
    try launch()
    for _ in 0..<(6 + chance.below(20)) where complaint == nil {
      switch chance.below(12) {
      case 0: try restart(cutsPower: chance.one(in: 2))
      case 1:
        faults = faults == nil ? 1 + chance.below(4) : nil
        note("faults: \(faults.map { "one in \($0)" } ?? "none")")
      default: try await act()
      }
    }
    faults = nil
    try restart(cutsPower: false)
  }

  private func act() async throws {
    if chance.one(in: 5) { stepsLeft = chance.below(6) }
    hasFailed = false
    let isUnread = storage?.isRead == false && !isEmptied
    if chance.one(in: 4) {
      let products = [CartProduct.carrot, .pork, .salt].filter { _ in !chance.one(in: 3) }
      note("the shop answers \(products.map(\.id))")
      expect(isUnread, isAnswered: true) { $0.take(products) }
      service?.take(products)
    } else if chance.one(in: 6) {
      note("orders")
      // Older contents that can't be read are ordered, too.
      candidates = [KaimonoCartContents()]
      isEmptied = true
      orders.place(.sample())
      await time.settle()
      orders.acknowledge()
    } else if chance.one(in: 3) {
      let product = [CartProduct.carrot, .asparagus, .onion][chance.below(3)]
      note("adds \(product.quantity) of \(product.id)")
      expect(isUnread) { $0.add(product) }
      service?.add(product)
    } else {
      let (quantity, id) = (chance.below(4), [101, 102, 103, 201][chance.below(4)])
      note("chooses \(quantity) of \(id)")
      expect(isUnread) { $0.choose(quantity, of: id) }
      service?.choose(quantity, of: id)
    }
    stepsLeft = nil
    if isKilled {
      kills.amid += 1
      // The change may have reached the disk before the kill or not.
      stored += candidates
      return try restart(cutsPower: false)
    }
    let found = contents
    if !candidates.contains(found) { complain("The person sees \(found).") }
    model = found
    if hasFailed { failures.stores += 1 }
    stored = hasFailed ? stored + [found] : [found]
  }

  /// The contents that the cart may have after the change.
  private var candidates: [KaimonoCartContents] = []

  private func expect(
    _ isUnread: Bool,
    isAnswered isAnswer: Bool = false,
    _ change: (inout KaimonoCartContents) -> Void
  ) {
    let before = isUnread ? [model] + stored.map { merged($0, into: model) } : [model]
    candidates = before.map { contents in
      var contents = contents
      change(&contents)
      return contents
    }
    isAnswered = isAnswered || isAnswer
    guard isUnread else { return }
    // It may become readable after the change as well as before it.
    var changed = model
    change(&changed)
    candidates += stored.map { merged($0, into: changed) }
  }

  private func merged(
    _ older: KaimonoCartContents,
    into newer: KaimonoCartContents
  ) -> KaimonoCartContents {
    var contents = newer
    contents.addOlder(older, isAnswered: isAnswered)
    return contents
  }

  private var contents: KaimonoCartContents { storage?.contents ?? KaimonoCartContents() }

  /// Kills the app, and launches it again in another process.
  private func restart(cutsPower: Bool) throws {
    if !isKilled { kills.atRest += 1 }
    note(cutsPower ? "power cut" : "kill")
    if cutsPower, let safe = unsafe.first {
      files.contents = ([safe, files.contents] + unsafe)[chance.below(unsafe.count + 2)]
    }
    try launch()
  }

  private func launch() throws {
    (service, storage) = (nil, nil)
    (isKilled, hasFailed, isEmptied, isAnswered) = (false, false, false, false)
    files.unlockAll()
    let opened = try CartFile(path: "/cart", files: lying) { _ in }
    storage = opened
    service = KaimonoCartService(orders: orders, storage: opened)
    guard opened.isRead else {
      failures.reads += 1
      model = KaimonoCartContents()
      return note("the cart can't be read")
    }
    let found = contents
    note("finds \(found.chosen)")
    if !stored.contains(found) { complain("After the launch the cart is \(found).") }
    // The contents may not be flushed yet, so a power cut can bring back those from before.
    model = found
    stored = unsafe.isEmpty ? [found] : stored + [found]
  }

  private func isFailing(_ step: StateFileError.Step) -> Bool {
    if step == .lock { return false }
    if let left = stepsLeft {
      stepsLeft = left - 1
      isKilled = isKilled || left <= 0
    }
    if isKilled { return true }
    if let faults, chance.one(in: faults) {
      hasFailed = true
      return true
    }
    switch step {
    case .rename, .remove: unsafe.append(files.contents)
    case .syncFolder: unsafe = []
    default: break
    }
    return false
  }

  private func complain(_ words: String) {
    complaint = complaint ?? words
    note(words)
  }

  private func note(_ words: String) {
    story.append(words)
  }
}
