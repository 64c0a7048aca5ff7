import Scenes

/// Where nodes stand on a screen in the order of reading.
struct ReadingOrder {
  private let screen: ScreenMirror
  /// The places of a node's children, for each node that was asked about.
  private var places: [ScreenNodeID: [ScreenNodeID: Int]] = [:]

  init(_ screen: ScreenMirror) {
    self.screen = screen
  }

  /// Returns the places of a node and of what it is in, from the outside in.
  ///
  /// - Complexity: O(depth), and O(neighbours) for each container that is asked about first.
  mutating func place(of id: ScreenNodeID) -> [Int] {
    var path: [Int] = []
    var node = id
    while let parent = screen[node]?.parent {
      if places[parent] == nil {
        let children = (screen[parent]?.children ?? []).enumerated()
        places[parent] = Dictionary(
          children.map { ($0.element, $0.offset) },
          uniquingKeysWith: { first, _ in first }
        )
      }
      path.append(places[parent]?[node] ?? 0)
      node = parent
    }
    return path.reversed()
  }
}
