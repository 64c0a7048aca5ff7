extension OptionSet {
  /// Adds options, or takes them out.
  mutating func set(_ options: Self, _ areOn: Bool) {
    if areOn { formUnion(options) } else { subtract(options) }
  }
}
