import Observation
import Observation2

/// The library's published-style property, under the same script as the naive one.
@MainActor final class LibraryProperty: PropertyWorld {
  private final class Early: ObservedModel {
    @Observed var value = 0
  }

  private final class Late: ObservedModel {
    @Observed(.didSet) var value = 0
  }

  private let play: PropertyPlay
  private let early = Early()
  private let late = Late()
  private let isEarly: Bool
  private let cell: ObservedCell?
  private var subscriptions: [Int: any Disposable] = [:]
  private var isTracked = false
  private var watching: (any Disposable)?

  init(_ play: PropertyPlay, isEarly: Bool) {
    self.play = play
    self.isEarly = isEarly
    let children = Mirror(reflecting: isEarly ? early : late).children
    cell = children.lazy.compactMap { $0.value as? ObservedCell }.first
  }

  /// Read without Observation's tracking, since a read would make the property tracked.
  var reading: Int { cell?.currentValue as? Int ?? -1 }

  func set(_ value: Int) {
    if isEarly { early.value = value } else { late.value = value }
  }

  func add(_ value: Int) {
    if isEarly { early.value += value } else { late.value += value }
  }

  func join(_ observer: Int) {
    let driver = isEarly ? early.$value : late.$value
    subscriptions[observer] = driver.drive { [unowned self] value in
      play.tell(
        Told(kind: .value, observer: observer, value: value, reading: reading),
        in: self
      )
    }
  }

  func leave(_ observer: Int) {
    subscriptions.removeValue(forKey: observer)?.dispose()
  }

  func track() {
    guard !isTracked else { return }
    isTracked = true
    withObservationTracking {
      _ = isEarly ? early.value : late.value
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.changed() }
    }
  }

  func watch() {
    guard watching == nil else { return }
    let signal = isEarly ? early.willChange : late.willChange
    watching = signal.emit { [unowned self] in
      play.tell(Told(kind: .willChange, reading: reading), in: self)
    }
  }

  func unwatch() {
    watching?.dispose()
    watching = nil
  }

  func end() {
    for subscription in subscriptions.values { subscription.dispose() }
    unwatch()
  }

  private func changed() {
    isTracked = false
    play.tell(Told(kind: .onChange, reading: reading), in: self)
  }
}
