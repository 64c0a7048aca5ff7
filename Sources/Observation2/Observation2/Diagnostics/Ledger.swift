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

  /// How many things of a kind each place has made that are alive, the most first, then by file and
  /// line: where to look for a leak.
  ///
  /// - Complexity: O(n + p log p) for n things that are alive of p places, which are sorted.
  public func countsByOrigin(_ kind: Kind) -> [(origin: SourceSpot, count: Int)] {
    // In the order of the first thing of each, which sorting has less to do with than with a
    // dictionary's.
    let counts = book.withLock { book in
      var counts: [(origin: SourceSpot, count: Int)] = []
      var indices: [SourceSpot: Int] = [:]
      book.visit { entry in
        guard entry.kind == kind else { return }
        let index = Ledger.first(&indices[entry.origin], else: counts.count)
        if index == counts.count { counts.append((entry.origin, 0)) }
        counts[index].count += 1
      }
      return counts
    }
    return counts.sorted {
      $0.count == $1.count ? $0.origin.precedes($1.origin) : $0.count > $1.count
    }
  }

  /// What a place holds, or else is given now: in place, so that a dictionary looks for it once.
  private static func first(_ place: inout Int?, else new: Int) -> Int {
    if let number = place { return number }
    place = new
    return new
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
