/// Counts the live subscriptions, timers and tasks, each with the place that made it.
///
/// A node or a test owns a ledger and makes it the current one while it runs the code under test;
/// anything that code starts, in its own tasks too, is listed here until it ends. So suites that
/// run at the same time don't see each other's entries. Nothing is counted while no ledger is
/// current.
///
/// ```swift
/// let ledger = Ledger()
/// ledger.watch { presenter.products.drive(onNext: show).disposed(by: bag) }
/// #expect(ledger.count(.subscription) == 1)
/// ```
public final class Ledger: Sendable {
  /// The kinds of things that are counted.
  public enum Kind: String, CaseIterable, Sendable {
    /// A subscription that has neither ended nor been disposed of, and whose origin has not gone.
    case subscription
    /// Something scheduled for later.
    case timer
    /// An asynchronous piece of work.
    case task
  }

  /// One live subscription, timer or task.
  public struct Entry: Sendable, CustomStringConvertible {
    /// The kind of the entry.
    public let kind: Kind
    /// The place that made it.
    public let origin: SourceSpot
    /// The part of the ledger in which it was made; 0 for the ledger itself.
    package var scope = 0
    /// Whether a bag, or another part of the package, has taken over to end it.
    package var isKept = false
    /// Names what a subscription is connected to, while it is; 0 for nothing.
    package var source: UInt = 0

    /// `subscription from Module/File.swift:12`.
    public var description: String { "\(kind.rawValue) from \(origin)" }
  }

  /// An entry of something that is alive; see ``enter(_:at:)``.
  public struct OpenEntry: Sendable {
    fileprivate let ledger: Ledger?
    fileprivate let number: Int?

    /// Removes the entry; later calls do nothing.
    ///
    /// - Complexity: O(log n) for n entries.
    public func close() {
      if let ledger, let number { ledger.close(number) }
    }

    /// Runs `body` with the ledger that was current when the entry was made, or with none.
    ///
    /// A timer calls back in no task of the one who started it; by this, whatever the callback starts
    /// is counted in the same ledger as the timer.
    public func watch<Result>(_ body: () throws -> Result) rethrows -> Result {
      try Ledger.$current.withValue(ledger, operation: body)
    }
  }

  private let book: Guarded<NumberedList<Entry>>
  /// The part that it is; 0 for the whole.
  package let scope: Int

  @TaskLocal package static var current: Ledger?

  /// Creates an empty ledger.
  public init() {
    book = Guarded(NumberedList())
    scope = 0
  }

  private init(_ book: Guarded<NumberedList<Entry>>, _ scope: Int) {
    (self.book, self.scope) = (book, scope)
  }

  /// A part of this ledger: what is started in it is listed here, under a number of its own.
  package func part(_ scope: Int) -> Ledger { Ledger(book, scope) }

  /// Runs `body` with this ledger as the current one.
  public func watch<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Ledger.$current.withValue(self, operation: body)
  }

  /// Runs `body` with this ledger as the current one, in the tasks that it starts too.
  public func watch<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await Ledger.$current.withValue(self, operation: body, isolation: isolation)
  }

  /// Returns the number of live entries of a kind.
  public func count(_ kind: Kind) -> Int {
    book.withLock { book in
      var count = 0
      book.visit { if $0.kind == kind { count += 1 } }
      return count
    }
  }

  /// All live entries, in the order in which they were made.
  public var entries: [Entry] {
    book.withLock { book in
      var entries: [Entry] = []
      book.visit { entries.append($0) }
      return entries
    }
  }

  /// How many things of a kind each place has made that are alive, the most first, then by file and
  /// line: where to look for a leak.
  ///
  /// - Complexity: O(n + p log p) for n things that are alive of p places, which are sorted.
  public func countsByOrigin(_ kind: Kind) -> [(origin: SourceSpot, count: Int)] {
    let counts = book.withLock { book in
      var counts: [SourceSpot: Int] = [:]
      book.visit { entry in
        if entry.kind == kind { counts[entry.origin, default: 0] += 1 }
      }
      return counts
    }
    return counts.map { (origin: $0.key, count: $0.value) }.sorted {
      $0.count == $1.count ? $0.origin.precedes($1.origin) : $0.count > $1.count
    }
  }

  /// Adds an entry to the current ledger, if there is one, for a part of your own that stays alive: a
  /// timer of a scheduler, a task of a clock.
  ///
  /// ```swift
  /// let entry = Ledger.enter(.timer, at: origin)
  /// …
  /// entry.close()
  /// ```
  ///
  /// The package's own schedulers, clocks and subscriptions do this themselves.
  ///
  /// - Parameters:
  ///   - kind: The kind of thing.
  ///   - origin: The place that started it, which reports name.
  /// - Returns: The entry, to be closed when the thing has ended, for whatever reason.
  /// - Complexity: O(1) amortised.
  public static func enter(_ kind: Kind, at origin: SourceSpot) -> OpenEntry {
    OpenEntry(ledger: current, number: current?.open(kind, at: origin))
  }

  /// Adds an entry; returns its number, for ``close(_:)``.
  package func open(_ kind: Kind, at origin: SourceSpot, from source: UInt = 0) -> Int {
    book.withLock { [scope] in
      $0.add(Entry(kind: kind, origin: origin, scope: scope, source: source))
    }
  }

  /// Notes that somebody has taken over to end an entry's thing.
  func keep(_ number: Int) {
    book.withLock { $0.change(number) { $0.isKept = true } }
  }

  /// Removes an entry; an unknown number is ignored.
  package func close(_ number: Int) {
    book.withLock { $0.remove(number) }
  }

  /// Notes that a part of the package has taken over to end a subscription.
  package static func noteKept(_ subscription: any Disposable) {
    (subscription as? Subscriber)?.noteKept()
  }

  /// The place that made a subscription, if a ledger lists it.
  package static func origin(of subscription: AnyObject) -> SourceSpot? {
    (subscription as? Subscriber)?.recordedOrigin
  }

  /// Lists a connected subscription until its link is cancelled or released, whether or not its
  /// source returned a link.
  func record(_ slot: inout UpstreamSlot, at origin: SourceSpot) {
    guard slot.phase == .connected else { return }
    slot.link = .owned(RecordedLink(slot.link, ledger: self, at: origin))
  }
}

extension UpstreamLink {
  /// The entry of the subscription, if a ledger has one.
  var record: RecordedLink? {
    guard case .owned(let disposable) = self else { return nil }
    return disposable as? RecordedLink
  }

  /// Names the node that this leads to, for comparing while both are connected; 0 for anything else.
  var source: UInt {
    switch self {
    case .node(let node, _): UInt(bitPattern: node.toOpaque())
    case .owned: record?.source ?? 0
    case .none, .sequel: 0
    }
  }
}

/// A link that removes its entry from a ledger when it is cancelled or released.
final class RecordedLink: Disposable {
  private var link: UpstreamLink
  private let ledger: Ledger
  private let number: Int
  /// The place that made the subscription.
  let origin: SourceSpot

  fileprivate init(_ link: UpstreamLink, ledger: Ledger, at origin: SourceSpot) {
    self.link = link
    self.ledger = ledger
    self.origin = origin
    number = ledger.open(.subscription, at: origin, from: link.source)
  }

  deinit { ledger.close(number) }

  /// Names what is connected to; see ``UpstreamLink/source``.
  var source: UInt { link.source }

  /// Notes that somebody has taken over to end the subscription.
  func keep() {
    ledger.keep(number)
  }

  /// Continues with the remains of a node that it was linked to, if there are any.
  func inherit(_ payload: UnsafeRawPointer) -> Bool {
    guard let remains = payload.assumingMemoryBound(to: UpstreamLink?.self).pointee else {
      return false
    }
    link = remains
    return true
  }

  /// See ``UpstreamLink/follow()``.
  func follow() {
    link.follow()
  }

  /// See ``UpstreamLink/leads(to:)``.
  func leads(to other: UpstreamLink) -> Bool {
    link.leads(to: other)
  }

  func dispose() {
    ledger.close(number)
    link.cancel()
  }
}
