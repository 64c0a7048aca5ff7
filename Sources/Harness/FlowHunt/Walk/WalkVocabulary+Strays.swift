import FlowEngine
import FlowFormat
import FlowReports
import Scenes
import ScenesHeadless

/// The actions with so many values that an exploration would never end.
extension WalkVocabulary {
  /// Returns one of each such action around the app: on the network, the device and the process.
  func strays(in run: FlowRun, _ random: inout FlowRandom) -> [WalkEdge] {
    let device = random.pick(ScreenDevice.all)
    let edges = device.portraitSafeArea
    let splits: [FlowSplit] = device.idiom == .pad ? FlowSplit.allCases : [.full]
    let time = random.pick(WalkSamples.times)
    let odd = random.pick(WalkSamples.oddValues)
    let form = routes.forms.isEmpty ? "" : random.pick(routes.forms)
    let name = routes.name(form) { _, _ in odd }
    let link = random.pick(["elsewhere://\(name)", routes.link(to: "\(name)/\(odd)"), odd])
    var steps = [
      [
        WalkStep(
          .device,
          "setDevice",
          [
            "width": "\(Int(device.size.width))", "height": "\(Int(device.size.height))",
            "scale": "\(Int(device.scale))",
            "safeArea": "{top: \(Int(edges.top)), bottom: \(Int(edges.bottom))}",
            "split": random.pick(splits).rawValue,
          ],
          subject: "device"
        )
      ],
      [WalkStep(.textSize, "setTextSize", ["size": random.pick(FlowTextSize.allCases).rawValue])],
      [
        WalkStep(
          .darkMode,
          "setDarkMode",
          ["value": random.happens(50) ? "enabled" : "disabled"]
        )
      ],
      [.airplaneMode(true)],
      [.latency(milliseconds: time)],
      [.turn(to: random.pick(FlowOrientation.allCases))],
      [.wait(milliseconds: time)],
      [.background, .wait(milliseconds: time), .foreground],
      [.kill], [WalkStep(.stop, "stopApp")], [WalkStep(.clearState, "clearState")],
      [.link(to: link, subject: "odd link")],
    ]
    steps += SimulatedNetwork.Fault.allCases.map {
      [
        WalkStep(
          .fault,
          "setNetwork",
          ["failNext": $0.rawValue, "times": "\(1 + random.below(3))"]
        )
      ]
    }
    steps += appType.backendEvents.sorted { $0.key < $1.key }.map { event, names in
      [.backend(event, Dictionary(uniqueKeysWithValues: names.map { ($0, odd) }))]
    }
    return steps.map { WalkEdge(Self.strayCost, $0) }
  }

  /// Returns one of each such touch of a screen: on a point, a swipe, and touches that mostly do nothing.
  func strays(on screen: WalkScreen, _ random: inout FlowRandom) -> [WalkEdge] {
    let size = screen.frames.size
    let point = ScreenPoint(
      x: Double(random.below(max(1, Int(size.width)))),
      y: Double(random.below(max(1, Int(size.height))))
    )
    var steps = [
      WalkStep(.tapOnPoint, "tapOn", ["point": WalkScreen.point(point)], subject: "a point"),
      WalkStep(.tapInVain, "tapOn", ["id": "nothing-is-called-so"]),
      WalkStep(.swipe, "swipe", ["direction": random.pick(FlowDirection.allCases).rawValue]),
    ]
    if !screen.taking.isEmpty {
      let index = random.pick(screen.taking)
      steps.append(screen.touch(.doubleTap, "doubleTapOn", index))
      steps.append(screen.touch(.longPress, "longPressOn", index))
    }
    if !screen.disabled.isEmpty {
      steps.append(screen.touch(.tapInVain, "tapOn", random.pick(screen.disabled)))
    }
    let hidden = screen.identified.filter { !screen.isReachable($0) }
    if !hidden.isEmpty { steps.append(screen.touch(.tapInVain, "tapOn", random.pick(hidden))) }
    return steps.map { WalkEdge(Self.strayCost, $0) }
  }

  /// Returns a swipe along each scroll that has somewhere to go.
  func swipes(on screen: WalkScreen) -> [WalkEdge] {
    screen.ways.compactMap { scroll, direction in
      let element = screen.frames.elements[scroll.elementIndex]
      guard let part = screen.frames.visiblePart(of: element) else { return nil }
      let (start, step) = (part.center, direction.step)
      let end = ScreenPoint(
        x: start.x + step.x * part.width * 0.4,
        y: start.y + step.y * part.height * 0.4
      )
      let points: KeyValuePairs = ["start": WalkScreen.point(start), "end": WalkScreen.point(end)]
      return WalkEdge(Self.strayCost, WalkStep(.swipe, "swipe", points))
    }
  }

  /// The connection as it was, if it is slow or gone.
  func repairs(in run: FlowRun) -> [WalkEdge] {
    let network = run.app.network
    return
      (network.isOffline
      ? [WalkEdge(1, .airplaneMode(false))] : [])
      + (network.latency > .seconds(1)
        ? [WalkEdge(1, .latency(milliseconds: 300))] : [])
  }

  /// Farther away than an exploration goes in one action.
  private static let strayCost = 9
}
