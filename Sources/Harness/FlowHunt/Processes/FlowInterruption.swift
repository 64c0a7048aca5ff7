import FlowFormat
import Foundation
import Synchronization

/// The wish of a person or a cluster that a run ends: Ctrl-C, the signal before a job is ended, or a time limit.
package enum FlowInterruption {
  /// In the environment of a process that works for another one: the identifier of that.
  static let parentKey = "HARNESS_PARENT"

  /// A Boolean value that indicates whether another process of this executable has started this one.
  package static var hasParent: Bool {
    ProcessInfo.processInfo.environment[parentKey].flatMap { pid_t($0) } == getppid()
  }

  private static let received = Atomic<Bool>(false)
  private static let isTimeOver = Atomic<Bool>(false)
  /// The process that gets the signals, too; 0 if there is none.
  private static let child = Atomic<pid_t>(0)
  /// The process that this one works for; 0 if there is none.
  private static let parent = Atomic<pid_t>(0)
  /// When the process ends in any case, as nanoseconds of the clock below; 0 if it has no time limit.
  private static let last = Atomic<UInt64>(0)

  /// The nanoseconds of a clock that a handler may read.
  private static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// Notes the next such signal, so that the run stops and writes its reports.
  ///
  /// A second signal ends the process. So does a time limit, some time after it has asked the run to stop.
  ///
  /// A process that another one does the work for passes all of them on, and ends with the other one.
  ///
  /// - Parameters:
  ///   - limit: How long the command may take from now on, in real time.
  ///   - patience: How long it may go on after that, to write what it has found.
  package static func listen(limit: Duration? = nil, patience: Duration = .seconds(30)) {
    // They must be there before a signal comes: a handler may not make them.
    received.store(false, ordering: .relaxed)
    isTimeOver.store(false, ordering: .relaxed)
    child.store(0, ordering: .relaxed)
    last.store(0, ordering: .relaxed)
    // Another program may have left the variable in the environment.
    parent.store(hasParent ? getppid() : 0, ordering: .relaxed)
    // The process inherits a mask, and threads of Dispatch block signals.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] {
      sigaddset(&signals, number)
      signal(number) { number in
        let isSecond = FlowInterruption.received.exchange(true, ordering: .relaxed)
        FlowInterruption.end(by: number, now: isSecond)
      }
    }
    sigaddset(&signals, SIGALRM)
    signal(SIGALRM) { number in
      // A process that works for another one gets the alarms of both, so that a second alarm means nothing.
      FlowInterruption.isTimeOver.store(true, ordering: .relaxed)
      FlowInterruption.received.store(true, ordering: .relaxed)
      let last = FlowInterruption.last.load(ordering: .relaxed)
      FlowInterruption.end(by: number, now: last > 0 && FlowInterruption.now >= last)
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    if let limit { ring(after: limit, last: limit + patience) }
  }

  /// Sends this process an alarm at the end of its time, and another one at the end of its patience.
  private static func ring(after limit: Duration, last end: Duration) {
    let start = now
    let instants = [limit, end].map { start + UInt64($0 / .nanoseconds(1)) }
    last.store(instants[1], ordering: .relaxed)
    Thread.detachNewThread {
      for instant in instants {
        while case let left = Int64(instant) - Int64(now), left > 0 {
          Thread.sleep(forTimeInterval: Double(left) / 1e9)
        }
        kill(getpid(), SIGALRM)
      }
    }
  }

  /// Passes a signal on, and ends the process by it if that has to be.
  private static func end(by number: Int32, now: Bool) {
    // A child in the middle of a step would not ask whether its parent is there.
    let child = child.load(ordering: .relaxed)
    if child > 0 { kill(child, now ? SIGKILL : number) }
    guard now else { return }
    // A shell sees 128 and the signal's number as the status.
    signal(number, SIG_DFL)
    raise(number)
  }

  /// Ends this process as the alarm has ended the one that did the work.
  package static func endByAlarm() {
    end(by: SIGALRM, now: true)
  }

  /// Passes the signals on to a process that does the work, also one that has come already.
  static func passOn(to process: pid_t) {
    child.store(process, ordering: .relaxed)
    if received.load(ordering: .relaxed) {
      kill(process, isTimeOver.load(ordering: .relaxed) ? SIGALRM : SIGINT)
    }
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

  /// A Boolean value that indicates whether the time limit is over.
  package static var hasReachedLimit: Bool { isTimeOver.load(ordering: .relaxed) }

  /// Why the command ends early, as the end of a sentence that begins with its subject.
  package static var reason: String {
    hasReachedLimit ? "reached its time limit" : "was interrupted"
  }
}
