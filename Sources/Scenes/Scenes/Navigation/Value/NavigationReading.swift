/// What can be read of a navigation that was written down, and why the rest can't.
///
/// Each piece is read by itself: an entry that is lost leaves those below and above it, a stack without
/// an entry goes, and so does what a lost scene had presented.
struct NavigationReading: Decodable {
  private(set) var navigation = SceneNavigation()
  private(set) var errors: [SceneNavigationError] = []
  private var known: Set<SceneEntryID> = []

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: SceneNavigation.Key.self)
    do {
      navigation.root = try readRoot(
        values.nestedContainer(keyedBy: SceneNavigation.RootKey.self, forKey: .root)
      )
    } catch {
      note(error, "The root")
    }
    if let list = try? values.decode([Piece<RawPresentation>].self, forKey: .presentations) {
      for piece in list { readPresentation(piece) }
    } else {
      errors.append(.damaged("What is presented", "it is not a list"))
    }
    let highest = known.map(\.number).max() ?? 0
    let next = try? values.decode(Int.self, forKey: .next)
    if let next, next <= SceneEntryID.highest {
      navigation.nextNumber = max(next, highest + 1)
    } else {
      let fault = next == nil ? "it is not there" : "it is too high"
      errors.append(.damaged("The number of the next entry", fault))
      navigation.nextNumber = highest + 1
    }
  }

  private mutating func readRoot(
    _ values: KeyedDecodingContainer<SceneNavigation.RootKey>
  ) throws -> SceneRoot<SceneEntry> {
    guard values.contains(.tabs) else {
      let stack = try values.decode([Piece<SceneEntry>].self, forKey: .stack)
      return .stack(entries(stack))
    }
    var tabs: [SceneTab<SceneEntry>] = []
    for piece in try values.decode([Piece<RawTab>].self, forKey: .tabs) {
      guard let tab = value(of: piece, "A tab") else { continue }
      let stack = entries(tab.stack)
      if tabs.contains(where: { $0.name == tab.name }) {
        errors.append(.duplicateTab(tab.name))
      } else if stack.isEmpty {
        errors.append(.damaged("The tab “\(tab.name)”", "it has no scene"))
      } else {
        tabs.append(SceneTab(tab.name, stack))
      }
    }
    guard let first = tabs.first else { return .stack([]) }
    let selected = try? values.decode(String.self, forKey: .selected)
    if let selected, tabs.contains(where: { $0.name == selected }) {
      return .tabs(tabs, selected: selected)
    }
    errors.append(.unknownTab(selected ?? "", known: tabs.map(\.name)))
    return .tabs(tabs, selected: first.name)
  }

  private mutating func readPresentation(_ piece: Piece<RawPresentation>) {
    guard let raw = value(of: piece, "A presentation") else { return }
    let stack = raw.stack.map { entries($0) }
    let below = navigation.layer(below: navigation.presentations.count)
    guard below.contains(where: { $0.id == raw.presenter }) else {
      errors.append(.damaged("“\(raw.id)”", "the scene that presented it is not there"))
      return
    }
    let content: ScenePresentation.Content
    if let prompt = raw.prompt {
      content = .prompt(prompt)
    } else if let stack, !stack.isEmpty, let cover = raw.cover {
      content = .scenes(stack, as: cover)
    } else {
      errors.append(.damaged("“\(raw.id)”", "there is nothing in it"))
      return
    }
    navigation.presentations.append(
      ScenePresentation(
        id: ScenePresentationID(rawValue: raw.id),
        presenter: raw.presenter,
        content: content
      )
    )
  }

  private mutating func entries(_ pieces: [Piece<SceneEntry>]) -> [SceneEntry] {
    pieces.compactMap { piece in
      guard let entry = value(of: piece, "An entry") else { return nil }
      guard entry.id > .nobody, entry.id.number <= SceneEntryID.highest else {
        let fault = entry.id > .nobody ? "its number is too high" : "its number is not positive"
        errors.append(.damaged("The entry \(entry.id)", fault))
        return nil
      }
      guard known.insert(entry.id).inserted else {
        errors.append(.damaged("The entry \(entry.id)", "there are two of this number"))
        return nil
      }
      return entry
    }
  }

  private mutating func value<Value>(of piece: Piece<Value>, _ place: String) -> Value? {
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

/// A piece that is read, or the reason why it can't be: those after it are read all the same.
private struct Piece<Value: Decodable>: Decodable {
  let result: Result<Value, any Error>

  init(from decoder: any Decoder) throws {
    result = Result { try Value(from: decoder) }
  }
}

private struct RawTab: Decodable {
  let name: String
  let stack: [Piece<SceneEntry>]
}

private struct RawPresentation: Decodable {
  let id: String
  let presenter: SceneEntryID
  let cover: SceneCover?
  let stack: [Piece<SceneEntry>]?
  let prompt: ScenePrompt?
}
