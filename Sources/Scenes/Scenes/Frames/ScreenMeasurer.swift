/// Finds the size of every element, before any has a place.
///
/// Sizes are kept in nodes, linked as the elements are, so that each element is measured once
/// although a column measures its stretchable children last.
struct ScreenMeasurer {
  struct Node {
    var size = ScreenSize.zero
    var content = ScreenSize.zero
    var firstChild = -1
    var nextSibling = -1
  }

  private(set) var nodes: [Node] = []
  let text: ScreenTextMetrics
  let readableWidth: Double
  private var widths: [Double] = []

  init(textScale: Double) {
    text = ScreenTextMetrics(scale: textScale)
    readableWidth = 672 * textScale
    nodes.reserveCapacity(64)
  }

  /// Measures the elements at the root, and returns the index of the node that holds them.
  mutating func measure(roots: [ScreenElement], in size: ScreenSize) -> Int {
    nodes.append(Node(size: size, content: size))
    if roots.count == 1, let root = roots.first {
      let height = root.takesProposedHeight ? size.height : .infinity
      nodes[0].firstChild = measure(root, width: size.width, height: height)
    } else {
      _ = measureColumn(roots, spacing: 0, width: size.width, height: size.height, into: 0)
    }
    return 0
  }

  /// Measures an element and everything in it.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - width: The width that it may take.
  ///   - height: The height that it is to fill, or infinity for the height that it needs.
  /// - Returns: The index of the element's node.
  private mutating func measure(_ element: ScreenElement, width: Double, height: Double) -> Int {
    let padding = element.padding
    var outerWidth = element.width ?? width
    if element.hasReadableWidth { outerWidth = min(outerWidth, readableWidth) }
    let outerHeight = element.height ?? height
    let innerWidth = max(0, outerWidth - padding.horizontal)
    let innerHeight = max(0, outerHeight - padding.vertical)
    let node = nodes.count
    nodes.append(Node())

    let content = measureContent(of: element, width: innerWidth, height: innerHeight, into: node)
    nodes[node].content = ScreenSize(
      width: content.width + padding.horizontal,
      height: content.height + padding.vertical
    )
    let fillsWidth = element.fillsWidth || element.width != nil
    let fillsHeight = element.height != nil || (element.takesProposedHeight && height.isFinite)
    nodes[node].size = ScreenSize(
      width: fillsWidth ? outerWidth : content.width + padding.horizontal,
      height: fillsHeight ? outerHeight : content.height + padding.vertical
    )
    return node
  }

  private mutating func measureContent(
    of element: ScreenElement,
    width: Double,
    height: Double,
    into node: Int
  ) -> ScreenSize {
    switch element.kind {
    case .column:
      return measureColumn(
        element.children,
        spacing: element.spacing,
        width: width,
        height: height,
        into: node
      )
    case .row, .stepper:
      return measureRow(
        element.children,
        spacing: element.spacing,
        width: width,
        height: height,
        into: node
      )
    case .layers:
      return measureLayers(element.children, width: width, height: height, into: node)
    case .scroll where element.scrollAxis == .horizontal:
      return measureRow(
        element.children,
        spacing: element.spacing,
        width: .infinity,
        height: .infinity,
        into: node
      )
    case .scroll:
      return measureColumn(
        element.children,
        spacing: element.spacing,
        width: width,
        height: .infinity,
        into: node
      )
    case .text:
      return measureText(element.text ?? "", width: width)
    case .button, .toast:
      return measureTitled(element, width: width, into: node)
    case .image:
      return ScreenSize(width: 40, height: 40)
    case .progress:
      return ScreenSize(width: 20, height: 20)
    case .divider:
      return ScreenSize(width: min(1, width), height: 1)
    case .spacer:
      return ScreenSize(width: width, height: height.isFinite ? height : 0)
    }
  }

  private func measureText(_ words: String, width: Double) -> ScreenSize {
    let natural = text.width(of: words)
    let lines = text.lineCount(of: words, width: width)
    return ScreenSize(width: min(natural, width), height: Double(lines) * text.lineHeight)
  }

  private mutating func measureTitled(
    _ element: ScreenElement,
    width: Double,
    into node: Int
  ) -> ScreenSize {
    let inside = ScreenTitleInsets.around(element.kind)
    let room = max(0, width - inside.horizontal)
    let row = measureRow(
      element.children,
      spacing: element.spacing,
      width: room,
      height: .infinity,
      into: node
    )
    let lead = element.children.isEmpty ? 0 : row.width + element.spacing
    let title = measureText(element.text ?? "", width: max(0, room - lead))
    let height = max(row.height, title.height) + inside.vertical
    return ScreenSize(width: min(width, lead + title.width + inside.horizontal), height: height)
  }

  private mutating func measureColumn(
    _ children: [ScreenElement],
    spacing: Double,
    width: Double,
    height: Double,
    into node: Int
  ) -> ScreenSize {
    var content = ScreenSize(width: 0, height: spacing * Double(max(0, children.count - 1)))
    let growing = height.isFinite ? children.count { $0.growsInColumn } : 0
    if growing == 0 {
      var last = -1
      for child in children {
        let next = measure(child, width: width, height: .infinity)
        link(next, after: last, in: node)
        last = next
        content.height += nodes[next].size.height
        content.width = max(content.width, nodes[next].size.width)
      }
      return content
    }
    var made = [Int](repeating: -1, count: children.count)
    for (index, child) in children.enumerated() where !child.growsInColumn {
      made[index] = measure(child, width: width, height: .infinity)
      content.height += nodes[made[index]].size.height
    }
    let share = max(0, height - content.height) / Double(growing)
    for (index, child) in children.enumerated() where child.growsInColumn {
      made[index] = measure(child, width: width, height: share)
      content.height += nodes[made[index]].size.height
    }
    var last = -1
    for next in made {
      link(next, after: last, in: node)
      last = next
      content.width = max(content.width, nodes[next].size.width)
    }
    return content
  }

  private mutating func measureRow(
    _ children: [ScreenElement],
    spacing: Double,
    width: Double,
    height: Double,
    into node: Int
  ) -> ScreenSize {
    if children.isEmpty { return .zero }
    let gaps = spacing * Double(children.count - 1)
    let start = widths.count
    var total = 0.0
    for child in children {
      let ideal = idealWidth(of: child)
      widths.append(ideal)
      total += ideal
    }
    if width.isFinite {
      ScreenRowWidths.share(width - gaps - total, among: children, widths: &widths[start...])
    }

    var content = ScreenSize(width: gaps, height: 0)
    var last = -1
    for (index, child) in children.enumerated() {
      let takesHeight = child.kind != .spacer && height.isFinite && child.growsInColumn
      let next = measure(
        child,
        width: widths[start + index],
        height: takesHeight ? height : .infinity
      )
      link(next, after: last, in: node)
      last = next
      content.width += nodes[next].size.width
      content.height = max(content.height, nodes[next].size.height)
    }
    widths.removeLast(children.count)
    return content
  }

  private mutating func measureLayers(
    _ children: [ScreenElement],
    width: Double,
    height: Double,
    into node: Int
  ) -> ScreenSize {
    var content = ScreenSize.zero
    var last = -1
    for child in children {
      let isToast = child.kind == .toast
      let takesHeight = child.takesProposedHeight || child.blocksTouches
      let next = measure(
        child,
        width: isToast ? max(0, width - 2 * ScreenToastPlace.margin) : width,
        height: takesHeight ? height : .infinity
      )
      link(next, after: last, in: node)
      last = next
      if isToast { continue }
      content.width = max(content.width, nodes[next].size.width)
      content.height = max(content.height, nodes[next].size.height)
    }
    return content
  }

  private mutating func link(_ child: Int, after last: Int, in node: Int) {
    if last < 0 {
      nodes[node].firstChild = child
    } else {
      nodes[last].nextSibling = child
    }
  }
}
