import Scenes

/// Who is to be told of a screen: who asks for the focus, who has come into sight, and who has gone out of it.
struct Attention {
  private var inSight: Set<ScreenNodeID> = []
  private var asking: Set<ScreenNodeID> = []

  /// What to tell, after the screen has changed.
  mutating func events(on frames: ScreenFrames) -> [(ScreenEvent, ScreenNodeID)] {
    let asking = frames.elements.filter { $0.element.wantsFocus }
    // One that goes on asking is not given it again: two of them would take it from each other.
    let new = asking.filter { !$0.isFocused && !self.asking.contains($0.id) }
    self.asking = Set(asking.map(\.id))
    let watchers = frames.elements.filter {
      !$0.element.events.isDisjoint(with: [.appear, .disappear])
    }
    let seen = Set(watchers.filter { frames.isVisible($0) }.map(\.id))
    let came = watchers.filter { seen.contains($0.id) && !inSight.contains($0.id) }
    let went = watchers.filter { !seen.contains($0.id) && inSight.contains($0.id) }
    inSight = seen
    return new.map { (.focus(true), $0.id) } + came.map { (.appear, $0.id) }
      + went.map { (.disappear, $0.id) }
  }
}
