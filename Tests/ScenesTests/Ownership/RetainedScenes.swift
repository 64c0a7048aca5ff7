import Observation2
import Scenes
import ScenesStore
import StateStore

// The faults whose owner the library records: the report has the line.

final class DriverClosureScene: FaultyScene {
  override func plant() {
    app.line = #line
    app.ticks.asSignal().emit { _ in self.taps += 1 }.disposed(by: bag)
    app.endings.append { [bag] in bag.dispose() }
  }
}

final class TimerScene: FaultyScene {
  override func plant() {
    app.line = #line
    let timer = app.time.scheduler.schedule(after: .seconds(60)) { self.taps += 1 }
    app.endings.append { timer.dispose() }
  }
}

final class EndlessTaskScene: FaultyScene {
  override func plant() {
    let clock = app.time
    app.line = #line
    let task = clock.run {
      while (try? await clock.sleep(for: .seconds(60))) != nil { self.taps += 1 }
    }
    app.endings.append { task.dispose() }
  }
}

final class BaglessScene: FaultyScene {
  override func plant() {
    app.line = #line
    let subscription = app.ticks.asStream().subscribe { _ in self.taps += 1 }
    app.endings.append { subscription.dispose() }
  }
}

final class StoreEffectScene: FaultyScene {
  override func plant() {
    let clock = app.time
    app.line = #line + 1
    let store = Store<Int, Int>(initial: 0, clock: clock) { _, _ in
      .run { _ in
        try await clock.sleep(for: .seconds(60))
        self.faultViewDidTap()
      }
    }
    store.send(1)
    kept = store
    app.endings.append { store.dispose() }
  }

  var kept: Store<Int, Int>?
}

final class GlobalBagScene: FaultyScene {
  override func plant() {
    app.line = #line
    app.ticks.asSignal().emit { _ in self.taps += 1 }.disposed(by: app.bag)
  }
}

final class ValuesLoopScene: FaultyScene {
  override func plant() {
    app.line = #line
    let values = app.count.asDriver().values()
    let task = Task { for await value in values { self.taps += value } }
    app.endings.append { task.cancel() }
  }
}

final class CombinedScene: FaultyScene {
  override func plant() {
    let both = Driver.combineLatest(app.count.asDriver(), app.count.asDriver().map { $0 * 2 }) {
      $0 + $1
    }
    app.line = #line
    both.distinctUntilChanged().drive { self.taps += $0 }.disposed(by: app.bag)
  }
}

// The faults that are stored references: the report has the property.

final class StrongDelegateScene: SceneHost, FaultViewDelegate {
  private(set) lazy var view = StrongFaultView(delegate: self)
  func faultViewDidTap() {}
}

final class TwoWayScene: FaultyScene {
  override func plant() {
    presenter.router = router
    router.presenter = presenter
    app.endings.append { [router] in router.presenter = nil }
  }
}

final class KeptChildScene: FaultyScene {
  override func plant() { app.root.router.opened.append(self) }
}

final class CachedViewScene: FaultyScene {
  override func plant() { app.views.append(view) }
}

final class GlobalDataScene: FaultyScene {
  override func plant() { app.models["題"] = data }
}

final class RouterKeepsScene: FaultyScene {
  override func plant() {
    router.scene = self
    app.endings.append { [router] in router.scene = nil }
  }
}

final class ListenerScene: FaultyScene {
  override func plant() { app.listeners.append(presenter) }
}

final class PresentedScene: FaultyScene {
  override func plant() { app.root.presenter.presented = self }
}

// The faults that are in a closure's capture: the report has the property that stores the closure.

final class InteractorClosureScene: FaultyScene {
  override func plant() {
    presenter.interactor.didFinish = { self.taps += 1 }
    app.endings.append { [interactor = presenter.interactor] in interactor.didFinish = nil }
  }
}

final class FactoryScene: FaultyScene {
  override func plant() { app.root.router.factory = { self } }
}

final class LazyClosureScene: FaultyScene {
  private lazy var format: (() -> String)? = { "\(self.taps)" }

  override func plant() {
    _ = format?()
    app.endings.append { [weak self] in self?.format = nil }
  }
}

final class StoredDriverScene: FaultyScene {
  private var total: Driver<Int>?

  override func plant() {
    total = app.count.asDriver().map { $0 + self.taps }
    app.endings.append { [weak self] in self?.total = nil }
  }
}

final class HandlerScene: FaultyScene {
  override func plant() { app.rows.append(FaultRow { self.taps += 1 }) }
}

// What is to be done at an end, in a bag: the report has the property of the bag.

final class EndingScene: FaultyScene {
  override func plant() { AnyDisposable { self.faultViewDidTap() }.disposed(by: app.bag) }
}

final class OwnEndingScene: FaultyScene {
  override func plant() {
    AnyDisposable { self.faultViewDidTap() }.disposed(by: bag)
    app.endings.append { [weak bag] in bag?.dispose() }
  }
}
