import FlowEngine
import FlowFormat
import FlowReports
import Scenes
import ScenesHeadless

extension MonkeyChooser {
  /// So often the device is turned and the process ended on each kind of screen before both become rare.
  private static let enoughUpheavals = 4

  /// The events that a screen has to outlive, the more likely the less often it has: each time while nothing is due.
  func upheavals(_ run: FlowRun, _ screen: MonkeyScreen) -> [Offer] {
    guard !waits(run) else { return [] }
    return ["turn", "kill"].map { what in
      // A change at that time is easily forgotten on a screen that another one has covered.
      let name = "\(what) \(hasComeBack ? "again " : "")\(screen.route) after \(touched)"
      return Offer(counts.choices(of: name) < Self.enoughUpheavals ? 6 : 1) { chooser in
        chooser.counts.addChoice(name)
        return what == "kill" ? chooser.kill(run) : chooser.turn(to: screen.isWide)
      }
    }
  }

  private mutating func turn(to isUpright: Bool) -> MonkeyStep {
    // It is unknown whether an element below the edge of the turned screen is there, until the screen is turned back.
    if random.happens(50) { ahead = [.turn(to: isUpright ? .landscapeLeft : .portrait)] }
    return MonkeyStep.turn(to: isUpright ? .portrait : .landscapeLeft).forgiven
  }

  private mutating func kill(_ run: FlowRun) -> MonkeyStep {
    left = Self.front(of: run)
    return MonkeyStep(.kill, "killApp")
  }

  mutating func turn() -> MonkeyStep {
    let all = FlowOrientation.allCases.map(\.rawValue)
    return MonkeyStep(.turn, "setOrientation", ["orientation": rare(all, "orientation")])
  }

  /// Takes one of the known devices, a tablet's screen whole or in part.
  mutating func device() -> MonkeyStep {
    let name = rare(ScreenDevice.all.map(\.name), "device")
    let device = ScreenDevice.all.first { $0.name == name } ?? .plain
    let edges = device.portraitSafeArea
    let split = device.idiom == .pad ? random.pick(MonkeySamples.splits) : .full
    return MonkeyStep(
      .device,
      "setDevice",
      [
        "width": "\(Int(device.size.width))", "height": "\(Int(device.size.height))",
        "scale": "\(Int(device.scale))",
        "safeArea": "{top: \(Int(edges.top)), bottom: \(Int(edges.bottom))}",
        "split": split.rawValue,
      ]
    )
  }

  /// Chooses a size of text; every second time the usual one, since the largest leave little on a screen.
  mutating func textSize() -> MonkeyStep {
    let all = FlowTextSize.allCases.map(\.rawValue)
    let size = random.happens(50) ? FlowTextSize.large.rawValue : rare(all, "text size")
    return MonkeyStep(.textSize, "setTextSize", ["size": size])
  }
}
