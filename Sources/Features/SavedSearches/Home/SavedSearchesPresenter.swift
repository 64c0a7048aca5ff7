import Observation2
import SceneCollections
import Scenes

/// Owns the sections of the saved searches, and does with the searches what a person's gestures say.
final class SavedSearchesPresenter: ScenePresenter, Presentable {
  /// The sections as they are now; see ``sectionsDidChange``.
  private(set) var sections: [any SavedSearchesSection] = []
  private let shelf: SavedSearchShelf
  private let recommended: [SavedSearchSample]
  private let routing: any SavedSearchesRouting
  private let log: EventLog
  private lazy var cells = SavedSearchesCells(delegate: self)
  private let isEditing = BehaviorRelay(value: false)
  private let editing = BehaviorRelay<SavedSearchEditor?>(value: nil)
  private let changes = PublishRelay<Void>()
  private let disposeBag = DisposeBag()

  init(
    shelf: SavedSearchShelf,
    recommended: [SavedSearchSample],
    routing: any SavedSearchesRouting,
    log: EventLog = EventLog()
  ) {
    (self.shelf, self.recommended, self.routing, self.log) = (shelf, recommended, routing, log)
  }

  /// Tells that there are other ``sections`` now.
  var sectionsDidChange: Signal<Void> { changes.asSignal() }

  /// The name that the person is about to give; `nil` if there is none.
  var editor: Driver<SavedSearchEditor?> { editing.asDriver().distinctUntilChanged() }

  func start() {
    Driver.combineLatest(
      shelf.list,
      shelf.isStored,
      isEditing.asDriver().distinctUntilChanged()
    )
    .drive(with: self) { $0.rebuild($1.0, isStored: $1.1, isEditing: $1.2) }
    .disposed(by: disposeBag)
  }

  private func rebuild(_ list: SavedSearchList, isStored: Bool, isEditing: Bool) {
    var notices: [SavedSearchesNotice] = list.hasLostSome ? [.lost] : []
    if !isStored { notices.append(.unstored) }
    let isEditing = isEditing && !list.searches.isEmpty
    sections = [
      HeaderSection(notices: notices, isEditing: isEditing, cells: cells),
      EmptySection(isEmpty: list.searches.isEmpty, cells: cells),
      ConditionsSection(
        list.searches,
        isEditing: isEditing,
        cells: cells,
        swiped: ConditionsSection.SwipeHandlers(
          rename: { [weak self] in self?.savedSearchesViewDidTapRenameButton(searchID: $0) },
          delete: { [weak self] in self?.savedSearchesViewDidTapDeleteButton(searchID: $0) }
        )
      ),
      RecommendationSection(
        recommended.filter { !list.contains(words: $0.words) },
        cells: cells
      ),
    ]
    changes.accept(())
  }
}

extension SavedSearchesPresenter: SavedSearchesViewDelegate {
  func savedSearchesViewDidTapMarkGrid() {
    log.recordCall()
    routing.showChoosing()
  }

  func savedSearchesViewDidTapAddButton() {
    log.recordCall()
    editing.accept(SavedSearchEditor(purpose: .adding))
  }

  func savedSearchesViewDidTapEditButton() {
    log.recordCall()
    // Without a search there is nothing to begin with.
    isEditing.accept(!isEditing.value && !shelf.current.searches.isEmpty)
  }

  func savedSearchesViewDidCloseNotice() {
    log.recordCall()
    shelf.change { $0.hasLostSome = false }
  }

  func savedSearchesViewDidTapSearch(searchID: Int) {
    log.recordCall(["searchID": "\(searchID)"])
    routing.showSearch(searchID)
  }

  func savedSearchesViewDidTapRenameButton(searchID: Int) {
    log.recordCall(["searchID": "\(searchID)"])
    guard let search = shelf.current.search(searchID) else { return }
    editing.accept(SavedSearchEditor(purpose: .renaming(searchID), text: search.name))
  }

  func savedSearchesViewDidTapDeleteButton(searchID: Int) {
    log.recordCall(["searchID": "\(searchID)"])
    shelf.change { $0.delete(searchID) }
    if editing.value?.purpose == .renaming(searchID) { editing.accept(nil) }
    if shelf.current.searches.isEmpty { isEditing.accept(false) }
  }

  func savedSearchesViewDidTapUpButton(searchID: Int) {
    log.recordCall(["searchID": "\(searchID)"])
    shelf.change { $0.moveUp(searchID) }
  }

  func savedSearchesViewDidReorder(searchIDs: [Int]) {
    log.recordCall(["searchIDs": searchIDs.map(String.init).joined(separator: ",")])
    shelf.change { $0.order(by: searchIDs) }
  }

  func savedSearchesViewDidTapRecommendation(words: String) {
    log.recordCall(["words": words])
    guard let sample = recommended.first(where: { $0.words == words }),
      !shelf.current.contains(words: words)
    else { return }
    shelf.change { $0.save(sample.name, words: words) }
  }

  func savedSearchesViewDidChangeName(_ name: String) {
    guard var editor = editing.value else { return }
    editor.text = name
    editing.accept(editor)
  }

  func savedSearchesViewDidTapSaveButton() {
    log.recordCall()
    guard let editor = editing.value, let name = editor.name else { return }
    shelf.change { list in
      switch editor.purpose {
      case .adding: list.save(name, words: name)
      case .renaming(let id): list.rename(id, to: name)
      }
    }
    editing.accept(nil)
  }

  func savedSearchesViewDidTapCancelButton() {
    log.recordCall()
    editing.accept(nil)
  }
}
