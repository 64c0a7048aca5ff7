/// The value of a control: what a person chose.
public enum ScreenValue: Sendable, Hashable, Codable {
  /// Of a toggle.
  case isOn(Bool)
  /// Of a stepper, or the index of a choice.
  case number(Int)
  /// Of a slider.
  case fraction(Double)
  /// Of a date picker: the time since 1970-01-01T00:00:00Z.
  case date(Duration)
}
