import StateStore

extension Effect {
  /// Sends a request, and then an action with its result or its error.
  static func asking<Answer: Sendable>(
    _ answered: @escaping @MainActor (Answer) -> Action,
    _ failed: @escaping @MainActor (ErrandsError) -> Action,
    _ ask: @escaping @MainActor () async throws(ErrandsError) -> Answer
  ) -> Effect {
    .run { send in
      do throws(ErrandsError) {
        send(answered(try await ask()))
      } catch {
        send(failed(error))
      }
    }
  }

  /// Sends a request without a result, and an action if it fails.
  static func asking(
    _ ask: @escaping @MainActor () async throws(ErrandsError) -> Void,
    orElse failed: @escaping @MainActor (ErrandsError) -> Action
  ) -> Effect {
    .run { send in
      do throws(ErrandsError) {
        try await ask()
      } catch {
        send(failed(error))
      }
    }
  }
}
