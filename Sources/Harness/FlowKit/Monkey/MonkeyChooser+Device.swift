import Scenes

extension MonkeyChooser {
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
