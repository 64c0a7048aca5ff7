import Foundation
import Synchronization

/// The wish of a person or a cluster that a run ends: Ctrl-C, or the signal before a job is ended.
enum FlowInterruption {
  /// In the environment of a process that works for another one: the identifier of that.
  static let parentKey = "HARNESS_PARENT"

  private static let received = Atomic<Bool>(false)
  /// The process that gets the signals, too; 0 if there is none.
  private static let child = Atomic<pid_t>(0)
  /// The process that this one works for; 0 if there is none.
  private static let parent = Atomic<pid_t>(0)

  /// Takes note of the next such signal, so that the reports are written of what was played; one more ends the
  /// process.
  ///
  /// A process that another one does the work for passes all of them on, and ends with the other one.
  static func listen() {
    // They must be there before a signal comes: a handler may not make them.
    received.store(false, ordering: .relaxed)
    child.store(0, ordering: .relaxed)
    // What somebody else has left in the environment is not about this process.
    let named = ProcessInfo.processInfo.environment[parentKey].flatMap { pid_t($0) }
    parent.store(named == getppid() ? getppid() : 0, ordering: .relaxed)
    // Who has started this process may have kept them from it, as a thread of Dispatch does.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] {
      sigaddset(&signals, number)
      signal(number) { number in
        FlowInterruption.received.store(true, ordering: .relaxed)
        let child = FlowInterruption.child.load(ordering: .relaxed)
        if child > 0 {
          kill(child, number)
        } else {
          // Whichever of them comes next: a person presses Ctrl-C, and a cluster loses its patience.
          signal(SIGINT, SIG_DFL)
          signal(SIGTERM, SIG_DFL)
        }
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

  /// Whether a signal has come, or nobody is there any more whom this process works for.
  static var isAsked: Bool {
    if received.load(ordering: .relaxed) { return true }
    let parent = parent.load(ordering: .relaxed)
    return parent > 0 && getppid() != parent
  }
}
