/// Says that an origin's values reach an operator, and how many joins lie between at most.
///
/// Joins (`combineLatest`, `withLatestFrom`) learn from these which origins they derive from. That
/// is what lets them wait for the end of an origin's wave only when they have to. A join also says
/// by one how many joins lie above, before any origin is known: so an origin that turns up later
/// raises no rank.
@usableFromInline
struct OriginLink {
  enum Origin {
    case one(Wave)
    /// Several that are not told apart; the group knows which of them run.
    case many(WaveGroup)
  }

  /// Nothing if only the rank has risen.
  let origin: Origin?
  var rank: Int32 = 0
  /// How many hubs lie between.
  var distance: Int32 = 0
}
