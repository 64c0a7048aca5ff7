extension MonkeyStep {
  /// Launches the app at a route.
  static func launch(at route: String) -> MonkeyStep {
    let arguments = [Argument(key: "arguments", value: "{scene: \(quoted(route))}")]
    return MonkeyStep(.launch, "launchApp", arguments: arguments, subject: "launch")
  }

  /// Lets time go on.
  static func wait(milliseconds: Int) -> MonkeyStep {
    let value = Argument(key: "value", value: "\(milliseconds)ms")
    return MonkeyStep(.time, "advanceTime", arguments: [value])
  }

  /// Waits as long as this step and the next; `nil` unless both only wait.
  func waiting(with next: MonkeyStep) -> MonkeyStep? {
    guard let one = milliseconds, let other = next.milliseconds else { return nil }
    return .wait(milliseconds: one + other)
  }

  /// How long the step waits, if that is what it does.
  private var milliseconds: Int? {
    guard command == "advanceTime",
      let value = arguments.first(where: { $0.key == "value" })?.value,
      let number = Int(value.prefix { $0.isNumber })
    else { return nil }
    switch value.drop(while: \.isNumber) {
    case "ms": return number
    case "s": return number * 1000
    case "min": return number * 60_000
    default: return nil
    }
  }
}
