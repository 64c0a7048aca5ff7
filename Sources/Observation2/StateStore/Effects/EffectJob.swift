import Observation2

/// One effect that a store carries out, or a group of them.
///
/// A tree of jobs is made, and entered in the registry, before any of them starts. Everything
/// happens on the main actor: the closure that starts the work is made there. A tree is as deep as
/// a user's loop makes it, so nothing here recurses.
final class EffectJob {
  /// The progress of a job.
  enum Phase {
    /// Not started: waits in a concatenation, or for its turn.
    case waiting
    /// Started.
    case running
    /// Finished or cancelled.
    case over
  }

  /// How a group starts its children.
  enum Order {
    case atOnce
    case oneByOne
  }

  let number: Int
  /// The number of the last of its parts, which are numbered in order.
  private(set) var lastNumber: Int
  /// The root of the tree that it belongs to.
  let tree: Int
  let name: EffectName?
  /// The place that made it, for leaves that take time and groups that may be held back.
  let spot: SourceSpot?
  /// The child that it ends with, if it ends with one.
  let child: ChildEffects?
  /// The same, or that of the nearest job that it is part of and that ends with one.
  let nearestChild: ChildEffects?
  private(set) var phase: Phase = .waiting
  /// The disposable that ends a running leaf.
  var work: (any Disposable)?
  private var begin: ((EffectJob) -> Void)?
  private var children: [EffectJob] = []
  private var order: Order = .atOnce
  private var next = 0
  private var remaining = 0
  /// Set by a group's own work to keep its children from starting.
  var isHeld = false
  private var isAdvancing = false
  private(set) weak var parent: EffectJob?
  private weak var registry: EffectRegistry?

  /// Creates a job and enters it in its registry.
  ///
  /// The caller has just looked there for its name and its child: that look runs arbitrary code.
  init(
    _ registry: EffectRegistry,
    in parent: EffectJob?,
    name: EffectName? = nil,
    spot: SourceSpot? = nil,
    child: ChildEffects? = nil,
    begin: ((EffectJob) -> Void)? = nil
  ) {
    number = registry.nextNumber()
    lastNumber = number
    tree = parent?.tree ?? number
    self.parent = parent
    self.registry = registry
    self.name = name
    self.spot = spot
    self.child = child
    nearestChild = child ?? parent?.nearestChild
    self.begin = begin
    registry.enter(self)
  }

  /// `true` if its tree waits for it: a leaf that runs, or a group that is held back.
  var isAwaited: Bool { phase == .running && (isHeld || children.isEmpty) }

  /// `true` if it was returned together with another job and contains it, is it, or comes after it.
  func isAroundOrAfter(_ other: EffectJob) -> Bool {
    tree == other.tree && lastNumber >= other.number
  }

  /// Adds jobs that were made inside this one as its parts.
  func adopt(_ children: [EffectJob], _ order: Order) {
    self.children = children
    self.order = order
    remaining = children.count
    lastNumber = children.last?.lastNumber ?? number
  }

  func start() {
    guard phase == .waiting else { return }
    open()
    advance()
  }

  /// Starts the children of a job that was held back.
  func release() {
    isHeld = false
    advance()
  }

  /// Notes that its work is done.
  func finish() {
    guard phase != .over else { return }
    let parent = parent
    leave()
    parent?.partEnded()
  }

  /// Ends it and all its parts.
  func cancel() {
    EffectJob.cancel([self])
  }

  /// Ends jobs, and all their parts, together (rule 31 of <doc:TheRulesOfTheStore>).
  ///
  /// No job starts that is about to be cancelled as well, and code that runs at their ends finds all of them over.
  static func cancel(_ jobs: [EffectJob]) {
    var ended: [(job: EffectJob, work: (any Disposable)?)] = []
    var parents: [EffectJob] = []
    for job in jobs where job.phase != .over {
      if let parent = job.parent { parents.append(parent) }
      var line = [job]
      while let job = line.popLast() {
        guard job.phase != .over else { continue }
        job.phase = .over
        job.registry?.strike(job)
        ended.append((job, job.work))
        line += job.children.reversed()
      }
    }
    for (job, work) in ended {
      job.letGo()
      work?.dispose()
    }
    // A parent that has not started yet counts its parts too; otherwise it would wait for them for
    // ever.
    for parent in parents { parent.partEnded() }
  }

  private func open() {
    phase = .running
    let begin = begin
    self.begin = nil
    begin?(self)
  }

  private func leave() {
    phase = .over
    let work = work
    registry?.strike(self)
    letGo()
    work?.dispose()
  }

  /// Releases everything that a job needs only until it is over.
  private func letGo() {
    let (work, begin, children) = (work, begin, children)
    self.work = nil
    self.begin = nil
    self.children = []
    // Last, since their `deinit` may call back in.
    extendLifetime((work, begin, children))
  }

  private func partEnded() {
    guard phase != .over else { return }
    remaining -= 1
    advance()
  }

  /// Starts the parts that may start now, and their parts, and finishes jobs that have nothing left
  /// to do.
  private func advance() {
    guard canAdvance else { return }
    isAdvancing = true
    var line = [self]
    while let job = line.last {
      if let part = job.nextPart() {
        guard part.phase == .waiting else { continue }
        part.open()
        if part.canAdvance {
          part.isAdvancing = true
          line.append(part)
        }
        continue
      }
      line.removeLast()
      job.isAdvancing = false
      guard job.phase == .running, job.remaining == 0 else { continue }
      let parent = job.parent
      job.leave()
      guard let parent, parent.phase != .over else { continue }
      parent.remaining -= 1
      if parent.canAdvance {
        parent.isAdvancing = true
        line.append(parent)
      }
    }
  }

  /// `true` if it is a group that may start its parts, and is not doing so already.
  private var canAdvance: Bool {
    phase == .running && !isHeld && !isAdvancing && !children.isEmpty
  }

  /// The part to start next, if any may.
  private func nextPart() -> EffectJob? {
    guard phase == .running, !isHeld, next < children.count else { return nil }
    if order == .oneByOne, next > 0, children[next - 1].phase != .over { return nil }
    defer { next += 1 }
    return children[next]
  }
}
