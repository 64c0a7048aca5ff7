/// What a lazy scroll has to show, while it is laid out for that.
enum LazyAim {
  /// An entry: with a part of 0 at the scroll's edge where its content begins, with 1 at the other; one that
  /// is longer than the scroll may have to show its beginning anyhow.
  case entry(LazyEntries.Place, part: Double, beginningFirst: Bool = false)
  /// What is seen now, moved on by a distance in points.
  case moved(Double)
}
