package import Scenes

/// The way to the reports; nothing outside it knows where data comes from.
///
/// It belongs to no actor.
package protocol TsukurepoGateway: Sendable {
  /// Loads a report; `nil` if there is none with this identifier.
  func report(_ id: TsukurepoReport.ID) async throws(TsukurepoError) -> TsukurepoReport?

  /// Loads a picture by its name.
  func picture(_ name: String) async throws(TsukurepoError) -> ScreenPicture
}
