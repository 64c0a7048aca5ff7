import Scenes
import ScenesHeadless

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// A person who does at random what a screen offers, as a front-end reports it.
@MainActor
struct RandomPerson {
  private var random: FlowRandom
  private let recorder: FlowRecorder

  init(seed: UInt64, _ recorder: FlowRecorder) {
    random = FlowRandom(seed: seed)
    self.recorder = recorder
  }

  private mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  /// Does one thing.
  mutating func act(on stage: Stage) {
    switch below(20) {
    case 0: stage.back()
    case 1: turn(stage)
    case 2:
      open(
        "market://" + ["cart", "home", "kaimono", "timeline", "product/101"][below(5)],
        on: stage
      )
    case 3, 4: scroll(stage)
    case 5: press(stage)
    default: touch(stage)
    }
  }

  private func turn(_ stage: Stage) {
    let size = stage.environment.containerSize
    stage.environment.containerSize = ScreenSize(width: size.height, height: size.width)
  }

  private func open(_ link: String, on stage: Stage) {
    recorder.willOpen(link)
    stage.perform { _ = try? stage.navigator.open(link) }
  }

  private mutating func scroll(_ stage: Stage) {
    let frames = stage.frames
    let seen = frames.scrolls.filter { frames.isVisible(frames.elements[$0.elementIndex]) }
    guard !seen.isEmpty else { return }
    let area = seen[below(seen.count)]
    let way = Double(below(3) > 0 ? 50 + below(600) : -50 - below(600))
    stage.scroll(by: area.axis.point(way), area.id)
  }

  private mutating func press(_ stage: Stage) {
    switch below(3) {
    case 0: try? stage.press(.return)
    case 1: try? stage.press(.backspace)
    default: try? stage.type(["a", "にんじん", "12"][below(3)])
    }
  }

  private mutating func touch(_ stage: Stage) {
    let frames = stage.frames
    let offers = frames.elements.filter {
      !$0.element.events.isEmpty && frames.isVisible($0) && frames.obstacleToTapping($0) == nil
    }
    guard !offers.isEmpty else { return }
    let element = offers[below(offers.count)]
    let look = element.element
    let kinds: [ScreenEventKinds] = [
      .tap, .doubleTap, .longPress, .text, .value, .swipeAction, .menuItem, .accessibilityAction,
      .drag, .refresh,
    ]
    let taken = kinds.filter { look.events.contains($0) }
    guard !taken.isEmpty else { return }
    switch taken[below(taken.count)] {
    case .tap: tap(element, on: stage)
    case .doubleTap: stage.send(.doubleTap, to: element.id)
    case .longPress: stage.send(.longPress, to: element.id)
    case .text: tap(element, on: stage)
    case .value: change(element, on: stage)
    case .swipeAction:
      stage.send(.swipeAction(below(max(1, look.swipeActions.count))), to: element.id)
    case .menuItem: stage.send(.menuItem(below(max(1, look.menu.count))), to: element.id)
    case .accessibilityAction:
      stage.send(.accessibilityAction(below(look.accessibilityActions.count)), to: element.id)
    case .drag: carry(element, among: offers, on: stage)
    default: stage.send(.refresh, to: element.id)
    }
  }

  private func tap(_ element: LaidOutElement, on stage: Stage) {
    guard let part = stage.frames.visiblePart(of: element) else { return }
    stage.tap(at: part.center)
  }

  private mutating func change(_ element: LaidOutElement, on stage: Stage) {
    let look = element.element
    if let stepping = look.stepping, let more = stepping.increased ?? stepping.decreased {
      stage.send(.value(.number(below(2) == 0 ? more : stepping.decreased ?? more)), to: element.id)
    } else if let choosing = look.choosing, !choosing.titles.isEmpty {
      stage.send(.value(.number(below(choosing.titles.count))), to: element.id)
    } else if let isChecked = look.isChecked {
      stage.send(.value(.isOn(!isChecked)), to: element.id)
    } else if look.sliding != nil {
      stage.send(.value(.fraction(Double(below(5)) / 4)), to: element.id)
    }
  }

  private mutating func carry(
    _ element: LaidOutElement,
    among offers: [LaidOutElement],
    on stage: Stage
  ) {
    let others = offers.filter { $0.element.events.contains(.drag) }
    let (start, end) = (element.frame.center, others[below(others.count)].frame.center)
    let way = ScreenPoint(x: end.x - start.x, y: end.y - start.y)
    for drag in [
      ScreenDrag(.began), ScreenDrag(.changed, translation: way),
      ScreenDrag(.ended, translation: way),
    ] {
      stage.send(.drag(drag), to: element.id)
    }
  }
}
