import SceneCollections

@testable import Timeline
@testable import TimelineSimulation

extension TimelineHistory {
  /// The screens show what there is, once and in order.
  func look() {
    update()
    let shown = shown
    let ids = shown.map(\.id)
    let numbers = posts.ids
    if Set(ids).count != ids.count { complain("Twice there: \(ids)") }
    if let gone = ids.first(where: told.deleted.contains) { complain("\(gone) is deleted.") }
    for post in shown where post.revision < told.revised[post.id] ?? 0 {
      complain("\(post.id) is of revision \(post.revision), not \(told.revised[post.id] ?? 0).")
    }
    lookAtOrder(ids, numbers)
    if data.loadingError == nil, !ids.isEmpty {
      for id in told.posted where numbers.prefix(50).contains(id) && !ids.contains(id) {
        complain("\(id), which the person has posted, is not in \(ids).")
      }
    }
    if let field = post?.scene.view.dataSource.text,
      let wrong = post?.writing.complaint(field)
    {
      complain(wrong)
    }
    if let field = compose?.scene.view.dataSource.text,
      let wrong = compose?.writing.complaint(field)
    {
      complain(wrong)
    }
    lookAtWords()
  }

  /// A post with a higher number than the first has appeared later and stands above it.
  private func lookAtOrder(_ ids: [TimelinePost.ID], _ numbers: [TimelinePost.ID]) {
    func place(_ id: TimelinePost.ID) -> Int { id > first ? -id : id }
    let ordered = ids.sorted { place($0) < place($1) }
    if ordered != ids { complain("Not in order: \(ids)") }
    // What others have posted since the last load is not there yet; all else is, down to the last.
    let loaded = ids.filter { !told.posted.contains($0) }
    guard let top = loaded.first, let last = loaded.last else { return }
    let wanted = numbers.filter { place(top)...place(last) ~= place($0) }
    if let missing = wanted.first(where: { !ids.contains($0) }) {
      complain("\(missing) is missing in \(ids).")
    }
  }

  /// Whatever was sent has arrived at most once.
  private func lookAtWords() {
    var words: Set<String> = []
    for id in posts.ids {
      guard let thread = try? posts.change({ $0.thread(id) }).get(), thread.post.isOwn else {
        continue
      }
      guard case .description(let text) = thread.post.content, text.hasPrefix("ことば") else {
        continue
      }
      if !words.insert(text).inserted { complain("“\(text)” was posted twice.") }
    }
    guard let id = post?.scene.view.dataSource.post == nil ? nil : opened,
      let thread = try? posts.change({ $0.thread(id) }).get()
    else { return }
    let own = thread.comments.map(\.text).filter { $0.hasPrefix("ことば") }
    if Set(own).count != own.count { complain("A comment is there twice: \(own)") }
    if thread.comments.count != thread.post.commentCount { complain("Wrong count of \(id)") }
  }

  /// Waits until nothing is under way, and looks whether all is there that can be.
  func rest() async {
    for _ in 0..<6 { await pass(20_000) }
    note("at rest, with \(shown.count) posts and \(data.end.end)")
    if complaint == nil { look() }
    if data.end.end == .loading, data.loadingError == nil { complain("It says that it loads.") }
    guard data.end.end == .nothing, data.loadingError == nil else { return }
    let ids = shown.map(\.id)
    let visible = data.timeline.collectionView.pathsForVisibleItems.last { $0.section == 2 }
    // What others have posted since the last load is not there yet.
    let last = ids.last { !told.posted.contains($0) }
    guard let visible, visible.item >= ids.count - 10, let last else { return }
    let numbers = posts.ids
    let behind = numbers.drop { $0 != last }.filter { !ids.contains($0) }
    if !behind.isEmpty { complain("At the end in sight more do not come: \(behind)") }
  }
}
