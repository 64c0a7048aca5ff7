/// The way to what searches find; nothing outside it knows where data comes from.
///
/// It belongs to no actor.
package protocol SavedSearchesGateway: Sendable {
  /// Searches.
  ///
  /// - Parameter words: What is searched for.
  /// - Returns: What was found, in the order in which it is shown.
  /// - Throws: What the way did, if there is no answer.
  func find(_ words: String) async throws(SavedSearchesError) -> [SavedSearchHit]
}
