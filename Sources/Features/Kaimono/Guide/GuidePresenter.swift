import Observation2
import Scenes

/// Tells the view of a guide what it shows, and keeps which entries a person has unfolded.
final class GuidePresenter: ScenePresenter {
  private let guide: KaimonoGuide
  private let unfolded = BehaviorRelay<Set<KaimonoGuide.Entry.ID>>(value: [])
  private let log: EventLog

  init(_ guide: KaimonoGuide, log: EventLog = EventLog()) {
    self.guide = guide
    self.log = log
  }

  var title: String { guide.title }
  var entries: [KaimonoGuide.Entry] { guide.entries }
  var isFolded: Bool { guide.isFolded }
  var unfoldedEntries: Driver<Set<KaimonoGuide.Entry.ID>> { unfolded.asDriver() }
}

extension GuidePresenter: GuideViewDelegate {
  func guideViewDidFoldEntry(_ id: KaimonoGuide.Entry.ID, isUnfolded: Bool) {
    log.recordCall(["entry": "\(id)", "isUnfolded": "\(isUnfolded)"])
    unfolded.accept(
      isUnfolded ? unfolded.value.union([id]) : unfolded.value.subtracting([id])
    )
  }
}
