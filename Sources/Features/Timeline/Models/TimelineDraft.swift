package import ScenesTransport

/// What a person has written and sends, maybe more than once until there is an answer.
package struct TimelineDraft: Hashable, Sendable {
  /// By which the back end knows what it has taken already.
  package let key: RequestKey
  package let text: String
}
