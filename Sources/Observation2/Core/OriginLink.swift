/// Says that an origin's values reach a stage, and how many joins lie between at most.
///
/// Joins (`combineLatest`, `withLatestFrom`) learn from these which origins they derive from. That
/// is what lets them wait for the end of an origin's wave only when they have to.
@usableFromInline
struct OriginLink {
  let wave: Wave
  var rank: Int32
  /// How many ways it reaches the part that keeps this record.
  ///
  /// A part passes each origin on once, however many ways there are: with every way passed on, a
  /// chain of n diamonds would be told of 2ⁿ.
  var ways: Int32 = 1
}
