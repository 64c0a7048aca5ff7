/// A call of a method on a moment, with JavaScript's rules.
enum FlowDateCall {
  /// Returns what a method gives; `nil` if moments have no such method, or this one is not valid for it.
  static func result(of method: FlowMethod, on moment: Double) -> FlowValue? {
    switch method {
    case .getTime, .valueOf: return .number(moment)
    case .toString: return .string(FlowCalendar.text(of: moment))
    case .toDateString: return .string(FlowCalendar.day(of: moment))
    case .toTimeString: return .string(FlowCalendar.time(of: moment))
    case .toUTCString: return .string(FlowCalendar.universal(moment))
    case .toISOString: return FlowCalendar.iso(moment).map { .string($0) }
    case .toJSON: return FlowCalendar.iso(moment).map { .string($0) } ?? .null
    case .getTimezoneOffset: return .number(moment.isNaN ? .nan : -FlowCalendar.zone / 60_000)
    default: break
    }
    if let part = part(of: method) { return number(moment + FlowCalendar.zone, part) }
    return universalPart(of: method).map { number(moment, $0) }
  }

  private static func number(
    _ moment: Double,
    _ part: KeyPath<FlowCalendar.Parts, Int>
  ) -> FlowValue {
    .number(moment.isNaN ? .nan : Double(FlowCalendar.parts(of: moment)[keyPath: part]))
  }

  private static func part(of method: FlowMethod) -> KeyPath<FlowCalendar.Parts, Int>? {
    switch method {
    case .getFullYear: \.year
    case .getMonth: \.month
    case .getDate: \.day
    case .getDay: \.weekday
    case .getHours: \.hour
    case .getMinutes: \.minute
    case .getSeconds: \.second
    case .getMilliseconds: \.millisecond
    default: nil
    }
  }

  private static func universalPart(of method: FlowMethod) -> KeyPath<FlowCalendar.Parts, Int>? {
    switch method {
    case .getUTCFullYear: \.year
    case .getUTCMonth: \.month
    case .getUTCDate: \.day
    case .getUTCDay: \.weekday
    case .getUTCHours: \.hour
    case .getUTCMinutes: \.minute
    case .getUTCSeconds: \.second
    case .getUTCMilliseconds: \.millisecond
    default: nil
    }
  }
}
