import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports
import Foundation

/// Plays a plan in several processes, and reports the results in the order of the plan.
///
/// A process that dies takes the flow with it that it was playing, which has failed then, and another process takes
/// its place.
@MainActor
final class FlowJobs {
  /// How long a step may take on when the time is over.
  private static let patience = Duration.seconds(2)

  private let plan: FlowRunPlan
  private let options: HarnessArguments
  private let folders: [String]
  private let limits: FlowRunLimits
  private let errorOutput: (OutputText) -> Void
  private let collection: FlowCollection
  private var workers: [FlowWorkerProcess] = []
  /// The index in the plan of the next play.
  private var next = 0
  /// The results that wait for one before them.
  private var results: [Int: FlowReportEntry] = [:]
  private var told = 0
  private var isTold: [Bool]
  private var gate = FlowSequenceGate()
  /// Why no process could be started; `nil` while there is one.
  private var refusal: String?
  /// The place of the first failure, behind which nothing counts if the run stops there.
  private var end: Int

  /// - Parameters:
  ///   - plan: The plays.
  ///   - options: The seed and what else a flow finds around it.
  ///   - folders: The given folders whose settings change flows.
  ///   - collection: The flows, with the folders whose files they may read.
  ///   - limits: When to stop.
  ///   - errorOutput: Takes the lines that the processes print.
  init(
    _ plan: FlowRunPlan,
    _ options: HarnessArguments,
    folders: [String],
    of collection: FlowCollection,
    limits: FlowRunLimits,
    errorOutput: @escaping (OutputText) -> Void
  ) {
    self.collection = collection
    self.plan = plan
    self.options = options
    self.folders = folders
    self.limits = limits
    self.errorOutput = errorOutput
    end = plan.plays.count
    isTold = Array(repeating: false, count: plan.plays.count)
  }

  /// Plays.
  ///
  /// - Parameters:
  ///   - ended: Takes each result, in the order of the plan.
  ///   - tick: Called several times a second.
  /// - Returns: The plays that were not played.
  func run(
    _ ended: (FlowReportEntry) -> Void,
    tick: () -> Void
  ) -> FlowRunEnding {
    defer { for worker in workers { worker.dismiss() } }
    while told < end, reason == nil {
      occupy()
      wait()
      tellInOrder(ended)
      tick()
    }
    let isCut = told < end
    if isCut, limits.isTimeOver, !limits.isInterrupted { stop() }
    // The results behind a gap are reported too, once nothing can fill the gap.
    for place in results.keys.sorted() where place < end { tell(place, ended) }
    let left = plan.plays.indices.filter { $0 >= end || !isTold[$0] }
    let isStopped = end < plan.plays.count
    return FlowRunEnding(
      notPlayed: left.map { plan.plays[$0] },
      reason: left.isEmpty
        ? nil
        : isCut
          ? reason : isStopped ? FlowRunLimits.failureReason : FlowSequenceGate.reason
    )
  }

  /// Why nothing more is played; `nil` while the run may go on.
  private var reason: String? { limits.stop ?? refusal }

  /// Gives each process something to play, and starts more of them if there is more to play.
  ///
  /// If the system refuses more processes, the existing ones play all.
  private func occupy() {
    for worker in workers where worker.task == nil && next < end { give(to: worker) }
    while workers.count < options.jobs, next < end {
      do throws(FlowWorkerProcess.Refusal) {
        let worker = try FlowWorkerProcess(
          arguments: [WorkerCommand.syntax.name],
          errorOutput: errorOutput
        )
        workers.append(worker)
        give(to: worker)
      } catch {
        if workers.isEmpty { refusal = error.reason }
        return
      }
    }
  }

  private func give(to worker: FlowWorkerProcess) {
    let order = FlowWorkerOrder(
      play: plan.plays[next],
      seed: plan.seed,
      env: options.env,
      platform: options.platform.rawValue,
      checks: options.checks.rawValue,
      recordsTrace: options.recordsTrace,
      folders: folders,
      includeTags: options.selection.includeTags,
      excludeTags: options.selection.excludeTags,
      home: collection.home(of: plan.plays[next].file),
      timeLimit: limits.time,
      timeLeft: limits.timeLeft
    )
    // One that has gone is found out when its answer is read.
    worker.send(order, task: next)
    next += 1
  }

  /// Waits until a process has something to say, a tenth of a second at most.
  private func wait() {
    var descriptors = workers.flatMap { worker in
      [worker.answers, worker.errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    }
    guard poll(&descriptors, nfds_t(descriptors.count), 100) > 0 else { return }
    for (index, worker) in workers.enumerated() {
      if descriptors[2 * index + 1].revents != 0 { _ = worker.passErrorsOn() }
      guard descriptors[2 * index].revents != 0 else { continue }
      let task = worker.task
      guard let entries = worker.receive() else {
        bury(worker)
        continue
      }
      if let entry = entries.first, let task { take(entry, task) }
    }
    workers.removeAll { !$0.isRunning }
  }

  /// Takes the results of the flows that the time limit has stopped; a process that is still in a step some time
  /// later is ended.
  private func stop() {
    let patience = ContinuousClock.now + Self.patience
    while workers.contains(where: { $0.task != nil }), .now < patience { wait() }
    for worker in workers {
      guard let task = worker.task else { continue }
      worker.dismiss()
      let message =
        "The flow was stopped, since \(reason ?? "the time is over"): it was still in the same step "
        + "\(FlowSeconds.text(Self.patience)) later, so that its process was ended. "
        + "Look for work in the app that never comes to an end."
      take(plan.plays[task].lost(message), task)
    }
    workers = []
  }

  private func bury(_ worker: FlowWorkerProcess) {
    let ending = worker.end()
    guard let task = worker.task else { return }
    take(
      plan.plays[task].lost("The process that played this flow has ended \(ending)."),
      task
    )
  }

  private func take(_ entry: FlowReportEntry, _ place: Int) {
    results[place] = entry
  }

  private func tellInOrder(_ ended: (FlowReportEntry) -> Void) {
    while told < end, results[told] != nil {
      tell(told, ended)
      told += 1
    }
  }

  private func tell(_ place: Int, _ ended: (FlowReportEntry) -> Void) {
    guard let entry = results.removeValue(forKey: place), gate.admits(plan.plays[place]) else {
      return
    }
    isTold[place] = true
    gate.note(plan.plays[place], passed: entry.passed)
    if limits.failsFast, !entry.passed { end = place + 1 }
    ended(entry)
  }
}
