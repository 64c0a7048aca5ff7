import Scenes
import ScenesHeadless
import Tsukurepo

/// The pages that have shown their report, which stays until a newer one is there.
@MainActor
final class ShownReports {
  private weak var stage: Stage?
  private var pages: Set<SceneEntryID> = []

  /// Returns a description of a report that nothing has replaced and that is gone; `nil` if there is none.
  func loss(on stage: Stage) -> String? {
    if self.stage !== stage { (self.stage, pages) = (stage, []) }
    guard let page = stage.navigator.navigation.top,
      case .report(let id)? = page.route.as(TsukurepoRoute.self)
    else { return nil }
    let title = stage.element(identifiedBy: "tsukurepo-title")
    let isLoading = title?.element.label == "読み込み中"
    if stage.shows(.id("not-found")) {
      pages.remove(page.id)
    } else if title != nil, !isLoading {
      pages.insert(page.id)
    } else if pages.contains(page.id), isLoading || stage.shows(.id("loading-error")) {
      return "the page has shown report \(id), which is gone"
    }
    return nil
  }
}
