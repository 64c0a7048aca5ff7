/// Something that a subscription below it can cancel: a hub, or an operator with subscriptions of
/// its own.
///
/// The nodes retain each other from top to bottom:
/// ```
///   hub ──strong──► operator ──strong──► operator ──strong──► subscription
///    ▲                                                        │
///    └────────────── link, not retained ──────────────────────┘
/// ```
/// A link does not retain, so a subject that nobody retains is deallocated with everything below
/// it. In return every node notifies the node below it before it goes (`SinkSignal.gone`), and the
/// holder of the link then drops it (`UpstreamSlot`).
@usableFromInline
package class StreamNode {
  #if DEBUG
  /// Whether it was made on the main actor, and so has to end there.
  private let isMains = Domain.isOnMain

  /// Proves in tests a property that no sanitizer checks: that the end comes in the domain that
  /// owns the node (rule 32 of <doc:TheRules>).
  deinit {
    assert(!isMains || Domain.isOnMain, "\(type(of: self)) of the main actor ends elsewhere")
  }
  #endif

  @usableFromInline
  init() {}

  /// Ends the connection whose link has this `id`.
  ///
  /// Unknown and repeated ids are ignored.
  @usableFromInline
  func cancel(_ id: UInt32) {}

  /// Ends the connection whose link has this `id`, if that takes no more than to release what is below.
  ///
  /// Then the node need not be kept meanwhile: it is not used after that.
  ///
  /// - Returns: Whether it did so; otherwise nothing has happened.
  @usableFromInline
  func cancelQuietly(_ id: UInt32) -> Bool { false }

  /// Reports the origins to the observer whose link has this `id`, which did not want them when it
  /// joined; a hub does.
  func follow(_ id: UInt32) {}
}

@available(*, unavailable)
extension StreamNode: Sendable {}
