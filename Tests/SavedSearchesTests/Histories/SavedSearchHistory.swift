import SceneCollections
import Scenes
import ScenesHeadless
import StorePersistence

@testable import SavedSearches

/// A random history of a person with saved searches: every gesture, some of them twice, windows of other sizes, what
/// others do, a page that is open meanwhile, requests that fail, and a device whose files fail, are damaged and can't
/// be read for a while, with kills before any step of a save.
///
/// While the app runs, the screens must show what the person and the others have made of the searches, each by the
/// number that it had. After a kill it must be that again, unless the device has failed since it was last stored.
@MainActor
final class SavedSearchHistory {
  /// What has to happen in many histories.
  static let kinds = [
    "kill amid", "kill", "damage", "unread", "unstored", "merge", "run", "failed run", "rotation",
  ]

  /// A violated requirement, if there was one.
  private(set) var complaint: String?
  private(set) var story: [String] = []
  private(set) var happened: [String: Int] = [:]

  var dice: Dice
  private let files = MemoryFileSystem()
  private(set) var home: HomeStage
  private var storage: SavedSearchFile
  private(set) var page: SearchPageHistory?
  /// What the person has.
  private(set) var model = SearchModel()
  /// What may be on the disk.
  private var stored = [SearchModel()]
  /// Whether it is not known what is on the disk.
  private var isUnread = false
  /// One in this number of the file system's steps fails; none if `nil`.
  private var faults: Int?
  /// The number of steps before the app is killed.
  private var stepsLeft: Int?
  private var isKilled = false
  private var hasFailed = false
  private var issues: [StateFileError] = []

  init(seed: Int) {
    dice = Dice(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
    storage = SavedSearchHistory.neverFailing()
    home = HomeStage(storage: storage)
  }

  /// Plays the history.
  func play() async throws {
    files.fault = { [unowned self] step, _ in isFailing(step) ? 28 : nil }
    try launch()
    for _ in 0..<(15 + dice.roll(40)) where complaint == nil {
      switch dice.roll(16) {
      case 0: try restart()
      case 1:
        faults = faults == nil ? 1 + dice.roll(4) : nil
        note("faults: \(faults.map { "one in \($0)" } ?? "none")")
      case 2: turn()
      case 3: try await openPage()
      case 4, 5: try await pass()
      default:
        if dice.roll(6) == 0 { stepsLeft = dice.roll(6) }
        try change(with: gesture())
      }
      if complaint == nil { look() }
    }
    (faults, stepsLeft) = (nil, nil)
    try restart()
  }

  /// Has something change the searches, and compares them with what they must be then.
  func change(with act: SearchAct) throws {
    note(act.words)
    hasFailed = false
    let before = model
    var changed = model
    act.change(&changed)
    act.perform(home)
    home.stage.update()
    var candidates = [changed]
    if isUnread { candidates += stored.map { changed.behind($0) } }
    stepsLeft = nil
    if isKilled {
      count("kill amid")
      stored += candidates
      return try restart()
    }
    let found = SearchModel(home.shelf.current)
    guard let place = candidates.lastIndex(where: { $0.matches(found) }) else {
      return complain("The searches are \(found), not \(candidates).")
    }
    if place > 0, !(stored[place - 1].searches.isEmpty) { count("merge") }
    if found != before || isUnread {
      isUnread = isUnread && !storage.isStored
      if hasFailed || !storage.isStored { count("unstored") }
      stored = storage.isStored ? [found] : stored + [found]
    }
    model = found
    page?.follow(before, model)
  }

  /// The screens show what there is, and nothing else.
  private func look() {
    home.stage.update()
    let snapshot = home.collection.dataSource.snapshot()
    let shown = snapshot.itemIdentifiers(inSection: .conditions).map { $0.searchID }
    if shown != model.searches.map(\.id) { complain("The screen has \(shown).") }
    if Set(shown).count != shown.count { complain("One number is two searches': \(shown).") }
    if snapshot.itemIdentifiers(inSection: .empty).isEmpty == shown.isEmpty {
      complain("It says that nothing is saved, or does not, with \(shown.count).")
    }
    let notices = snapshot.itemIdentifiers(inSection: .header)
    if notices.contains(.notice(.lost)) != model.hasLostSome { complain("Wrong: \(notices)") }
    if notices.contains(.notice(.unstored)) == storage.isStored { complain("Wrong: \(notices)") }
    if let complaint = page?.complaint(model) { complain(complaint) }
  }

  private func turn() {
    count("rotation")
    let size = ScreenSize(
      width: Double(320 + dice.roll(900)),
      height: Double(320 + dice.roll(900))
    )
    note("turns to \(size)")
    let first = home.seen.first
    let offset = home.view.contentOffset.y
    home.turn(to: size)
    let isLower = home.view.contentOffset.y < offset && home.seen.first != first
    // At the end of a list that has become shorter than the window more comes into sight above.
    if home.seen.first != first, !isLower { complain("\(first as Any) was first in sight.") }
  }

  private func openPage() async throws {
    page = nil
    let next = (model.searches.compactMap(\.id).max() ?? 0) + 1
    let id = pick() ?? next
    let opened = dice.roll(5) == 0 ? next : id
    note("opens the page of \(opened)")
    page = SearchPageHistory(opened, home: home, model: model)
    await page?.settle()
  }

  /// Lets time pass, in which a page gets its answer.
  private func pass() async throws {
    guard let page else { return home.scroll(by: Double(dice.roll(2_000) - 1_000)) }
    if dice.roll(3) == 0 { page.network.failNext(.offline) }
    if dice.roll(3) == 0, !page.isRunning {
      page.pull(model)
      await page.settle()
      if dice.roll(2) == 0 { try change(with: gesture()) }
      if complaint != nil || self.page !== page { return }
    }
    let seen = page.seen
    note("a second passes for the page of \(page.id)")
    await page.answer()
    if let seen {
      count(page.hasFailed ? "failed run" : "run")
      note("answered, \(seen) seen")
    }
    let id = page.id
    let isSeen = !page.hasFailed && (seen ?? 0) > 0 && model.index(id) != nil
    try change(
      with: SearchAct("what was new may be seen") { model in
        if isSeen { model.change(id) { $0.hits = max(0, $0.hits - (seen ?? 0)) } }
      } perform: { _ in
      }
    )
  }

  /// The number of one of the searches.
  func pick() -> Int? {
    model.searches.isEmpty ? nil : model.searches[dice.roll(model.searches.count)].id
  }

  /// Kills the app, and launches it again in another process, perhaps with a file that something has damaged.
  private func restart() throws {
    if !isKilled { count("kill") }
    note("kill")
    if faults == nil, dice.roll(8) == 0 { try damage() }
    try launch()
  }

  /// Has something happen to the file that no app does, also such that its checksum is right.
  private func damage() throws {
    guard var bytes = files.contents["/searches"], !bytes.isEmpty else { return }
    count("damage")
    note("the file is damaged")
    switch dice.roll(4) {
    case 0: bytes.removeLast(1 + dice.roll(bytes.count))
    case 1: bytes[dice.roll(bytes.count)] ^= 1
    case let way:
      let ids = way == 2 ? [1, 1] : [.max]
      isKilled = false
      files.unlockAll()
      try StoredSearches(ids, lastID: ids[0]).save(at: "/searches", in: files)
      stored = [SearchModel(.lost)]
      return
    }
    files.contents["/searches"] = bytes
    stored = [SearchModel(.lost)]
  }

  private func launch() throws {
    (page, isKilled, hasFailed) = (nil, false, false)
    files.unlockAll()
    home = HomeStage(storage: SavedSearchHistory.neverFailing())
    storage = try SavedSearchFile(path: "/searches", files: files) { [unowned self] in
      issues.append($0)
    }
    home = HomeStage(storage: storage)
    let found = SearchModel(home.shelf.current)
    isUnread = !storage.isStored && found.searches.isEmpty && !found.hasLostSome
    if isUnread {
      count("unread")
      note("the file can't be read")
    } else if !stored.contains(where: { $0.anonymous.matches(found) }) {
      complain("After the launch they are \(found), not any of \(stored).")
    } else {
      stored = storage.isStored ? [found] : stored
    }
    model = found
  }

  private static func neverFailing() -> SavedSearchFile {
    guard
      let file = try? SavedSearchFile(path: "/none", files: MemoryFileSystem(), report: { _ in })
    else { preconditionFailure("unreachable: no fault was set") }
    return file
  }

  private func isFailing(_ step: StateFileError.Step) -> Bool {
    if step == .lock { return false }
    if let left = stepsLeft {
      stepsLeft = left - 1
      isKilled = isKilled || left <= 0
    }
    if isKilled { return true }
    guard let faults, dice.roll(faults) == 0 else { return false }
    hasFailed = true
    return true
  }

  private func count(_ kind: String) { happened[kind, default: 0] += 1 }

  private func complain(_ words: String) {
    complaint = complaint ?? words
    note(words)
  }

  private func note(_ words: String) { story.append(words) }
}
