import FlowFormat
import FlowReports

extension WalkStep {
  /// Launches the app at a route.
  static func launch(at route: String) -> WalkStep { launch(["scene": route]) }

  /// Launches the app with the values of launch arguments, in the order of their names and `scene` last.
  static func launch(_ values: [String: String]) -> WalkStep {
    let names = values.keys.filter { $0 != "scene" }.sorted() + ["scene"]
    let words = names.compactMap { name in values[name].map { "\(name): \(FlowText.quoted($0))" } }
    let value = "{\(words.joined(separator: ", "))}"
    let arguments: KeyValuePairs = words.isEmpty ? [:] : ["arguments": value]
    return WalkStep(.launch, "launchApp", arguments, subject: "launch")
  }

  /// Turns the device.
  static func turn(to orientation: FlowOrientation) -> WalkStep {
    WalkStep(.turn, "setOrientation", ["orientation": orientation.rawValue])
  }

  /// Puts the app into the background, and back in front.
  static let background = WalkStep(.background, "background")
  static let foreground = WalkStep(.foreground, "foreground")
  /// Ends the process.
  static let kill = WalkStep(.kill, "killApp")
  /// Goes back to the screen below.
  static let back = WalkStep(.back, "back")

  /// Cuts the connection, or brings it back.
  static func airplaneMode(_ isOn: Bool) -> WalkStep {
    WalkStep(.airplaneMode, "setAirplaneMode", ["value": isOn ? "enabled" : "disabled"])
  }

  /// Makes the network slow or fast.
  static func latency(milliseconds: Int) -> WalkStep {
    WalkStep(.latency, "setNetwork", ["latency": "\(milliseconds)ms"])
  }

  /// Opens a link.
  static func link(to address: String, subject: String? = nil) -> WalkStep {
    WalkStep(.link, "openLink", ["link": FlowText.quoted(address)], subject: subject)
  }

  /// Reports an event of a back end.
  static func backend(_ event: String, _ values: [String: String]) -> WalkStep {
    let words = values.sorted { $0.key < $1.key }.map { "\($0.key): \(FlowText.quoted($0.value))" }
    return WalkStep(
      .backend,
      "backend",
      ["event": event, "values": "{\(words.joined(separator: ", "))}"],
      subject: "backend \(event)"
    )
  }

  /// Lets so much time go on that most work that is under way has ended, if only since its receiver has stopped waiting.
  static let settling = wait(milliseconds: 15_000)

  /// Lets time go on.
  static func wait(milliseconds: Int) -> WalkStep {
    WalkStep(.time, "advanceTime", ["value": "\(milliseconds)ms"])
  }

  /// Waits as long as this step and the next; `nil` unless both only wait, for a time that a number can hold.
  func waiting(with next: WalkStep) -> WalkStep? {
    guard let one = milliseconds, let other = next.milliseconds else { return nil }
    let (sum, isTooLong) = one.addingReportingOverflow(other)
    return isTooLong ? nil : .wait(milliseconds: sum)
  }

  /// How long the step waits, if that is what it does, and if a number can hold that.
  private var milliseconds: Int? {
    guard command == "advanceTime",
      let value = arguments.first(where: { $0.key == "value" })?.value,
      let number = Int(value.prefix { $0.isNumber })
    else { return nil }
    let factor: Int
    switch value.drop(while: \.isNumber) {
    case "ms": factor = 1
    case "s": factor = 1000
    case "min": factor = 60_000
    default: return nil
    }
    let (product, isTooLong) = number.multipliedReportingOverflow(by: factor)
    return isTooLong ? nil : product
  }
}
