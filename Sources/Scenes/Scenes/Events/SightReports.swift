/// The reports that are due to elements: that they have come into sight or gone out of it, and that they have the focus
/// for which they have asked.
@MainActor
enum SightReports {
  /// An event, and the element that it is for.
  typealias Report = (event: ScreenEvent, id: ScreenNodeID)

  /// Takes the reports that are due.
  ///
  /// - Parameters:
  ///   - layers: The trees, from the back to the front.
  ///   - size: The size of the space that shows them.
  /// - Returns: The reports, in the order in which elements hear of them.
  static func of(_ layers: [ScreenTree], in size: ScreenSize) -> [Report] {
    if layers.allSatisfy({ $0.sight.isEmpty }) { return [] }
    return focusReports(to: layers) + sightReports(to: layers, in: size)
  }

  /// Gives the focus to elements that have begun to ask for it.
  private static func focusReports(to layers: [ScreenTree]) -> [Report] {
    var reports: [Report] = []
    for layer in layers {
      var asking: Set<ScreenNodeID> = []
      var new: [ElementNode] = []
      for node in layer.sight.watching.values where node.wantsFocus {
        asking.insert(node.id)
        // One that goes on asking is not given it again: two of them would take it from each other.
        if layer.focused !== node, !layer.sight.answered.contains(node.id) { new.append(node) }
      }
      layer.sight.answered = asking
      reports += layer.inOrder(new).map { (.focus(true), $0.id) }
    }
    return reports
  }

  private static func sightReports(
    to layers: [ScreenTree],
    in size: ScreenSize
  ) -> [Report] {
    var finder = SightFinder(layers, in: size)
    var (came, went): ([Report], [Report]) = ([], [])
    for (index, layer) in layers.enumerated() {
      var (new, old): ([ElementNode], [ElementNode]) = ([], [])
      for node in layer.sight.watching.values where node.element.watchesSight {
        let isSeen = finder.sees(node, onLayer: index)
        if isSeen == layer.sight.told.contains(node.id) { continue }
        if isSeen { new.append(node) } else { old.append(node) }
      }
      came += layer.inOrder(new).map { (.appear, $0.id) }
      went += layer.inOrder(old).map { (.disappear, $0.id) }
    }
    return came + went
  }
}

extension ScreenTree {
  /// Elements in the order of the screen.
  ///
  /// - Complexity: O(children of all that is around them).
  fileprivate func inOrder(_ nodes: [ElementNode]) -> [ElementNode] {
    if nodes.count < 2 { return nodes }
    let wanted = Set(nodes.map { ObjectIdentifier($0) })
    var around: Set<ObjectIdentifier> = []
    for node in nodes {
      var next = node.container
      while let container = next, around.insert(ObjectIdentifier(container)).inserted {
        next = container.container
      }
    }
    var sorted: [ElementNode] = []
    func collect(_ node: ElementNode) {
      if wanted.contains(ObjectIdentifier(node)) { sorted.append(node) }
      guard around.contains(ObjectIdentifier(node)) else { return }
      for child in node.elements { collect(child) }
    }
    collect(root)
    return sorted
  }
}
