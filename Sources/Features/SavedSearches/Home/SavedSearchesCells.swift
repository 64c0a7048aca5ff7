import SceneCollections
import Scenes

/// How the items of the saved searches look: a registration for each kind of cell.
@MainActor
struct SavedSearchesCells {
  typealias Registration<Item> = CollectionView.CellRegistration<CollectionViewCell, Item>

  /// The title, by whether the searches are being edited.
  let title: Registration<Bool>
  let notice: Registration<SavedSearchesNotice>
  let empty = Self.cells { (_: Void) in EmptyPart() }
  let search: Registration<SavedSearch>
  /// A search that is being edited.
  let edited: Registration<SavedSearch>
  let recommendationHeader = Self.cells { (_: Void) in RecommendationHeaderPart() }
  let recommendation: Registration<SavedSearchSample>

  /// Creates the registrations.
  ///
  /// - Parameter delegate: Is told of the gestures; it is not kept.
  init(delegate: any SavedSearchesViewDelegate) {
    title = Self.cells { [weak delegate] isEditing in
      TitlePart(
        isEditing: isEditing,
        didTapAdd: { delegate?.savedSearchesViewDidTapAddButton() },
        didTapEdit: { delegate?.savedSearchesViewDidTapEditButton() },
        didTapMarkGrid: { delegate?.savedSearchesViewDidTapMarkGrid() }
      )
    }
    notice = Self.cells { [weak delegate] notice in
      NoticePart(notice: notice) { delegate?.savedSearchesViewDidCloseNotice() }
    }
    search = Self.cells { [weak delegate] search in
      SavedSearchRow(search: search) {
        delegate?.savedSearchesViewDidTapSearch(searchID: search.id)
      }
    }
    edited = Self.cells { [weak delegate] search in
      EditedSearchRow(
        search: search,
        didTapRename: { delegate?.savedSearchesViewDidTapRenameButton(searchID: search.id) },
        didTapDelete: { delegate?.savedSearchesViewDidTapDeleteButton(searchID: search.id) },
        didTapUp: { delegate?.savedSearchesViewDidTapUpButton(searchID: search.id) }
      )
    }
    recommendation = Self.cells { [weak delegate] sample in
      RecommendationRow(sample: sample) {
        delegate?.savedSearchesViewDidTapRecommendation(words: sample.words)
      }
    }
  }

  private static func cells<Item, Part: ScreenPart & Equatable>(
    _ part: @escaping @MainActor (Item) -> Part
  ) -> Registration<Item> {
    Registration { cell, _, item in
      cell.contentConfiguration = CellPartConfiguration(part(item))
    }
  }
}
