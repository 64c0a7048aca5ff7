import Scenes

/// The expected result of a written restoration, read by rules that are written a second time.
///
/// ```
/// root: tabs a, b, c ─► a piece that can't be read goes, alone
/// a[1 2] *b[3 4] c[5] + sheet[6 7] + ask
/// ```
struct SavedWalk {
  struct Entry: Equatable {
    let id: Int
    let leaf: Int
  }

  struct Presentation: Equatable {
    let id: String
    let stack: [Entry]
  }

  /// The tabs of the app's own root, with the leaves in them.
  static let own = [("a", 101), ("b", 102), ("c", 103)]

  private(set) var tabs: [(name: String, stack: [Entry])] = []
  private(set) var selected = ""
  private(set) var presentations: [Presentation] = []
  private(set) var states: [Int: Int] = [:]
  /// The ended presentations that scenes hear of: each with its name, its presenter and the answer.
  private(set) var ends: [String] = []
  /// A Boolean value that indicates whether all of it can be read.
  private(set) var isWhole = true
  private var known: Set<Int> = []
  private var lostTab: String?

  init(_ saved: SavedJSON) {
    let isNewer = readVersion(saved["version"])
    let navigation = isNewer ? nil : saved["navigation"]
    isWhole = isWhole && navigation?.object != nil && !isNewer
    readRoot(navigation?["root"])
    readPresentations(navigation?["presentations"])
    isWhole = isWhole && navigation?["next"]?.int.map(Self.isNumber) == true
    if !isNewer {
      readStates(saved["states"])
      readEnds(saved["ends"])
    }
    complete()
  }

  private static func isNumber(_ number: Int) -> Bool { number > 0 && number <= 1 << 40 }

  private mutating func lose() { isWhole = false }

  private mutating func readVersion(_ version: SavedJSON?) -> Bool {
    switch version {
    case nil: return false
    case .int(let number):
      if number > 2 { return true }
      if number < 1 { lose() }
    case .double: return true
    default: lose()
    }
    return false
  }

  private mutating func entries(_ list: [SavedJSON]) -> [Entry] {
    var entries: [Entry] = []
    for piece in list {
      guard let id = piece["id"]?.int, Self.isNumber(id), !known.contains(id),
        piece["route"]?["feature"] == .text("walk"),
        let leaf = piece["route"]?["route"]?["leaf"]?["_0"]?.int
      else {
        lose()
        continue
      }
      known.insert(id)
      entries.append(Entry(id: id, leaf: leaf))
    }
    let ordered = Self.ordered(entries)
    if ordered != entries { lose() }
    return ordered
  }

  /// The most entries whose numbers grow; of several choices the one with the lowest numbers on top.
  private static func ordered(_ entries: [Entry]) -> [Entry] {
    guard let top = entries.last else { return [] }
    let without = ordered(entries.dropLast())
    let with = ordered(entries.dropLast().filter { $0.id < top.id }) + [top]
    if with.count != without.count { return with.count > without.count ? with : without }
    let isLower = with.reversed().lexicographicallyPrecedes(without.reversed()) { $0.id < $1.id }
    return isLower ? with : without
  }

  private mutating func readRoot(_ root: SavedJSON?) {
    guard let list = root?["tabs"]?.list else { return lose() }
    for piece in list {
      guard let name = piece["name"]?.text, let stack = piece["stack"]?.list,
        !tabs.contains(where: { $0.name == name })
      else {
        lose()
        continue
      }
      tabs.append((name, entries(stack)))
    }
    if tabs.contains(where: \.stack.isEmpty) { lose() }
    tabs.removeAll(where: \.stack.isEmpty)
    lostTab = root?["selected"]?.text
    if tabs.contains(where: { $0.name == lostTab }) {
      selected = lostTab ?? ""
    } else {
      lose()
      selected = tabs.first?.name ?? ""
    }
  }

  private mutating func readPresentations(_ list: SavedJSON?) {
    if list?.list == nil { lose() }
    for piece in list?.list ?? [] {
      let below = presentations.last.map(\.stack) ?? tabs.flatMap(\.stack)
      guard let id = piece["id"]?.text, let presenter = piece["presenter"]?.int,
        below.contains(where: { $0.id == presenter }), isTyped(piece)
      else {
        lose()
        continue
      }
      if let prompt = piece["prompt"], prompt != .null {
        presentations.append(Presentation(id: id, stack: []))
        continue
      }
      let isCovering = [.text("sheet"), .text("fullScreen")].contains(piece["cover"])
      let stack = isCovering ? entries(piece["stack"]?.list ?? []) : []
      if stack.isEmpty {
        lose()
      } else {
        presentations.append(Presentation(id: id, stack: stack))
      }
    }
  }

  /// Returns a Boolean value that indicates whether each existing part of a presentation has its
  /// type.
  private func isTyped(_ piece: SavedJSON) -> Bool {
    switch piece["stack"] {
    case nil, .null, .list: break
    default: return false
    }
    switch piece["cover"] {
    case nil, .null, .text("sheet"), .text("fullScreen"): break
    default: return false
    }
    guard let prompt = piece["prompt"], prompt != .null else { return true }
    let styles: [SavedJSON?] = [.text("alert"), .text("actionSheet")]
    guard styles.contains(prompt["style"]), prompt["title"]?.text != nil,
      let buttons = prompt["buttons"]?.list
    else { return false }
    switch prompt["message"] {
    case nil, .null, .text: break
    default: return false
    }
    let roles: [SavedJSON?] = ScreenButtonRole.allCases.map { .text($0.rawValue) }
    let ids = buttons.compactMap { $0["id"]?.text }
    return !ids.isEmpty && Set(ids).count == buttons.count
      && buttons.allSatisfy { $0["title"]?.text != nil && roles.contains($0["role"]) }
  }

  private var ids: Set<Int> {
    Set((tabs.flatMap(\.stack) + presentations.flatMap(\.stack)).map(\.id))
  }

  private mutating func readStates(_ list: SavedJSON?) {
    guard let list else { return }
    guard let all = list.object else { return lose() }
    for (key, state) in all {
      guard let id = Int(key), key == "\(id)", ids.contains(id), let text = state.text,
        let number = Int(text)
      else {
        lose()
        continue
      }
      states[id] = number
    }
  }

  private mutating func readEnds(_ list: SavedJSON?) {
    guard let list else { return }
    guard let all = list.list else { return lose() }
    for end in all {
      guard let id = end["id"]?.text, let presenter = end["presenter"]?.int, ids.contains(presenter)
      else {
        lose()
        continue
      }
      switch end["answer"] {
      case nil, .null: ends.append("\(id) \(presenter) -")
      case .text(let answer): ends.append("\(id) \(presenter) \(answer)")
      default: lose()
      }
    }
  }

  private mutating func complete() {
    if tabs.isEmpty {
      tabs = Self.own.map { ($0.0, [Entry(id: 0, leaf: $0.1)]) }
      (selected, states, ends) = ("a", [:], [])
      return
    }
    for (index, own) in Self.own.enumerated() where !tabs.contains(where: { $0.name == own.0 }) {
      tabs.insert((own.0, [Entry(id: 0, leaf: own.1)]), at: min(index, tabs.count))
    }
    if tabs.contains(where: { $0.name == lostTab }) { selected = lostTab ?? "" }
  }

  /// The stacks and what is in front, in one line.
  var line: String {
    func text(_ stack: [Entry]) -> String {
      "[\(stack.map { "leaf(\($0.leaf))" }.joined(separator: " "))]"
    }
    let root = tabs.map { ($0.name == selected ? "*" : "") + $0.name + text($0.stack) }
    return presentations.reduce(root.joined(separator: " ")) {
      "\($0) + \($1.id)\($1.stack.isEmpty ? "(?)" : text($1.stack))"
    }
  }

  /// The leaves of all scenes with the states that come back.
  var scenes: [String] {
    (tabs.flatMap(\.stack) + presentations.flatMap(\.stack)).map { entry in
      "\(entry.leaf): \(states[entry.id].map { "\($0)" } ?? "-")"
    }
  }
}
