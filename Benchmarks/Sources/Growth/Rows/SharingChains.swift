import Observation2

extension GrowthRow {
  /// n stages that share their source, one below the other.
  @MainActor static var sharingChains: [GrowthRow] {
    [
      chain("share(replay:scope:)") { $0.share() },
      chain("share(replay: 1)", of: []) { $0.share(replay: 1) },
      chain("share(replay: 1, scope: .forever)", of: []) { $0.share(replay: 1, scope: .forever) },
      chain("share and map", of: []) { $0.share().map { $0 &+ 1 } },
      chain("publish()", of: ["EventStream.publish()", "ConnectableStream.refCount()"]) {
        $0.publish().refCount()
      },
      chain("replay(_:)") { $0.replay(1).refCount() },
      chain("replayAll()") { $0.replayAll().refCount() },
      chain("multicast(_:)") { $0.multicast { PublishSubject<Int>() }.refCount() },
      chain("multicast of a subject", of: []) { $0.multicast(PublishSubject<Int>()).refCount() },
      chain("publish and autoconnect", of: ["ConnectableStream.autoconnect(after:)"]) {
        $0.publish().autoconnect()
      },
      chain("asDriver(onErrorJustReturn:)") { $0.asDriver(onErrorJustReturn: 0).asStream() },
      chain("asDriver(onErrorDriveWith:)") { $0.asDriver(onErrorDriveWith: .empty()).asStream() },
      chain("asDriver(onErrorRecover:)") { $0.asDriver { _ in .empty() }.asStream() },
      chain("asSignal(onErrorJustReturn:)") { $0.asSignal(onErrorJustReturn: 0).asStream() },
      chain("asSignal(onErrorSignalWith:)") { $0.asSignal(onErrorSignalWith: .empty()).asStream() },
      chain("asSignal(onErrorRecover:)") { $0.asSignal { _ in .empty() }.asStream() },
    ]
  }
}
