import Observation2

/// One effect that a store carries out, or a group of them.
///
/// A tree of these is made, and entered in the registry, before any of them starts. Everything
/// happens on the main actor: what starts work there is a closure made there.
final class EffectJob {
  /// How far it has come.
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
  /// The root of the tree that it belongs to.
  let tree: Int
  let id: AnyHashable?
  /// Where it was made, for leaves that take time and groups that may be held back.
  let spot: SourceSpot?
  /// The way from the root's state to the child that it ends with, if it ends with one.
  let child: [ChildStep]
  private(set) var phase: Phase = .waiting
  /// What ends a running leaf.
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

  init(
    _ registry: EffectRegistry,
    tree: Int?,
    id: AnyHashable? = nil,
    spot: SourceSpot? = nil,
    begin: ((EffectJob) -> Void)? = nil,
    child: [ChildStep] = []
  ) {
    number = registry.nextNumber()
    self.tree = tree ?? number
    self.registry = registry
    self.id = id
    self.spot = spot
    self.child = child
    self.begin = begin
    registry.enter(self)
  }

  /// Whether it is what its tree waits for: a leaf that runs, or a group that is held back.
  var isAwaited: Bool { phase == .running && (isHeld || children.isEmpty) }

  /// Makes other jobs part of this one.
  func adopt(_ children: [EffectJob], _ order: Order) {
    self.children = children
    self.order = order
    remaining = children.count
    for child in children { child.parent = self }
  }

  func start() {
    guard phase == .waiting else { return }
    phase = .running
    let begin = begin
    self.begin = nil
    begin?(self)
    if !children.isEmpty, !isHeld { advance() }
  }

  /// Starts the children of a job that was held back.
  func release() {
    isHeld = false
    advance()
  }

  /// Notes that its work is done.
  func finish() {
    guard phase != .over else { return }
    leave()
    parent?.childEnded()
  }

  /// Ends it and all that is part of it.
  func cancel() {
    guard phase != .over else { return }
    let children = children
    let parent = parent
    leave()
    for child in children { child.cancel() }
    // One that has not started yet counts it too, or it would wait for it for ever.
    if let parent, parent.phase != .over { parent.childEnded() }
  }

  private func leave() {
    phase = .over
    let work = work
    self.work = nil
    begin = nil
    children = []
    registry?.strike(self)
    work?.dispose()
  }

  private func childEnded() {
    remaining -= 1
    if !isAdvancing, !isHeld { advance() }
  }

  /// Starts what may start now, and finishes when nothing is left; a loop, so that a long
  /// concatenation of short effects needs no deep stack.
  private func advance() {
    guard phase == .running else { return }
    isAdvancing = true
    while next < children.count, phase == .running {
      if order == .oneByOne, next > 0, children[next - 1].phase != .over { break }
      let child = children[next]
      next += 1
      child.start()
    }
    isAdvancing = false
    if phase == .running, remaining == 0 {
      finish()
    }
  }
}
