package import ScenesTransport

/// A text that a person has written.
///
/// The app may send it more than once until it receives a response.
package struct TimelineDraft: Hashable, Sendable {
  /// By which the back end knows what it has taken already.
  package let key: RequestKey
  package let text: String
}
