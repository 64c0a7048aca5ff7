import Observation2
import StateStore
import StorePersistence

@testable import Kaimono
@testable import KaimonoSimulation

/// A random history of a person who wants one order, a shop, and every failure between them.
///
/// - Messages are late, lost, doubled and reordered. The shop refuses requests.
/// - The app ends before any of its steps, its state is cleared, and the power fails.
/// - Steps of the file system fail, and some renames fail although they are made.
/// - Another device orders.
///
/// The person taps whenever the cart can be ordered, and stops once the app has confirmed the
/// order. At all times there must be at most one order, and in the end exactly one. The app must tell
/// the truth. After it has said that there is no order, the shop takes none unless the person orders
/// again.
@MainActor
final class OrderHistory {
  /// The kinds of events that have occurred, so that a test can check that all kinds do.
  struct Events: OptionSet, Hashable {
    let rawValue: Int
    static let ordered = Events(rawValue: 1)
    static let refused = Events(rawValue: 2)
    static let unknown = Events(rawValue: 4)
    static let notKept = Events(rawValue: 8)
    /// The app ended while an order was under way.
    static let ended = Events(rawValue: 16)
    /// The app's state was cleared while an order had no answer.
    static let cleared = Events(rawValue: 32)
  }

  /// A violated requirement, if there was one.
  private(set) var complaint: String?
  private(set) var events: Events = []
  private(set) var story: [String] = []

  private let time = VirtualTime()
  private let chance: Chance
  private let files = MemoryFileSystem()
  private lazy var lying = LyingFiles(files)
  private let shop: any OrderHistoryShop
  private var run: OrderHistoryRun
  private var wire: OrderHistoryWire
  private var storage: PendingOrderFile?
  private var contents: CartFile?
  /// One in this number of the file system's steps fails; none if `nil`.
  private var faults: Int?
  /// The contents that the files may have after a power cut: those before each change of names
  /// since the folder was last synced to the disk.
  private var unsafe: [[String: [UInt8]]] = []
  /// The orders that the shop has taken from this device.
  private var taken: [KaimonoOrder] = []
  /// The keys that earlier runs have sent.
  private var sent: Set<OrderKey> = []
  /// The keys for which the app has told the person that there is no order.
  private var denied: Set<OrderKey> = []
  /// A Boolean value that indicates whether the person has tapped since the app last said that there
  /// is no order.
  private var hasTapped = false
  /// A Boolean value that indicates whether the process knows that the person waits for no order.
  ///
  /// The next tap or a new process resets it.
  private var isUnawaited = false

  init(seed: Int, shop: any OrderHistoryShop) throws {
    chance = Chance(seed: UInt64(seed))
    self.shop = shop
    weak var history: OrderHistory?
    wire = try OrderHistoryWire(time, chance) { history?.took($0) }
    run = OrderHistoryRun(wire, shop, time) { _, _ in }
    run.end()
    history = self
  }

  /// Plays the history.
  func play() async throws {
    try await launch()
    for _ in 0..<(4 + chance.below(12)) where complaint == nil {
      try await act()
      await time.advance(by: .seconds(pause()))
      if isUnawaited, !run.sent.isEmpty { complain("An order was sent that nobody waits for.") }
    }
    try await rest()
  }

  private func pause() -> Int {
    switch chance.below(6) {
    case 0: 0
    case 1: 60 + chance.below(900)
    default: chance.below(15)
    }
  }

  // MARK: - Events

  private func act() async throws {
    guard run.isAlive else { return try await launch() }
    switch chance.below(16) {
    case 0: try await launch()
    case 1: try await cutPower()
    case 2, 3:
      let event = [KaimonoBackendEvent.soldOut(102), .restocked(102), .refusePayment][
        chance.below(3)
      ]
      note("\(event)")
      wire.happen(event)
    case 4:
      faults = faults == nil ? 1 + chance.below(3) : nil
      note("file faults: \(faults.map { "one in \($0)" } ?? "none")")
    case 5:
      note("opens the cart")
      run.open()
    case 6:
      note("changes the quantity")
      run.changeQuantity()
    case 7:
      guard chance.one(in: 4) else { return }
      note("another device orders")
      wire.orderElsewhere()
    case 8: try await clear()
    default: tap()
    }
    await time.settle()
  }

  private func tap() {
    if chance.one(in: 4) { run.stepsLeft = chance.below(12) }
    guard run.canOrder else { return run.reload() }
    note("taps")
    hasTapped = true
    isUnawaited = false
    run.order()
  }

  private func cutPower() async throws {
    note("power cut")
    if let safe = unsafe.first {
      files.contents = ([safe, files.contents] + unsafe)[chance.below(unsafe.count + 2)]
    }
    try await launch()
  }

  /// Clears the app's state, usually while it does not run, and often in the process that runs next.
  private func clear() async throws {
    note("clears the state")
    let isStopped = !chance.one(in: 3)
    if isStopped {
      run.end()
      files.unlockAll()
      files.fault = { [unowned self] step, _ in isFailing(step) ? 28 : nil }
      if chance.one(in: 2) { try open() }
    }
    if storage?.pending != nil { events.insert(.cleared) }
    storage?.giveUpWaiting()
    contents?.empty()
    if run.isAlive { return }
    try await launch(inSameProcess: isStopped)
    isUnawaited = isStopped
    await time.settle()
  }

  /// Opens the file in a new process.
  private func open() throws {
    files.unlockAll()
    isUnawaited = false
    storage = try PendingOrderFile(path: "/pending", files: lying) { _ in }
    contents = try CartFile(path: "/cart", files: lying) { _ in }
  }

  private func launch(inSameProcess isSameProcess: Bool = false) async throws {
    note(isSameProcess ? "launch in the same process" : "launch")
    if run.state.isOrdering { events.insert(.ended) }
    run.end()
    await time.settle()
    sent.formUnion(run.sent)
    run = OrderHistoryRun(wire, shop, time) { [unowned self] in told($0, $1) }
    files.fault = { [unowned self, unowned run = run] step, _ in
      !run.takesStep() || isFailing(step) ? 28 : nil
    }
    lying.lies = { [unowned self] in faults.map { chance.one(in: $0 + 1) } ?? false }
    if !isSameProcess { try open() }
    guard let storage, let contents else { return }
    run.launch(storage, contents, seed: chance.next())
    await time.settle()
  }

  private func isFailing(_ step: StateFileError.Step) -> Bool {
    if step == .lock { return false }
    if let faults, chance.one(in: faults) { return true }
    switch step {
    case .rename, .remove: unsafe.append(files.contents)
    case .syncFolder: unsafe = []
    default: break
    }
    return false
  }

  // MARK: - Requirements

  /// Lets everything work from now on, and all messages on the wire arrive.
  private func rest() async throws {
    wire.isPerfect = true
    faults = nil
    try await launch()
    await time.advance(by: .seconds(800))
    run.open()
    await time.settle()
    let isOrdered = !wire.shop.orders.isEmpty
    let isTold = run.state.cart?.products.isEmpty
    if isTold != isOrdered { complain("In the end the person sees \(run.state).") }
  }

  private func told(_ before: KaimonoCartState, _ now: KaimonoCartState) {
    if now.orderEnd != before.orderEnd {
      switch now.orderEnd {
      case .placed:
        note("is told of the order")
        if taken.isEmpty { complain("They are told of an order that is none.") }
      case .failed(let error) where error.isRefusal || error == .device(.notKept):
        events.insert(error == .device(.notKept) ? .notKept : .refused)
        deny("\(error)")
      case .failed(let error):
        note("\(error)")
        events.insert(.unknown)
      case nil: break
      }
    }
    let isLoaded = now.header.isLoaded && !before.header.isLoaded
    if isLoaded, !now.isOrdering, now.orderEnd == nil, now.cart?.products.isEmpty == false {
      deny("sees the cart")
    }
  }

  /// Notes that the app tells the person that there is no order.
  private func deny(_ words: String) {
    note(words)
    hasTapped = false
    denied = sent.union(run.sent)
    if !taken.isEmpty { complain("They are told that there is no order, but there is.") }
  }

  private func took(_ order: KaimonoOrder) {
    note("the shop takes \(order.key)")
    events.insert(.ordered)
    taken.append(order)
    if taken.count > 1 { complain("There are two orders.") }
    if denied.contains(order.key) || !hasTapped {
      complain("An order was taken after they were told that there is none.")
    }
  }

  private func complain(_ words: String) {
    complaint = complaint ?? words
    note(words)
  }

  private func note(_ words: String) {
    story.append("\(time.now.components.seconds) \(words)")
  }
}
