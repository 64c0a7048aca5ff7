import Observation2

/// Saves at the shop what a person chooses, one choice of a subject after the other.
///
/// It belongs to the app and holds no scene: a choice is saved although its scene is left meanwhile. However
/// that ends, the cart is to be loaded again, since a choice whose answer was lost may have reached the shop. If it
/// could not be saved and the scene was left, the cart says so.
@MainActor
final class KaimonoChoiceService {
  /// How saving a choice has ended.
  struct End: Hashable {
    let subject: KaimonoChoiceSubject
    /// What was to be chosen.
    let id: KaimonoChoice.ID
    /// What there is to choose from at the shop now, and what is chosen.
    let answer: Result<KaimonoChoices, KaimonoConnectionError>

    /// Whether the shop has said that this is chosen.
    var isSaved: Bool { (try? answer.get())?.chosenID == id }
  }

  private let gateway: any KaimonoGateway
  private let orders: KaimonoOrderService
  private let cart: KaimonoCartService
  private let clock: any AppClock
  private let saving = BehaviorRelay<Set<KaimonoChoiceSubject>>(value: [])
  private let ended = PublishRelay<End>()
  private let disposeBag = DisposeBag()

  /// Creates the service for one run of the app.
  ///
  /// - Parameters:
  ///   - gateway: The way to the shop.
  ///   - orders: The app's order service: while an order is under way nothing is chosen.
  ///   - cart: The app's cart service, which is told when the shop's cart may have changed.
  ///   - clock: The clock for requests.
  init(
    gateway: any KaimonoGateway,
    orders: KaimonoOrderService,
    cart: KaimonoCartService,
    clock: any AppClock
  ) {
    self.gateway = gateway
    self.orders = orders
    self.cart = cart
    self.clock = clock
  }

  /// Whether a choice is being saved: now, then each time that this changes.
  func isSaving(_ subject: KaimonoChoiceSubject) -> Driver<Bool> {
    saving.asDriver().map { $0.contains(subject) }.distinctUntilChanged()
  }

  /// How saving ends, from now on.
  func ends(of subject: KaimonoChoiceSubject) -> Signal<End> {
    ended.asSignal().filter { $0.subject == subject }
  }

  /// Saves a choice, unless another one of its subject is being saved or an order is under way.
  ///
  /// - Parameters:
  ///   - id: What is chosen.
  ///   - name: Its name, for the cart to say that it could not be saved.
  ///   - subject: Of what.
  ///   - revision: The revision of the choices that the person has seen.
  func choose(
    _ id: KaimonoChoice.ID,
    named name: String? = nil,
    of subject: KaimonoChoiceSubject,
    after revision: Int
  ) {
    if saving.value.contains(subject) || orders.isUnderWay { return }
    cart.note(unsaved: nil, of: subject)
    saving.accept(saving.value.union([subject]))
    // Like an order under way, this outlives the scene.
    orders.ledger.watch {
      clock.run { [weak self, gateway] in
        do throws(KaimonoConnectionError) {
          var choices = try await gateway.choose(id, of: subject, after: revision)
          // One that was chosen since, perhaps by a request whose answer was lost, gives way to this one.
          if choices.chosenID != id, choices.revision != revision {
            choices = try await gateway.choose(id, of: subject, after: choices.revision)
          }
          self?.end(End(subject: subject, id: id, answer: .success(choices)), name)
        } catch {
          self?.end(End(subject: subject, id: id, answer: .failure(error)), name)
        }
      }
      .disposed(by: disposeBag)
    }
  }

  /// Notes that the person has seen that a choice could not be saved.
  func acknowledge(_ subject: KaimonoChoiceSubject) {
    cart.note(unsaved: nil, of: subject)
  }

  private func end(_ end: End, _ name: String?) {
    saving.accept(saving.value.subtracting([end.subject]))
    if !end.isSaved { cart.note(unsaved: name, of: end.subject) }
    cart.outdate()
    ended.accept(end)
  }
}
