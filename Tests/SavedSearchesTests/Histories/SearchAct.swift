@testable import SavedSearches

/// Something that is done to the searches, and what it must come to.
@MainActor
struct SearchAct {
  let words: String
  let change: (inout SearchModel) -> Void
  let perform: (HomeStage) -> Void

  init(
    _ words: String,
    change: @escaping (inout SearchModel) -> Void = { _ in },
    perform: @escaping (HomeStage) -> Void
  ) {
    (self.words, self.change, self.perform) = (words, change, perform)
  }
}

extension SavedSearchHistory {
  /// A name as a person may write it, and as it must be saved.
  private func name() -> (written: String, saved: String?) {
    let number = dice.roll(1_000)
    switch dice.roll(8) {
    case 0: return ("", nil)
    case 1: return (" \n　", nil)
    case 2:
      let long = String(repeating: "卵", count: 49)
      return (long + " " + long, long)
    case 3: return (String(repeating: "長", count: 10_000), String(repeating: "長", count: 50))
    case 4: return ("　 同じ ", "同じ")
    default: return ("検索 \(number)", "検索 \(number)")
    }
  }

  /// A random gesture of the person, or something that others do.
  func gesture() -> SearchAct {
    let (written, saved) = name()
    let times = 1 + dice.roll(2)
    guard let id = pick() else { return adding(written, saved, times) }
    switch dice.roll(12) {
    case 0, 1, 2: return adding(written, saved, times)
    case 3, 4:
      return SearchAct("renames \(id) to \(written.prefix(60))") { model in
        if let saved { model.change(id) { $0.name = saved } }
      } perform: { home in
        let view = home.scene.view.delegate
        view?.savedSearchesViewDidTapRenameButton(searchID: id)
        view?.savedSearchesViewDidChangeName(written)
        for _ in 0..<times { view?.savedSearchesViewDidTapSaveButton() }
        view?.savedSearchesViewDidTapCancelButton()
      }
    case 5:
      return SearchAct("deletes \(id) \(times) times") { model in
        model.searches.removeAll { $0.id == id }
      } perform: { home in
        for _ in 0..<times {
          home.scene.view.delegate?.savedSearchesViewDidTapDeleteButton(searchID: id)
        }
      }
    case 6:
      return SearchAct("moves \(id) up") { model in
        guard let place = model.index(id), place > 0 else { return }
        model.searches.swapAt(place, place - 1)
      } perform: {
        $0.scene.view.delegate?.savedSearchesViewDidTapUpButton(searchID: id)
      }
    case 7:
      let ids = Array(model.searches.compactMap(\.id).reversed())
      return SearchAct("turns the order round") {
        $0.searches.reverse()
      } perform: {
        $0.scene.view.delegate?.savedSearchesViewDidReorder(searchIDs: ids)
      }
    case 8:
      return SearchAct("puts the notice away") {
        $0.hasLostSome = false
      } perform: {
        $0.scene.view.delegate?.savedSearchesViewDidCloseNotice()
      }
    default:
      let count = dice.roll(9) == 0 ? Int.max : 1 + dice.roll(5)
      return SearchAct("\(count) new for \(id)") { model in
        model.change(id) { $0.hits = $0.hits > Int.max - count ? .max : $0.hits + count }
      } perform: { home in
        home.change { $0.addHits(count, to: id) }
      }
    }
  }

  private func adding(_ written: String, _ saved: String?, _ times: Int) -> SearchAct {
    if dice.roll(3) == 0, let saved {
      return SearchAct("saved elsewhere: \(saved)") {
        $0.searches.append(SearchModel.Search(name: saved, words: saved))
      } perform: { home in
        home.change { $0.save(saved, words: saved) }
      }
    }
    return SearchAct("saves \(written.prefix(60)), with \(times) taps") { model in
      if let saved { model.searches.append(SearchModel.Search(name: saved, words: saved)) }
    } perform: { home in
      let view = home.scene.view.delegate
      view?.savedSearchesViewDidTapAddButton()
      view?.savedSearchesViewDidChangeName(written)
      for _ in 0..<times { view?.savedSearchesViewDidTapSaveButton() }
      view?.savedSearchesViewDidTapCancelButton()
    }
  }
}
