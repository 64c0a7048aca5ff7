import Observation
import Observation2

/// The library's view state, under the same script as the naive one.
@MainActor final class LibraryViewState: ViewStateWorld {
  typealias Field = ViewStateScript.Field

  private final class Body: PropertyReader {
    var reads: [PropertyRead] = []
    var foreignReads: ForeignReads?
    let kind = ObjectIdentifier(Body.self)
    let didChange: () -> Void

    init(_ didChange: @escaping () -> Void) {
      self.didChange = didChange
    }

    func propertyDidChange() { didChange() }
  }

  private let play: ViewStatePlay
  private let model = ViewStateModel(CallingState())
  private var observed: Set<Field> = []
  private var watching: (any Disposable)?
  private lazy var bodies = Dictionary(
    uniqueKeysWithValues: Field.allCases.map { field in
      (field, Body { [unowned self] in play.note(.body, field, in: self) })
    }
  )

  init(_ play: ViewStatePlay) {
    self.play = play
  }

  /// Read from the mirror, since any other read would be followed.
  var reading: String {
    Mirror(reflecting: model).children
      .compactMap { ($0.value as? CallingState.Number).map { String($0.value) } }
      .joined()
  }

  func set(_ state: CallingState) {
    CallingState.onCompare = { [unowned self] in play.note(.compare, $0, in: self) }
    model.state = state
  }

  func observe(_ field: Field) {
    guard observed.insert(field).inserted else { return }
    withObservationTracking {
      read(field)
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.changed(field) }
    }
  }

  func run(_ field: Field) {
    guard let body = bodies[field] else { return }
    PropertyReading.track(body) { read(field) }
  }

  func stop(_ field: Field) {
    guard let body = bodies[field] else { return }
    PropertyReading.track(body) {}
  }

  func watch() {
    guard watching == nil else { return }
    watching = model.willChange.emit { [unowned self] in play.note(.willChange, nil, in: self) }
  }

  func unwatch() {
    watching?.dispose()
    watching = nil
  }

  func end() {
    unwatch()
    CallingState.onCompare = nil
  }

  private func read(_ field: Field) {
    switch field {
    case .a: _ = model.a
    case .b: _ = model.b
    case .c: _ = model.c
    case .whole: _ = model.state
    }
  }

  private func changed(_ field: Field) {
    observed.remove(field)
    play.note(.onChange, field, in: self)
  }
}
