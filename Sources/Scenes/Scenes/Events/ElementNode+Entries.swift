/// The entries that events name by index.
///
/// Front-ends count them in the look that they know, and a person has chosen the entry that they saw.
extension ElementNode {
  /// Keeps what front-ends know, if events may name an entry of it by its place.
  func keepTold(_ old: ScreenElementFields, _ changed: ScreenFields) {
    guard !isNew, !changed.isDisjoint(with: [.words, .events]), extra?.told == nil,
      old.handlers != nil
    else { return }
    needExtra().told = old
  }

  /// The same event with the place that the entry has by now; `nil` if it has gone.
  ///
  /// - Complexity: O(entries) if there have been other entries at the last update.
  func newest(_ event: ScreenEvent) -> ScreenEvent? {
    guard let told = extra?.told else { return event }
    func place(_ index: Int, _ names: (ScreenElementFields) -> [String]) -> Int? {
      let (before, now) = (names(told), names(element))
      if before == now { return index }
      guard before.indices.contains(index) else { return nil }
      // If several have one name, it is the one with as many before it.
      let name = before[index]
      let number = before[..<index].count { $0 == name }
      return now.indices.filter { now[$0] == name }.dropFirst(number).first
    }
    switch event {
    case .menuItem(let index): return place(index, \.menuNames).map { .menuItem($0) }
    case .swipeAction(let index): return place(index, \.swipeNames).map { .swipeAction($0) }
    case .accessibilityAction(let index):
      return place(index, \.actionNames).map { .accessibilityAction($0) }
    case .value(.number(let index)):
      return place(index, \.choiceNames).map { .value(.number($0)) }
    default: return event
    }
  }
}

extension ScreenElementFields {
  private var specifics: ScreenSpecifics? { box?.details.specifics?.specifics }

  fileprivate var menuNames: [String] {
    handlers?.menu.map { $0.entry.identifier ?? $0.entry.title } ?? []
  }
  fileprivate var swipeNames: [String] {
    handlers?.swipeActions.map { $0.identifier ?? $0.title } ?? []
  }
  fileprivate var actionNames: [String] { specifics?.actions ?? [] }
  fileprivate var choiceNames: [String] { specifics?.choosing?.titles ?? [] }
}
