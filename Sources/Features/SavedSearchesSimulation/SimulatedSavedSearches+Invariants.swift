import SavedSearches
import Scenes
import ScenesHeadless

extension SimulatedSavedSearches {
  /// The conditions that the feature always fulfills, in addition to those of every app.
  static let invariants: [FeatureInvariant<SimulatedSavedSearches>] = [
    FeatureInvariant("the next process has the searches that were stored", at: .cut) {
      feature,
      _ in
      feature.loss
    },
    FeatureInvariant(
      "nothing is said to be saved only while nothing is",
      at: .step
    ) { feature, stage in
      guard stage.shows(.id("saved-searches-empty")), !feature.list.searches.isEmpty else {
        return nil
      }
      return "\(feature.list.searches.count) are saved"
    },
    FeatureInvariant(
      "each search has its name, and a badge of what is new",
      at: .step
    ) { feature, stage in
      for row in rows(on: stage.frames) {
        guard let search = feature.list.search(row.id) else { return "\(row.id) is not saved" }
        let badge = search.newHits > 0 ? "\(search.newHits)" : nil
        if row.look.text != search.name || row.look.value != badge {
          return "“saved-search-\(row.id)” says \(row.look.text ?? "nothing") with "
            + "\(row.look.value ?? "no badge"), not \(search.name) with \(badge ?? "no badge")"
        }
      }
      return nil
    },
    FeatureInvariant("what is new stays so until it has been looked for", at: .step) {
      feature,
      stage in
      feature.seen.loss(of: feature.list, on: stage)
    },
    FeatureInvariant("what has been found is new no more", at: .step) { feature, stage in
      feature.found.left(of: feature.list, on: stage)
    },
    FeatureInvariant("searches stand in the order in which they are kept", at: .step) {
      feature,
      stage in
      let shown = rows(on: stage.frames).map(\.id)
      guard let first = shown.first else { return nil }
      let all = feature.list.searches.map(\.id)
      guard let start = all.firstIndex(of: first) else { return nil }
      return all[start...].starts(with: shown) ? nil : "\(shown) are shown of \(all)"
    },
    FeatureInvariant("a search moves up by one place", at: .step) { feature, stage in
      feature.moved.mistake(in: feature.list, on: stage)
    },
    FeatureInvariant("a name is for a search that is there", at: .step) { feature, stage in
      feature.moved.lostName(in: feature.list, on: stage)
    },
    FeatureInvariant("what has a name can be saved", at: .step) { _, stage in
      guard let field = stage.element(identifiedBy: "saved-search-name"),
        let button = stage.element(identifiedBy: "saved-search-save")
      else { return nil }
      let text = field.element.text ?? ""
      let hasName = SavedSearchEditor.saved(text) != nil
      return button.isEnabled == hasName
        ? nil : "“saved-search-save” is \(hasName ? "disabled" : "enabled") beside “\(text)”"
    },
  ]

  /// The searches that are described, in their order.
  private static func rows(
    on frames: ScreenFrames
  ) -> [(id: SavedSearch.ID, look: ScreenNodeLook)] {
    let prefix = "saved-search-"
    var rows: [(id: SavedSearch.ID, look: ScreenNodeLook)] = []
    // Not by a closure, for which its isolation would be checked each time.
    for index in frames.identified {
      guard let name = frames.elements[index].element.identifier, name.hasPrefix(prefix),
        let id = SavedSearch.ID(name.dropFirst(prefix.count))
      else { continue }
      rows.append((id, frames.elements[index].element))
    }
    return rows
  }
}
