import Dispatch

/// The isolation domain that a part of a stream belongs to: the domain that created it.
///
/// The compiler keeps all other code out, with one exception: the last release, and with it a
/// `deinit`, happens on whatever thread drops the last reference. So work that a `deinit` starts is
/// passed to the domain, which runs it at once or enqueues it (rule 32 of <doc:TheRules>).
///
/// Reading the domain statically (`#isolation`) costs next to nothing; checking at run time whether
/// the main queue is the current one takes about 30 ns. The current thread proves nothing: on Linux
/// the main queue may move from one thread to another.
@usableFromInline
package enum Domain {
  /// No actor: a region has one owner at a time, so code that releases a part of it runs in it.
  case free
  case main
  case actor(WeakActor)

  /// - Parameter isolation: The caller's isolation; if `nil`, a run-time check tells whether it is
  ///   the main actor.
  package init(_ isolation: (any Actor)?) {
    if let isolation {
      self = isolation === MainActor.shared ? .main : .actor(WeakActor(isolation))
    } else {
      self = Domain.isOnMain ? .main : .free
    }
  }

  /// Adopts the caller's domain if none is known yet, since an actor may have taken the region
  /// over.
  ///
  /// - Parameter isolation: The caller's isolation; if `nil`, it may still be the main actor.
  @inline(__always)
  mutating func adopt(_ isolation: (any Actor)? = nil) {
    if case .free = self { self = Domain(isolation) }
  }

  /// Whether the caller is known to be in the domain.
  package var isCurrent: Bool {
    switch self {
    case .free: true
    case .main: Domain.isOnMain
    case .actor(let reference): reference.isGone
    }
  }

  /// Runs `body` in the domain: at once if the caller is in it, otherwise as a job of its own.
  ///
  /// Closures enqueued from one thread run in order.
  ///
  /// - Parameter body: Must be the only user of its captures, and must release them itself when it
  ///   runs, since the closure's own references may be released on either side.
  package func perform(_ body: @escaping () -> Void) {
    if isCurrent { return body() }
    switch self {
    case .free: break
    case .main: Handover.toMain(Handover(body: body))
    case .actor(let reference): reference.perform(Handover(body: body))
    }
  }

  /// Releases an object in the domain.
  ///
  /// - Parameter object: The caller's own reference, which it must not use any more.
  func release<Object: AnyObject>(_ object: Unmanaged<Object>) {
    if isCurrent {
      LettingGo.perform(object) { $0.release() }
    } else {
      perform { object.release() }
    }
  }

  /// Whether the caller runs on the main actor's queue.
  static var isOnMain: Bool { DispatchQueue.getSpecific(key: mainKey) != nil }

  private static let mainKey = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
