/// Counts what is alive: subscriptions, timers and tasks, each with the place that made it.
///
/// A stage or a test owns one and makes it the current one while it runs the code under test; what
/// that code starts, in its own tasks too, is entered here until it ends. So suites that run at the
/// same time don't see each other's entries. Nothing is counted while no ledger is current.
///
/// ```swift
/// let ledger = Ledger()
/// ledger.watch { presenter.products.drive(onNext: show).disposed(by: bag) }
/// #expect(ledger.count(.subscription) == 1)
/// ```
public final class Ledger: Sendable {
  /// What kind of thing is counted.
  public enum Kind: String, CaseIterable, Sendable {
    /// A subscription that has neither ended nor been disposed of, and whose origin has not gone.
    case subscription
    /// Something scheduled for later.
    case timer
    /// An asynchronous piece of work.
    case task
  }

  /// One thing that is alive.
  public struct Entry: Sendable, CustomStringConvertible {
    /// What it is.
    public let kind: Kind
    /// Where it was made.
    public let origin: SourceSpot

    /// `subscription from Module/File.swift:12`.
    public var description: String { "\(kind.rawValue) from \(origin)" }
  }

  /// Something that was entered and is alive; see ``enter(_:at:)``.
  public struct OpenEntry: Sendable {
    fileprivate let ledger: Ledger?
    fileprivate let number: Int?

    /// Strikes it out; later calls do nothing.
    ///
    /// - Complexity: O(log n) for n entries.
    public func close() {
      if let ledger, let number { ledger.close(number) }
    }

    /// Runs `body` with the ledger as the current one that was so when this was entered, or with none.
    ///
    /// For what calls back in no task of its own, such as a timer: what the callback starts is then
    /// counted where the timer was.
    public func watch<Result>(_ body: () throws -> Result) rethrows -> Result {
      try Ledger.$current.withValue(ledger, operation: body)
    }
  }

  private let book = Guarded(NumberedList<Entry>())

  @TaskLocal package static var current: Ledger?

  /// Creates an empty ledger.
  public init() {}

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

  /// How many things of a kind are alive.
  public func count(_ kind: Kind) -> Int {
    book.withLock { book in
      var count = 0
      book.visit { if $0.kind == kind { count += 1 } }
      return count
    }
  }

  /// All that is alive, in the order in which it was made.
  public var entries: [Entry] {
    book.withLock { book in
      var entries: [Entry] = []
      book.visit { entries.append($0) }
      return entries
    }
  }

  /// How many things of a kind each place has made that are alive, the most first: where to look for
  /// a leak.
  public func countsByOrigin(_ kind: Kind) -> [(origin: SourceSpot, count: Int)] {
    var counts: [SourceSpot: Int] = [:]
    for entry in entries where entry.kind == kind { counts[entry.origin, default: 0] += 1 }
    return counts.map { ($0.key, $0.value) }
      .sorted { $0.1 == $1.1 ? $0.0.precedes($1.0) : $0.1 > $1.1 }
  }

  /// Enters something that starts here in the ledger that counts it, if there is one: for schedulers,
  /// clocks and other parts of your own that keep something alive.
  ///
  /// ```swift
  /// let entry = Ledger.enter(.timer, at: origin)
  /// …
  /// entry.close()
  /// ```
  ///
  /// The package's own schedulers, clocks and subscriptions do so themselves.
  ///
  /// - Parameters:
  ///   - kind: What it is.
  ///   - origin: The place that asked for it, which reports name.
  /// - Returns: What strikes it out; to be closed when the thing has ended, however it does.
  /// - Complexity: O(1) amortised.
  public static func enter(_ kind: Kind, at origin: SourceSpot) -> OpenEntry {
    OpenEntry(ledger: current, number: current?.open(kind, at: origin))
  }

  /// Enters something; the number is what ``close(_:)`` takes.
  package func open(_ kind: Kind, at origin: SourceSpot) -> Int {
    book.withLock { $0.add(Entry(kind: kind, origin: origin)) }
  }

  /// Strikes something out; a number that is not there is ignored.
  package func close(_ number: Int) {
    book.withLock { $0.remove(number) }
  }

  /// Enters a subscription until its link is cancelled or let go, if there is one: whatever its
  /// source gives, a link or none.
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
}

/// A link that strikes itself out of a ledger when it ends or is let go.
final class RecordedLink: Disposable {
  private var link: UpstreamLink
  private let ledger: Ledger
  private let number: Int
  /// Where the subscription was made.
  let origin: SourceSpot

  fileprivate init(_ link: UpstreamLink, ledger: Ledger, at origin: SourceSpot) {
    self.link = link
    self.ledger = ledger
    self.origin = origin
    number = ledger.open(.subscription, at: origin)
  }

  deinit { ledger.close(number) }

  /// Goes on with what a stage that was linked to has left, if it has left something.
  func inherit(_ payload: UnsafeRawPointer) -> Bool {
    guard let remains = payload.assumingMemoryBound(to: UpstreamLink?.self).pointee else {
      return false
    }
    link = remains
    return true
  }

  func dispose() {
    ledger.close(number)
    link.cancel()
  }
}
