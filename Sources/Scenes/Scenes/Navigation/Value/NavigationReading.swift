/// The readable parts of a navigation that was written down, and the reasons why the rest can't be read.
///
/// Each piece is read by itself. An entry that is lost leaves those below and above it. A stack without an entry goes,
/// and so does what a lost scene had presented.
struct NavigationReading: Decodable {
  private(set) var navigation = SceneNavigation()
  private(set) var errors: [SceneNavigationError] = []
  /// The tab that was shown, if it is lost.
  private(set) var lostTab: String?
  private var known: Set<SceneEntryID> = []

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: SceneNavigation.Key.self)
    do {
      try readRoot(
        values.nestedContainer(keyedBy: SceneNavigation.RootKey.self, forKey: .root)
      )
    } catch {
      note(error, "The root")
    }
    if let list = try? values.decode([SavedPiece<RawPresentation>].self, forKey: .presentations) {
      for piece in list { readPresentation(piece) }
    } else {
      errors.append(.damaged("What is presented", "it is not a list"))
    }
    readNextNumber(values)
  }

  private mutating func readNextNumber(_ values: KeyedDecodingContainer<SceneNavigation.Key>) {
    navigation.nextNumber = (known.map(\.number).max() ?? 0) + 1
    do {
      let next = try values.decode(Int.self, forKey: .next)
      if let fault = SceneEntryID(number: next).fault {
        errors.append(.damaged("The number of the next entry", fault))
      } else {
        navigation.nextNumber = max(next, navigation.nextNumber)
      }
    } catch {
      note(error, "The number of the next entry")
    }
    navigation.numberPresentations()
  }

  // MARK: - The root

  private mutating func readRoot(
    _ values: KeyedDecodingContainer<SceneNavigation.RootKey>
  ) throws {
    guard values.contains(.tabs) else {
      navigation.root = .stack(entries(try values.decode([SavedPiece].self, forKey: .stack)))
      return
    }
    let pieces: [SavedPiece<RawTab>]
    do {
      pieces = try values.decode([SavedPiece].self, forKey: .tabs)
    } catch {
      guard let stack = try? values.decode([SavedPiece<SceneEntry>].self, forKey: .stack) else {
        throw error
      }
      note(error, "The list of tabs")
      navigation.root = .stack(entries(stack))
      return
    }
    var tabs: [SceneTab<SceneEntry>] = []
    for piece in pieces { read(piece, into: &tabs) }
    let selected = try? values.decode(String.self, forKey: .selected)
    if let first = tabs.first, !tabs.contains(where: { $0.name == selected }) {
      errors.append(.unknownTab(selected ?? "", known: tabs.map(\.name)))
      navigation.root = .tabs(tabs, selected: first.name)
    } else {
      navigation.root = .tabs(tabs, selected: selected ?? "")
    }
    errors += navigation.removeEmptyTabs()
    if navigation.root.selectedTab != selected { lostTab = selected }
  }

  private mutating func read(
    _ piece: SavedPiece<RawTab>,
    into tabs: inout [SceneTab<SceneEntry>]
  ) {
    guard let tab = value(of: piece, "A tab") else { return }
    if tabs.contains(where: { $0.name == tab.name }) {
      errors.append(.duplicateTab(tab.name))
    } else if let stack = value(of: tab.stack, "The tab “\(tab.name)”") {
      tabs.append(SceneTab(tab.name, entries(stack)))
    }
  }

  private mutating func entries(_ pieces: [SavedPiece<SceneEntry>]) -> [SceneEntry] {
    let entries = pieces.compactMap { piece -> SceneEntry? in
      guard let entry = value(of: piece, "An entry") else { return nil }
      if let fault = entry.id.fault {
        errors.append(.damaged("The entry \(entry.id)", fault))
        return nil
      }
      guard known.insert(entry.id).inserted else {
        errors.append(.damaged("The entry \(entry.id)", "there are two of this number"))
        return nil
      }
      return entry
    }
    // The navigation finds an entry by this order.
    let ordered = Set(IncreasingRun.longest(in: entries.map(\.id.number)))
    return entries.filter { entry in
      if ordered.contains(entry.id.number) { return true }
      errors.append(.damaged("The entry \(entry.id)", "its number is out of order in its stack"))
      return false
    }
  }

  // MARK: - What is presented

  private mutating func readPresentation(_ piece: SavedPiece<RawPresentation>) {
    guard let raw = value(of: piece, "A presentation") else { return }
    let id = ScenePresentationID(rawValue: raw.id)
    // First, so that the numbers of its entries are not taken if it goes.
    if let error = navigation.fault(presenting: id, by: raw.presenter) {
      errors.append(error)
      return
    }
    let content: ScenePresentation.Content
    if let prompt = raw.prompt {
      content = .prompt(prompt)
    } else if let stack = raw.stack, let cover = raw.cover {
      content = .scenes(entries(stack), as: cover)
    } else {
      content = .scenes([], as: .sheet)
    }
    let presentation = ScenePresentation(
      id: id,
      number: raw.number?.value ?? 0,
      presenter: raw.presenter,
      content: content
    )
    if let error = navigation.add(presentation) { errors.append(error) }
  }

  // MARK: - Pieces

  private mutating func value<Value>(of piece: SavedPiece<Value>, _ place: String) -> Value? {
    switch piece.result {
    case .success(let value): return value
    case .failure(let error):
      note(error, place)
      return nil
    }
  }

  private mutating func note(_ error: any Error, _ place: String) {
    errors.append(error as? SceneNavigationError ?? .damaged(place, "\(error)"))
  }
}

private struct RawTab: Decodable {
  let name: String
  let stack: SavedPiece<[SavedPiece<SceneEntry>]>
}

private struct RawPresentation: Decodable {
  let id: String
  let number: SavedPiece<Int>?
  let presenter: SceneEntryID
  let cover: SceneCover?
  let stack: [SavedPiece<SceneEntry>]?
  let prompt: ScenePrompt?
}
