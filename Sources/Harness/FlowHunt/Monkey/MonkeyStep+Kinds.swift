import FlowFormat
import FlowReports

extension MonkeyStep {
  /// Launches the app at a route.
  static func launch(at route: String) -> MonkeyStep { launch(["scene": route]) }

  /// Launches the app with the values of launch arguments, in the order of their names and `scene` last.
  static func launch(_ values: [String: String]) -> MonkeyStep {
    let names = values.keys.filter { $0 != "scene" }.sorted() + ["scene"]
    let words = names.compactMap { name in values[name].map { "\(name): \(FlowText.quoted($0))" } }
    let value = Argument(key: "arguments", value: "{\(words.joined(separator: ", "))}")
    return MonkeyStep(
      .launch,
      "launchApp",
      arguments: words.isEmpty ? [] : [value],
      subject: "launch"
    )
  }

  /// Turns the device.
  static func turn(to orientation: FlowOrientation) -> MonkeyStep {
    let value = Argument(key: "orientation", value: orientation.rawValue)
    return MonkeyStep(.turn, "setOrientation", arguments: [value])
  }

  /// Lets so much time go on that most work that is under way has ended, if only since its receiver has stopped waiting.
  static let settling = wait(milliseconds: 15_000)

  /// Lets time go on.
  static func wait(milliseconds: Int) -> MonkeyStep {
    let value = Argument(key: "value", value: "\(milliseconds)ms")
    return MonkeyStep(.time, "advanceTime", arguments: [value])
  }

  /// Waits as long as this step and the next; `nil` unless both only wait, for a time that a number can hold.
  func waiting(with next: MonkeyStep) -> MonkeyStep? {
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
