import Errands
import Observation2
import StateStore
import StateStoreTesting
import Testing

@MainActor @Suite struct LoginReducerTests {
  private let gateway = ErrandsGatewayDouble()
  private let store: TestStore<LoginState, LoginAction>

  init() {
    store = TestStore(
      initial: LoginState(),
      reducer: .login(gateway),
      clock: VirtualTime(),
      report: report
    )
  }

  private func fill() async {
    await store.send(.edit(.set(\.email, to: "ada@example.com"))) {
      $0.form.email = "ada@example.com"
    }
    await store.send(.edit(.set(\.password, to: "analytical"))) {
      $0.form.password = "analytical"
    }
  }

  @Test func `a form with a mistake is not sent`() async {
    await store.send(.signIn)
    #expect(gateway.calls.isEmpty)
    await store.finish()
  }

  @Test func `a form without a mistake is sent as the person typed it`() async {
    await fill()
    await store.send(.signIn) { $0.session.begin() }
    await store.receive(.signedIn(Session(token: "1"))) {
      $0.session.finish(with: Session(token: "1"))
    }
    #expect(gateway.calls == [.signIn(store.state.form)])
    await store.finish()
  }

  @Test func `after an error the person can sign in again`() async {
    gateway.error = .offline
    await fill()
    await store.send(.signIn) { $0.session.begin() }
    await store.receive(.failed(.offline)) { $0.session.fail(with: .offline) }
    gateway.error = nil
    await store.send(.signIn) { $0.session.begin() }
    await store.receive(.signedIn(Session(token: "1"))) {
      $0.session.finish(with: Session(token: "1"))
    }
    await store.finish()
  }
}
