/// What a lazy scroll has to show, while it is laid out for that.
enum LazyAim {
  /// An entry: with a part of 0 at the beginning of what can be seen, with 1 at its end.
  case entry(LazyEntries.Place, part: Double)
  /// What is seen now, moved on by a distance in points.
  case moved(Double)
}
