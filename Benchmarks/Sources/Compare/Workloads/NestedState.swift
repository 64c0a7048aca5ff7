/// A state that applies its actions itself.
protocol Level {
  associatedtype Action

  mutating func apply(_ action: Action)
}

/// The state at the bottom.
struct Leaf: Level {
  var value = 0

  mutating func apply(_ action: LeafAction) {
    switch action {
    case .set(let value): self.value = value
    case .reset: value = 0
    }
  }
}

enum LeafAction {
  case set(Int)
  case reset
}

/// One level above a state; S1 and S1l go through ten of them.
struct Nest<Inner> {
  var own = 0
  var inner: Inner
}

enum NestAction<InnerAction> {
  case own(Int)
  case inner(InnerAction)
}

extension Nest: Level where Inner: Level {
  mutating func apply(_ action: NestAction<Inner.Action>) {
    switch action {
    case .own(let value): own = value
    case .inner(let action): inner.apply(action)
    }
  }
}
