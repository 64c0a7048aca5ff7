import Scenes

@testable import Tsukurepo

extension TsukurepoExits {
  /// Exits of a feature that stands alone: a recipe is shown as the report of its number.
  static let alone = TsukurepoExits(home: AnySceneRoute(TsukurepoRoute.report(0))) {
    AnySceneRoute(TsukurepoRoute.report($0))
  }
}
