/// Says that an origin's values reach a stage, and how many joins lie between at most.
///
/// Joins (`combineLatest`, `withLatestFrom`) learn from these which origins they derive from. That
/// is what lets them wait for the end of an origin's wave only when they have to.
@usableFromInline
struct OriginLink {
  enum Origin {
    case one(Wave)
    /// Several that are not told apart; the group knows which of them run.
    case many(WaveGroup)
  }

  let origin: Origin
  var rank: Int32 = 0
  /// How many hubs lie between.
  var distance: Int32 = 0
  /// False when the origin reaches the stage already, and only the rank has risen.
  var isNew = true
}
