import StateStore

/// The actions of the store of a report's page.
enum TsukurepoDetailsAction: Equatable {
  case load
  case loaded(TsukurepoReport?)
  case loadingFailed(TsukurepoError)
}

extension Reducer where State == TsukurepoDetailsState, Action == TsukurepoDetailsAction {
  /// Creates the reducer of a report's page: what was loaded stays until there is a newer answer.
  static func tsukurepoDetails(_ gateway: any TsukurepoGateway) -> Reducer {
    Reducer { state, action in
      switch action {
      case .load:
        let id = state.id
        state.report.begin()
        return .run { send in
          do throws(TsukurepoError) {
            send(.loaded(try await gateway.report(id)))
          } catch {
            send(.loadingFailed(error))
          }
        }
        .cancellable(id: "loading", cancelInFlight: true)
      case .loaded(let report): state.report.finish(with: report)
      case .loadingFailed(let error): state.report.fail(with: error)
      }
      return .none
    }
  }
}
