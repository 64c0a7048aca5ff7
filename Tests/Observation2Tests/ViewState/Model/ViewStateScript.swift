/// The operations on a view state from outside and the reactions to notifications, derived from a seed alone.
///
/// Two worlds that behave alike receive the same ones.
struct ViewStateScript {
  enum Action: Equatable {
    case set(CallingState)
    /// Follows a field with the standard Observation, unless it is followed already.
    case observe(Field)
    /// Runs the body that reads a field.
    case run(Field)
    /// Runs that body without the read.
    case stop(Field)
    /// Observes the whole object, or stops doing so.
    case watch, unwatch
  }

  /// A path that the worlds follow.
  enum Field: UInt64, CaseIterable {
    case a, b, c, whole
  }

  let seed: UInt64

  /// Returns the operation from outside at a step.
  func operation(_ step: Int) -> Action {
    action(SplitMix.mixed(seed, UInt64(step), 1))
  }

  /// Returns the reactions to a notification: none, one or two.
  func reactions(_ ordinal: Int) -> [Action] {
    let dice = SplitMix.mixed(seed, UInt64(ordinal), 2)
    switch dice >> 58 {
    case ..<38: return []
    case ..<54: return [action(dice)]
    default: return [action(dice), action(SplitMix.mixed(dice, 0, 3))]
    }
  }

  private func action(_ dice: UInt64) -> Action {
    let number = Int(dice >> 32 & 0xFFFF)
    let field = Field(rawValue: dice >> 48 & 3) ?? .a
    switch dice % 100 {
    case ..<46:
      return .set(CallingState(a: number % 3, b: number / 3 % 3, c: number / 9 % 3))
    case ..<66: return .observe(field)
    case ..<82: return .run(field)
    case ..<90: return .stop(field)
    case ..<96: return .watch
    default: return .unwatch
    }
  }
}
