import FlowFormat
import FlowReports
import Scenes

extension MonkeyChooser {
  /// Returns the touches that a finger may do on a screen.
  func touches(on screen: MonkeyScreen) -> [Offer] {
    let awake = asleep.awake(on: screen)
    return [
      Offer(38) { $0.tap(on: screen) },
      // A person wants to do what they have just made possible.
      Offer(awake.isEmpty ? 0 : 60) { $0.touchOne(of: awake, on: screen) },
      Offer(asleep.fresh.isEmpty ? 0 : 30) { $0.touchOne(of: $0.asleep.fresh, on: screen) },
      // A tick is taken back, before the screen is left.
      Offer(screen.ticked.isEmpty ? 0 : 8) { $0.touchOne(of: screen.ticked, on: screen) },
      Offer(3) { $0.tapOnPoint(of: screen) },
      Offer(2) { $0.twice(on: screen) },
      Offer(screen.pressed.isEmpty ? 1 : 3) { $0.press(on: screen) },
      Offer(3) { $0.tapInVain(on: screen) },
      Offer(screen.ways.isEmpty ? 1 : 14) { $0.scroll(on: screen) },
      Offer(screen.swiped.isEmpty ? 0 : 6) { $0.swipeAside(on: screen) },
      Offer(screen.refreshed.isEmpty ? 0 : 3) { _ in screen.refresh.forgiven },
    ]
  }

  private mutating func tap(on screen: MonkeyScreen) -> MonkeyStep? {
    guard let index = best(of: screen.taking + screen.fields, on: screen) else { return nil }
    var step = touch(.tap, "tapOn", index, on: screen)
    if random.happens(5) {
      step = MonkeyStep(
        .tap,
        "tapOn",
        ["repeat": "\(2 + random.below(3))", "delay": "50", "timeout": "0"],
        to: screen.selector(index),
        subject: step.subject
      )
    }
    return step
  }

  /// Chooses one of some elements that a finger can touch: one that promises a change, that was touched least,
  /// or on which a request has followed that is rare.
  private mutating func best(of indices: [Int], on screen: MonkeyScreen) -> Int? {
    guard !indices.isEmpty else { return nil }
    var best: (index: Int, worth: Double)?
    let chance = random.below(100)
    for _ in 0..<6 {
      let index = random.pick(indices)
      guard index != best?.index, screen.isReachable(index) else { continue }
      let subject = screen.subject(index)
      let uses = counts.subjects[subject] ?? MonkeyCounts.Uses()
      let worth =
        switch chance {
        case ..<55: uses.promise
        case ..<80: -Double(uses.count)
        default: counts.rarestRequest(after: subject).map { -Double($0) } ?? -.infinity
        }
      if best.map({ worth > $0.worth }) ?? true { best = (index, worth) }
    }
    return best?.index
  }

  func touch(
    _ action: MonkeyAction,
    _ command: String,
    _ index: Int,
    on screen: MonkeyScreen
  ) -> MonkeyStep {
    MonkeyStep(
      action,
      command,
      ["timeout": "0"],
      to: screen.selector(index),
      subject: screen.subject(index)
    )
  }

  private mutating func touchOne(of indices: [Int], on screen: MonkeyScreen) -> MonkeyStep? {
    let index = random.pick(indices)
    return screen.isReachable(index) ? touch(.tap, "tapOn", index, on: screen) : nil
  }

  private mutating func tapOnPoint(of screen: MonkeyScreen) -> MonkeyStep? {
    let point = ScreenPoint(
      x: Double(random.below(max(1, Int(screen.frames.size.width)))),
      y: Double(random.below(max(1, Int(screen.frames.size.height))))
    )
    return MonkeyStep(.tapOnPoint, "tapOn", ["point": MonkeyScreen.point(point)])
  }

  private mutating func twice(on screen: MonkeyScreen) -> MonkeyStep? {
    let all = screen.doubleTapped + (random.happens(50) ? screen.taking : [])
    guard let index = best(of: all, on: screen) else { return nil }
    return touch(.doubleTap, "doubleTapOn", index, on: screen)
  }

  private mutating func press(on screen: MonkeyScreen) -> MonkeyStep? {
    let all = screen.pressed + (random.happens(10) ? screen.taking : [])
    guard let index = best(of: all, on: screen) else { return nil }
    return touch(.longPress, "longPressOn", index, on: screen)
  }

  /// Taps what is disabled, covered, out of sight or not there.
  private mutating func tapInVain(on screen: MonkeyScreen) -> MonkeyStep? {
    if !screen.disabled.isEmpty, random.happens(50) {
      let index = random.pick(screen.disabled)
      return MonkeyStep(
        .tapInVain,
        "tapOn",
        random.happens(50) ? ["enabled": "false", "timeout": "0"] : ["timeout": "0"],
        to: screen.selector(index)
      )
    }
    if !screen.identified.isEmpty, random.happens(60) {
      let index = random.pick(screen.identified)
      if !screen.isReachable(index) { return touch(.tapInVain, "tapOn", index, on: screen) }
    }
    return MonkeyStep(.tapInVain, "tapOn", ["id": "nothing-is-called-so", "timeout": "0"])
  }

  /// Uncovers the buttons of a row, at the edge that has some, most of the time.
  private mutating func swipeAside(on screen: MonkeyScreen) -> MonkeyStep? {
    guard let row = best(of: screen.swiped, on: screen) else { return nil }
    let index = screen.handle(of: row)
    let look = screen.frames.elements[row].element
    let isLeading = look.leadingSwipeActions.contains(random.below(look.swipeActions.count))
    let goesRight = (isLeading == screen.beginsLeft) != random.happens(10)
    let direction: FlowDirection = goesRight ? .right : .left
    let from = screen.selector(index).map { "\($0.key): \($0.value)" }.joined(separator: ", ")
    return MonkeyStep(
      .swipeAside,
      "swipe",
      ["from": "{\(from)}", "direction": direction.rawValue, "timeout": "0"],
      subject: screen.subject(index) + " aside"
    )
  }

  private mutating func scroll(on screen: MonkeyScreen) -> MonkeyStep? {
    let ways = screen.ways
    guard !ways.isEmpty else {
      let direction = random.pick(MonkeySamples.directions).rawValue
      return MonkeyStep(.swipe, "swipe", ["direction": direction])
    }
    if random.happens(30) { return MonkeyStep(.scroll, "scroll") }
    let way = random.pick(ways)
    guard let part = screen.frames.visiblePart(of: screen.frames.elements[way.scroll.elementIndex])
    else { return nil }
    let start = part.center
    let step = way.direction.step
    let end = ScreenPoint(
      x: start.x + step.x * part.width * 0.4,
      y: start.y + step.y * part.height * 0.4
    )
    return MonkeyStep(
      .swipe,
      "swipe",
      ["start": MonkeyScreen.point(start), "end": MonkeyScreen.point(end)]
    )
  }
}
