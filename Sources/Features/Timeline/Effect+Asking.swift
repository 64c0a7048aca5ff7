import StateStore

extension Effect {
  /// Asks the gateway, and sends an action of its answer or of its error.
  static func asking<Answer: Sendable>(
    _ answered: @escaping @MainActor (Answer) -> Action,
    _ failed: @escaping @MainActor (TimelineError) -> Action,
    _ ask: @escaping @MainActor () async throws(TimelineError) -> Answer
  ) -> Effect {
    .run { send in
      do throws(TimelineError) {
        send(answered(try await ask()))
      } catch {
        send(failed(error))
      }
    }
  }
}
