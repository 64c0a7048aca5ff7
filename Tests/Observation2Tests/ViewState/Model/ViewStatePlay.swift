/// A world with one view state.
@MainActor protocol ViewStateWorld: AnyObject {
  /// The state that the model returns.
  var reading: String { get }
  func set(_ state: CallingState)
  func observe(_ field: ViewStateScript.Field)
  func run(_ field: ViewStateScript.Field)
  func stop(_ field: ViewStateScript.Field)
  func watch()
  func unwatch()
}

/// A notification, with the state that the model returned then.
struct ViewStateNotice: Equatable {
  enum Kind {
    case compare, onChange, body, willChange
  }

  let kind: Kind
  var field: ViewStateScript.Field?
  let reading: String
}

/// Plays a script in a world, and records the notifications.
@MainActor final class ViewStatePlay {
  private let script: ViewStateScript
  private(set) var log: [ViewStateNotice] = []
  private var ordinal = 0
  private var reactionsLeft = 0

  init(_ script: ViewStateScript) {
    self.script = script
  }

  func step(_ step: Int, in world: some ViewStateWorld) {
    log = []
    reactionsLeft = 12
    perform(script.operation(step), in: world)
  }

  /// Records a notification, and performs its reactions.
  func note(
    _ kind: ViewStateNotice.Kind,
    _ field: ViewStateScript.Field?,
    in world: some ViewStateWorld
  ) {
    log.append(ViewStateNotice(kind: kind, field: field, reading: world.reading))
    ordinal += 1
    for action in script.reactions(ordinal) where reactionsLeft > 0 {
      reactionsLeft -= 1
      perform(action, in: world)
    }
  }

  private func perform(_ action: ViewStateScript.Action, in world: some ViewStateWorld) {
    switch action {
    case .set(let state): world.set(state)
    case .observe(let field): world.observe(field)
    case .run(let field): world.run(field)
    case .stop(let field): world.stop(field)
    case .watch: world.watch()
    case .unwatch: world.unwatch()
    }
  }
}
