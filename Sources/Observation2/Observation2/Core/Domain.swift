import Dispatch

/// The isolation domain that a part of a stream belongs to: the one that made it.
///
/// The compiler keeps everybody else out, with one exception: the last release, and with it a
/// `deinit`, happens on whatever thread drops the last reference. So what such an end sets going is
/// asked of the domain, and handed over to it from anywhere else (SEMANTICS 32).
///
/// Asking for the domain statically (`#isolation`) costs next to nothing; asking at run time whether
/// the main actor's queue is the current one takes about 30 ns. A thread says nothing: on Linux the
/// main queue may move from one to another.
@usableFromInline
package enum Domain {
  /// No actor's: a region has one owner at a time, so who ends something of it is in it.
  case free
  case main
  case actor(WeakActor)

  /// - Parameter isolation: The caller's isolation; without any it is asked whether this is the main
  ///   actor.
  package init(_ isolation: (any Actor)?) {
    if let isolation {
      self = isolation === MainActor.shared ? .main : .actor(WeakActor(isolation))
    } else {
      self = Domain.isOnMain ? .main : .free
    }
  }

  /// To be called when something of no actor is used: an actor may have taken it over.
  ///
  /// - Parameter isolation: The caller's isolation; without any it may still be the main actor.
  @inline(__always)
  mutating func settle(_ isolation: (any Actor)? = nil) {
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

  /// Does something in the domain: at once if the caller is in it, otherwise in a turn of its own.
  ///
  /// What is handed over from one thread is done in order.
  ///
  /// - Parameter body: Nobody else may use what it captures; what it lets go of, it lets go of by
  ///   itself, since the closure's own references may be released on either side.
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
    if isCurrent { object.release() } else { perform { object.release() } }
  }

  /// Whether this is the main actor.
  static var isOnMain: Bool { DispatchQueue.getSpecific(key: mainKey) != nil }

  private static let mainKey = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
