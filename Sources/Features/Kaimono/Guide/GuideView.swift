import Observation2
import Scenes

/// The gestures that the view of a guide reports.
@MainActor
protocol GuideViewDelegate: AnyObject {
  func guideViewDidFoldEntry(_ id: KaimonoGuide.Entry.ID, isUnfolded: Bool)
}

/// The view of a guide: headings with what is said below them, one below the other.
struct GuideView: NavigatedSceneView {
  /// What the view shows.
  final class DataSource: ObservedModel {
    @Observed var title = ""
    @Observed var entries: [KaimonoGuide.Entry] = []
    @Observed var isFolded = false
    @Observed var unfoldedEntries: Set<KaimonoGuide.Entry.ID> = []
  }

  weak var delegate: (any GuideViewDelegate)?
  let dataSource: DataSource

  var navigationItem: SceneNavigationItem { SceneNavigationItem(dataSource.title) }

  var body: [ScreenElement] {
    scroll {
      column(spacing: 8) {
        text(dataSource.title).identifier("guide-title").header().textStyle(.title2)
        each(dataSource.entries) { entry in
          if dataSource.isFolded { folded(entry) } else { whole(entry) }
        }
      }
      .padding(horizontal: 16, vertical: 8)
    }
    .readableWidth()
  }

  @ScreenBuilder private func whole(_ entry: KaimonoGuide.Entry) -> [ScreenElement] {
    text(entry.heading).identifier("guide-entry-\(entry.id)").header(level: 2).textStyle(.headline)
    said(entry)
  }

  @ScreenBuilder private func folded(_ entry: KaimonoGuide.Entry) -> [ScreenElement] {
    disclosureGroup(
      entry.heading,
      isExpanded: dataSource.unfoldedEntries.contains(entry.id),
      onChange: { delegate?.guideViewDidFoldEntry(entry.id, isUnfolded: $0) }
    ) {
      said(entry)
    }
    .identifier("guide-entry-\(entry.id)")
  }

  private func said(_ entry: KaimonoGuide.Entry) -> ScreenElement {
    text(entry.text).identifier("guide-text-\(entry.id)")
  }
}
