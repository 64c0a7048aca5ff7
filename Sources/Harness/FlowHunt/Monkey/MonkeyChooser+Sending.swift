import FlowEngine
import FlowFormat
import ScenesHeadless

/// The tap that has made a request, and the steps that led to it.
struct MonkeySender: Sendable {
  /// The name of the route in front.
  let place: String
  /// The steps that typed there before, each after the tap that went before it.
  let written: [MonkeyStep]
  let tap: MonkeyStep
}

extension MonkeyChooser {
  /// So many steps of writing are done again.
  private static let mostWritten = 4

  /// Begins to do again what has made a request once, where it was done, and mostly lets the request fail.
  ///
  /// The text that has to be typed first, the tap and the fault seldom come together by chance.
  mutating func sendAgain() -> MonkeyStep? {
    let known = senders.keys.sorted()
    let here = place.map(routes.form)
    let near = known.filter { senders[$0].map { routes.form(of: $0.place) } == here }
    // A person who has come there in another way has other screens below.
    let isNear = !near.isEmpty && random.happens(50)
    let all = isNear ? near : known
    guard let rarest = counts.rarest(of: all) else { return nil }
    let request = random.happens(60) ? rarest : random.pick(all)
    guard let sender = senders[request] else { return nil }
    let way = isNear ? [] : [link(to: sender.place)]
    let fault = random.happens(70) ? [rarestFault(of: request)] : []
    ahead = way + [MonkeyStep.settling.forgiven] + sender.written + fault + [sender.tap]
    return ahead.removeFirst()
  }

  private mutating func rarestFault(of request: String) -> MonkeyStep {
    let all = SimulatedNetwork.Fault.allCases.map { MonkeyFault(request: request, fault: $0) }
    return plan(random.pick(Self.least(of: all, by: strokes)))
  }

  /// Notes a step that is taken on a screen, in case that a request follows.
  mutating func noteWriting(_ step: MonkeyStep) {
    if step.action == .tap { lastTap = step }
    guard step.action == .type else { return }
    written = Array((written + [lastTap, step].compactMap(\.self)).suffix(Self.mostWritten))
  }

  /// Notes what a tap has sent.
  ///
  /// - Parameters:
  ///   - request: The name of a request.
  ///   - step: The step that has made it.
  mutating func noteSender(of request: String, _ step: MonkeyStep) {
    guard step.action == .tap, let place else { return }
    senders[request] = MonkeySender(place: place, written: written, tap: step)
  }
}
