/// Where the entries of a lazy scroll are that are there, one next to the other, in points from where the
/// content begins.
struct LazyReach {
  /// How far the content has been moved.
  var offset = 0.0
  /// Where the first one begins.
  var start = 0.0
  /// Where the last one ends.
  var end = 0.0
  /// Where it would end if no row's length were known.
  var estimatedEnd = 0.0
}
