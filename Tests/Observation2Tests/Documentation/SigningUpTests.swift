import Observation2
import Observation2Testing
import Testing

/// The listings of the article about a sign-up form, with its stories in virtual time.
@MainActor @Suite struct SigningUpTests {
  private let time = VirtualTime()
  private let gateway: FormGateway
  private let form: SignUpForm
  private let bag = DisposeBag()
  private let checks = Marbles<FieldCheck>(
    step: 100,
    names: [
      "e": .empty, "?": .checking, "y": .fine, "s": .wrong("5文字以上にしてください"),
      "o": .wrong("パスワードと違います"), "taken": .wrong("使われています"),
      "offline": .wrong("通信できませんでした"),
    ]
  )

  init() {
    gateway = FormGateway(clock: time)
    form = SignUpForm(gateway: gateway, clock: time)
  }

  /// Types texts into a field at the steps of a diagram.
  private func type(
    _ diagram: String,
    _ texts: [String: String],
    into field: BehaviorRelay<String>
  ) throws {
    try HotTestStream(time, diagram, from: 0, Marbles(step: 100, names: texts)).asStream()
      .bind(to: field).disposed(by: bag)
  }

  @Test func `a name is asked about when typing pauses, and the newest answer counts`()
    async throws
  {
    try type("-a-b-------c", ["a": "ume", "b": "umeko", "c": "taken"], into: form.name)
    let seen = time.record(form.nameCheck)
    await time.advance(by: .seconds(3))
    seen.expectMarbles("e?-?----y--?----{taken}", from: 0, checks, report: report)
    #expect(gateway.asked == ["umeko", "taken"])
  }

  @Test func `a name that can't be checked says so, and the next one is checked`() async throws {
    gateway.isOffline = true
    try type("-a-------------b", ["a": "ume", "b": "umeko"], into: form.name)
    let seen = time.record(form.nameCheck)
    await time.advance(by: .seconds(1))
    gateway.isOffline = false
    await time.advance(by: .seconds(2))
    seen.expectMarbles("e?----{offline}?----y", from: 0, checks, report: report)
  }

  @Test func `both passwords are checked as they are typed`() throws {
    try type("-a------b", ["a": "1234", "b": "12345"], into: form.password)
    try type("--b--------x", ["b": "12345", "x": ""], into: form.repeated)
    let (first, second) = (time.record(form.passwordCheck), time.record(form.repeatCheck))
    time.run(to: 2_000)
    first.expectMarbles("es------y", from: 0, checks, report: report)
    second.expectMarbles("e-o-----y--e", from: 0, checks, report: report)
  }

  @Test func `the button works once all is fine, and not while the form is sent`() async {
    let (enabled, outcome) = (time.record(form.isEnabled), time.record(form.outcome))
    form.name.accept("umeko")
    form.password.accept("12345")
    form.repeated.accept("12345")
    await time.advance(by: .seconds(1))
    form.taps.accept()
    form.taps.accept()
    await time.advance(by: .seconds(1))
    let marbles = Marbles(step: 100, names: ["y": true, "n": false])
    enabled.expectMarbles("n----y----n-y", from: 0, marbles, report: report)
    outcome.expectMarbles("------------y", from: 0, marbles, report: report)
    #expect(gateway.sent == ["umeko 12345"])
  }

  @Test func `a form that could not be sent can be sent again`() async {
    let outcome = time.record(form.outcome)
    form.name.accept("umeko")
    form.password.accept("12345")
    form.repeated.accept("12345")
    await time.advance(by: .seconds(1))
    gateway.isOffline = true
    form.taps.accept()
    await time.advance(by: .seconds(1))
    gateway.isOffline = false
    form.taps.accept()
    await time.advance(by: .seconds(1))
    #expect(outcome.values == [false, true])
  }
}

/// What is said beside a field.
enum FieldCheck: Equatable {
  case empty, checking, fine
  case wrong(String)
}

@MainActor protocol SignUpGateway: AnyObject {
  func isFree(_ name: String) async throws -> Bool
  func signUp(_ name: String, password: String) async throws
}

@MainActor final class SignUpForm {
  let name = BehaviorRelay(value: "")
  let password = BehaviorRelay(value: "")
  let repeated = BehaviorRelay(value: "")
  let taps = PublishRelay<Void>()

  let nameCheck: Driver<FieldCheck>
  let passwordCheck: Driver<FieldCheck>
  let repeatCheck: Driver<FieldCheck>
  let isEnabled: Driver<Bool>
  /// Whether the form has been sent.
  let outcome: Signal<Bool>

  init(gateway: any SignUpGateway, clock: any AppClock) {
    let fields = (
      name: name.asDriver(), password: password.asDriver(), repeated: repeated.asDriver()
    )
    let isSending = BehaviorRelay(value: false)

    nameCheck = fields.name.distinctUntilChanged().flatMapLatest { name in
      if name.isEmpty { return .just(.empty) }
      return EventStream.timer(.milliseconds(300), scheduler: clock.scheduler)
        .flatMapLatest(clock: clock) { _ in
          try await gateway.isFree(name) ? FieldCheck.fine : .wrong("使われています")
        }
        .asDriver(onErrorJustReturn: .wrong("通信できませんでした"))
        .startWith(.checking)
    }
    passwordCheck = fields.password.map { password in
      if password.isEmpty { return .empty }
      return password.count < 5 ? .wrong("5文字以上にしてください") : .fine
    }
    repeatCheck = Driver.combineLatest(fields.password, fields.repeated) { password, repeated in
      if repeated.isEmpty { return .empty }
      return password == repeated ? .fine : .wrong("パスワードと違います")
    }
    .distinctUntilChanged()
    isEnabled = Driver.combineLatest(nameCheck, passwordCheck, repeatCheck, isSending.asDriver()) {
      $0 == .fine && $1 == .fine && $2 == .fine && !$3
    }
    .distinctUntilChanged()
    outcome = taps.asSignal()
      .withLatestFrom(isEnabled).filter { $0 }
      .withLatestFrom(Driver.combineLatest(fields.name, fields.password) { ($0, $1) })
      .flatMapFirst { name, password in
        EventStream.task(clock: clock) { try await gateway.signUp(name, password: password) }
          .map { true }
          .do(onSubscribe: { isSending.accept(true) }, onDispose: { isSending.accept(false) })
          .asSignal(onErrorJustReturn: false)
      }
  }
}

/// Answers after 200 milliseconds.
@MainActor private final class FormGateway: SignUpGateway {
  var isOffline = false
  private(set) var asked: [String] = []
  private(set) var sent: [String] = []
  private let clock: VirtualTime

  init(clock: VirtualTime) { self.clock = clock }

  func isFree(_ name: String) async throws -> Bool {
    asked.append(name)
    try await answer()
    return name != "taken"
  }

  func signUp(_ name: String, password: String) async throws {
    sent.append("\(name) \(password)")
    try await answer()
  }

  private func answer() async throws {
    try await clock.sleep(for: .milliseconds(200))
    if isOffline { throw TestError("offline") }
  }
}
