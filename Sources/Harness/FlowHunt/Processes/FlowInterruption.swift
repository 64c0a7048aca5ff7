import FlowFormat
import Foundation
import Synchronization

/// The wish of a person or a cluster that a run ends: Ctrl-C, or the signal before a job is ended.
package enum FlowInterruption {
  /// In the environment of a process that works for another one: the identifier of that.
  static let parentKey = "HARNESS_PARENT"

  /// A Boolean value that indicates whether another process of this executable has started this one.
  package static var hasParent: Bool {
    ProcessInfo.processInfo.environment[parentKey].flatMap { pid_t($0) } == getppid()
  }

  private static let received = Atomic<Bool>(false)
  /// The process that gets the signals, too; 0 if there is none.
  private static let child = Atomic<pid_t>(0)
  /// The process that this one works for; 0 if there is none.
  private static let parent = Atomic<pid_t>(0)

  /// Notes the next such signal, so that the run stops and writes its reports.
  ///
  /// A second signal ends the process.
  ///
  /// A process that another one does the work for passes all of them on, and ends with the other one.
  package static func listen() {
    // They must be there before a signal comes: a handler may not make them.
    received.store(false, ordering: .relaxed)
    child.store(0, ordering: .relaxed)
    // Another program may have left the variable in the environment.
    parent.store(hasParent ? getppid() : 0, ordering: .relaxed)
    // The process inherits a mask, and threads of Dispatch block signals.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] {
      sigaddset(&signals, number)
      signal(number) { number in
        let isSecond = FlowInterruption.received.exchange(true, ordering: .relaxed)
        let child = FlowInterruption.child.load(ordering: .relaxed)
        // A child in the middle of a step would not ask whether its parent is there.
        if child > 0 { kill(child, isSecond ? SIGKILL : number) }
        guard isSecond else { return }
        // A shell sees 128 and the signal's number as the status.
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Passes the signals on to a process that does the work, also one that has come already.
  static func passOn(to process: pid_t) {
    child.store(process, ordering: .relaxed)
    if received.load(ordering: .relaxed) { kill(process, SIGINT) }
  }

  /// Passes no signal on any more.
  static func passOnToNobody() {
    child.store(0, ordering: .relaxed)
  }

  /// A Boolean value that indicates whether a signal has come, or the process that this one works for has ended.
  package static var isAsked: Bool {
    if received.load(ordering: .relaxed) { return true }
    let parent = parent.load(ordering: .relaxed)
    return parent > 0 && getppid() != parent
  }
}
