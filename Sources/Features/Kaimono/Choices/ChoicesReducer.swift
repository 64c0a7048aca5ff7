import Observation2
import StateStore

/// The actions of the store of a page of choices.
enum ChoicesAction: Equatable {
  case start, load
  case loaded(KaimonoChoices)
  case loadingFailed(KaimonoError)
  case choose(KaimonoChoice.ID)
  case isSavingChanged(Bool)
  case savingEnded(KaimonoChoiceService.End)
  case isOrderingChanged(Bool)
}

extension Reducer where State == ChoicesState, Action == ChoicesAction {
  /// Creates the reducer of a page of choices: it loads them, has the app's service save what a person
  /// chooses, and is done when the shop has it.
  ///
  /// - Parameters:
  ///   - gateway: The way to the shop.
  ///   - orders: The app's order service.
  ///   - service: The app's service that saves choices.
  /// - Returns: The reducer.
  static func choices(
    _ gateway: any KaimonoGateway,
    _ orders: KaimonoOrderService,
    _ service: KaimonoChoiceService
  ) -> Reducer {
    Reducer { state, action in
      switch action {
      case .start:
        return .merge(
          .stream(orders.phase.map { Action.isOrderingChanged($0.isUnderWay) }),
          .stream(service.isSaving(state.subject).map(Action.isSavingChanged)),
          .stream(service.ends(of: state.subject).map(Action.savingEnded)),
          .send(.load)
        )
      case .load:
        state.choices.begin()
        return loading(state.subject, gateway).cancellable(id: "loading", cancelInFlight: true)
      case .loaded(let choices): state.choices.finish(with: choices)
      case .loadingFailed(let error): state.choices.fail(with: error)
      case .choose(let id):
        guard let choices = state.choices.value,
          let choice = choices.all.first(where: { $0.id == id }),
          !state.isSaving, !state.isOrdering
        else { return .none }
        state.failure = nil
        let subject = state.subject
        return .perform {
          service.choose(id, named: choice.name, of: subject, after: choices.revision)
        }
      case .isSavingChanged(let isSaving): state.isSaving = isSaving
      case .savingEnded(let end):
        state.follow(end)
        return .perform { service.acknowledge(end.subject) }
      case .isOrderingChanged(let isOrdering): state.isOrdering = isOrdering
      }
      return .none
    }
  }

  private static func loading(
    _ subject: KaimonoChoiceSubject,
    _ gateway: any KaimonoGateway
  ) -> Effect<Action> {
    .run { send in
      do throws(KaimonoConnectionError) {
        send(.loaded(try await gateway.choices(subject)))
      } catch {
        send(.loadingFailed(.connection(error)))
      }
    }
  }
}

extension ChoicesState {
  /// Applies the end of saving.
  fileprivate mutating func follow(_ end: KaimonoChoiceService.End) {
    switch end.answer {
    case .success(let choices):
      self.choices.value = choices
      isDone = choices.chosenID == end.id
      failure = isDone ? nil : .refused
    case .failure(let error): failure = .connection(error)
    }
  }
}
