/// Says which views can be used for one another: those of one registration.
@MainActor
final class ReuseRegistration {
  /// Whether it was made while a view was asked for.
  ///
  /// One that is made for each view has nothing to use again.
  let wasMadeForOneView = CollectionView.viewsAskedFor > 0

  init() {}
}
