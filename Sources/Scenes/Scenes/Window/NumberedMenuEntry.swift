/// An entry of a menu, told from others that look the same.
struct NumberedMenuEntry: Hashable {
  let entry: ScreenMenuEntry
  /// How many equal entries stand above it.
  let number: Int
}

extension [ScreenMenuEntry] {
  /// The entries, told from each other.
  var numbered: [NumberedMenuEntry] {
    var counts: [ScreenMenuEntry: Int] = [:]
    return map { entry in
      defer { counts[entry, default: 0] += 1 }
      return NumberedMenuEntry(entry: entry, number: counts[entry] ?? 0)
    }
  }
}
