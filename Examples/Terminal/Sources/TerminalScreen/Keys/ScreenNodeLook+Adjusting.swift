import Scenes

extension ScreenNodeLook {
  /// Whether it shows one of several values, from which a key leads to the next.
  var isAdjustable: Bool {
    stepping != nil || sliding != nil || dating != nil || choosing != nil
  }

  /// The value after or before the one that it shows; `nil` at the end.
  func adjusted(upwards: Bool) -> ScreenValue? {
    if let stepping {
      return (upwards ? stepping.increased : stepping.decreased).map { .number($0) }
    }
    if let sliding {
      return (upwards ? sliding.increased : sliding.decreased).map { .fraction($0) }
    }
    if let dating { return (upwards ? dating.later : dating.earlier).map { .date($0) } }
    guard let choosing else { return nil }
    let next = choosing.selected.map { $0 + (upwards ? 1 : -1) } ?? 0
    return choosing.titles.indices.contains(next) ? .number(next) : nil
  }
}
