/// Reports that an origin's values reach a node, and the largest number of joins in between.
///
/// Joins (`combineLatest`, `withLatestFrom`) learn from these links which origins they derive from,
/// so that they wait for the end of an origin's wave only when they have to. A join also reports
/// how many joins lie above, before any origin is known: so an origin that appears later raises no
/// rank.
@usableFromInline
struct OriginLink {
  enum Origin {
    case one(Wave)
    /// Several origins that are not told apart; the group knows which of them run.
    case many(WaveGroup)
  }

  /// `nil` if only the rank has risen.
  let origin: Origin?
  var rank: Int32 = 0
  /// The number of hubs in between.
  var distance: Int32 = 0
}
