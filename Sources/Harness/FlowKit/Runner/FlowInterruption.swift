import Foundation
import Synchronization

/// The wish of a person or a cluster that a run ends: Ctrl-C, or the signal before a job is ended.
enum FlowInterruption {
  private static let received = Atomic<Bool>(false)

  /// Takes note of the next such signal, so that the reports are written of what was played; one more ends the
  /// process.
  static func listen() {
    // It must be there before a signal comes: a handler may not make it.
    received.store(false, ordering: .relaxed)
    // Who has started this process may have kept them from it, as a thread of Dispatch does.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] {
      sigaddset(&signals, number)
      signal(number) { number in
        FlowInterruption.received.store(true, ordering: .relaxed)
        signal(number, SIG_DFL)
      }
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Whether a signal has come.
  static var isAsked: Bool { received.load(ordering: .relaxed) }
}
