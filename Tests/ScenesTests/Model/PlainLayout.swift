@testable import Scenes

/// The layout of a screen by the rules alone, with no memory and no shortcut.
///
/// The tree's layout has to agree with it.
@MainActor
struct PlainLayout {
  let environment: ScreenEnvironment
  let measurer = EmTextMeasurer()
  /// The distances by which scrolls have been moved, by path.
  let offsets: [Int: Double]
  /// The path of the element with the focus; a list always describes the row of this element.
  var focus: Int?

  var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

  /// 672 points at 17 points of text, in proportion, and no more than lies between what the device covers at the sides.
  var readableWidth: Double {
    let sizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    let index = ScreenTextSize.allCases.firstIndex(of: environment.textSize) ?? 3
    let (safe, width) = (environment.safeArea, environment.containerSize.width)
    return min(672 * sizes[index] / 17, max(0, width - safe.leading - safe.trailing))
  }

  func layOut(_ screen: PlainNode) {
    let size = environment.containerSize
    measure(screen, size.width, size.height)
    place(screen, ScreenRect(x: 0, y: 0, width: size.width, height: size.height))
  }

  // MARK: - What an element is like

  func fillsWidth(_ node: PlainNode) -> Bool {
    let element = node.element
    if element.flags.contains(.fillsWidth) { return true }
    if element.flags.contains(.keepsWidth) { return false }
    switch element.primitive {
    case .text, .leaf, .custom: return false
    case .box, .layers, .scroll, .line, .space: return true
    }
  }

  func fillsHeight(_ node: PlainNode) -> Bool {
    switch node.element.primitive {
    case .box(.vertical), .layers, .scroll(.vertical): true
    case .box(.horizontal): grows(node)
    default: false
    }
  }

  /// Returns a Boolean value that indicates whether a column gives the element a share of its spare height.
  func grows(_ node: PlainNode) -> Bool {
    if node.element.height != nil { return false }
    let inner = node.children.filter { grows($0) }
    switch node.element.primitive {
    case .space, .scroll(.vertical): return true
    case .box(.vertical): return !inner.isEmpty
    case .box(.horizontal), .layers: return inner.contains { $0.element.primitive != .space }
    default: return false
    }
  }

  func givesWay(_ node: PlainNode) -> Bool {
    if node.element.width != nil || node.element.flags.contains(.keepsWidth) { return false }
    switch node.element.primitive {
    case .leaf, .line, .space: return false
    default: return true
    }
  }

  /// Returns a Boolean value that indicates whether the element is no higher than the layers around it.
  func givesWayInLayers(_ node: PlainNode) -> Bool {
    node.element.primitive == .scroll(.vertical) && node.element.height == nil
  }

  func textSize(_ node: PlainNode, width: Double) -> ScreenSize {
    if let runs = node.element.fields.box?.details.specifics?.specifics.runs {
      return PlainRuns(runs, node.element.textStyle, textSize(of: node), width).size
    }
    let text = node.element.text ?? ""
    return measurer.size(
      of: text.isEmpty ? node.element.placeholder ?? "" : text,
      font: font(of: node),
      width: width
    )
  }

  private func textSize(of node: PlainNode) -> ScreenTextSize {
    let most = node.element.fields.box?.details.specifics?.specifics.maximumTextSize
    return min(environment.textSize, most ?? environment.textSize)
  }

  private func font(of node: PlainNode) -> ScreenFont {
    node.element.textStyle.font(at: textSize(of: node))
  }

  /// Returns a size that is no higher than the lines that the text may have.
  private func limited(_ size: ScreenSize, _ node: PlainNode) -> ScreenSize {
    guard let limit = node.element.fields.box?.details.specifics?.specifics.lineLimit else {
      return size
    }
    let line = font(of: node).lineHeight
    return ScreenSize(width: size.width, height: min(size.height, Double(limit) * line))
  }

  // MARK: - Ideal widths

  func idealWidth(_ node: PlainNode) -> Double {
    if let width = node.element.width { return width }
    let width = max(0, idealContentWidth(node) + node.surrounding.horizontal)
    return node.element.hasReadableWidth ? min(width, readableWidth) : width
  }

  private func idealContentWidth(_ node: PlainNode) -> Double {
    let gaps = node.element.spacing * Double(max(0, node.children.count - 1))
    switch node.element.primitive {
    case .text: return textSize(node, width: .infinity).width
    case .leaf(let size): return size.width
    case .line: return 1
    case .space: return 0
    case .scroll(.vertical) where node.isLazy: return environment.containerSize.width
    case .scroll(.horizontal) where node.isLazy: return estimatedLength(node)
    case .box(.vertical), .layers, .scroll(.vertical):
      return node.children.map { idealWidth($0) }.max() ?? 0
    case .box(.horizontal), .scroll(.horizontal):
      return max(0, node.children.map { idealWidth($0) }.reduce(gaps, +))
    case .custom:
      return arrange(node, ScreenSize(width: .infinity, height: .infinity)).size.width
    }
  }

  func arrange(_ node: PlainNode, _ room: ScreenSize) -> ScreenArrangement {
    guard let layout = node.element.fields.box?.details.layout?.layout else {
      fatalError("no layout")
    }
    var measured: Set<Int> = []
    let children = ScreenLayoutChildren(
      count: node.children.count,
      ideal: { idealWidth(node.children[$0]) },
      measure: {
        measured.insert($0)
        return measure(node.children[$0], $1, $2)
      }
    )
    let arranged = layout.arrange(children, in: room).usable
    for (index, (child, frame)) in zip(node.children, arranged.frames).enumerated()
    where !measured.contains(index) {
      measure(child, frame.width, frame.height)
    }
    return arranged
  }

  // MARK: - Sizes

  @discardableResult
  func measure(_ node: PlainNode, _ width: Double, _ height: Double) -> ScreenSize {
    let element = node.element
    let around = node.surrounding
    var width = element.width ?? width
    if element.hasReadableWidth { width = min(width, readableWidth) }
    let room = ScreenSize(
      width: max(0, width - around.horizontal),
      height: max(0, (element.height ?? height) - around.vertical)
    )
    let outer = ScreenSize(width: width, height: element.height ?? height)
    let content = measureContent(node, room, of: outer)
    node.content = ScreenSize(
      width: max(0, content.width + around.horizontal),
      height: max(0, content.height + around.vertical)
    )
    node.size = node.content
    if element.width != nil || fillsWidth(node) { node.size.width = width }
    if let fixed = element.height {
      node.size.height = fixed
    } else if height.isFinite, fillsHeight(node) {
      node.size.height = height
    }
    return node.size
  }

  private func measureContent(
    _ node: PlainNode,
    _ room: ScreenSize,
    of outer: ScreenSize
  ) -> ScreenSize {
    switch node.element.primitive {
    case .text:
      guard node.element.flags.contains(.singleLine) else {
        return measureText(node, room.width)
      }
      let font = font(of: node)
      return ScreenSize(width: room.width, height: font.lineHeight)
    case .leaf(let size): return size
    case .line: return ScreenSize(width: min(1, room.width), height: 1)
    case .space:
      return ScreenSize(width: room.width, height: room.height.isFinite ? room.height : 0)
    case .box(.vertical): return measureColumn(node, room)
    case .box(.horizontal): return measureRow(node, room)
    case .layers: return measureLayers(node, room)
    case .scroll where node.isLazy: return measureLazy(node, room, of: outer)
    case .scroll(.vertical):
      return measureColumn(node, ScreenSize(width: room.width, height: .infinity))
    case .scroll(.horizontal):
      return measureRow(node, ScreenSize(width: .infinity, height: .infinity))
    case .custom:
      let arranged = arrange(node, room)
      node.arranged = arranged.frames
      return arranged.size
    }
  }

  private func measureText(_ node: PlainNode, _ width: Double) -> ScreenSize {
    guard let specifics = node.element.fields.box?.details.specifics?.specifics,
      let runs = specifics.runs
    else { return limited(textSize(node, width: width), node) }
    let text = PlainRuns(
      runs,
      node.element.textStyle,
      environment.textSize,
      width,
      lineLimit: specifics.lineLimit
    )
    node.arranged = text.linkFrames
    return text.size
  }

  private func measureColumn(_ node: PlainNode, _ room: ScreenSize) -> ScreenSize {
    let gaps = node.element.spacing * Double(max(0, node.children.count - 1))
    let growing = room.height.isFinite ? node.children.filter { grows($0) } : []
    let fixed = room.height.isFinite ? node.children.filter { !grows($0) } : node.children
    for child in fixed { measure(child, room.width, .infinity) }
    let taken = fixed.map(\.size.height).reduce(gaps, +)
    let first = growing.filter { $0.priority == growing.map(\.priority).max() }
    let share = max(0, room.height - taken) / Double(first.count)
    for child in growing {
      measure(child, room.width, first.contains { $0 === child } ? share : 0)
    }
    return ScreenSize(
      width: node.children.map(\.size.width).max() ?? 0,
      height: max(0, node.children.map(\.size.height).reduce(gaps, +))
    )
  }

  private func measureRow(_ node: PlainNode, _ room: ScreenSize) -> ScreenSize {
    guard !node.children.isEmpty else { return ScreenSize(width: 0, height: 0) }
    let gaps = node.element.spacing * Double(node.children.count - 1)
    for (child, width) in zip(node.children, rowWidths(node.children, room.width - gaps)) {
      let fills = room.height.isFinite && child.element.primitive != .space && grows(child)
      measure(child, width, fills ? room.height : .infinity)
    }
    return ScreenSize(
      width: max(0, node.children.map(\.size.width).reduce(gaps, +)),
      height: node.children.map(\.size.height).max() ?? 0
    )
  }

  /// Returns the widths of a row's children.
  ///
  /// Each child has its ideal width. The spaces share the remaining width. If the room is too small, the widest
  /// children that give way become narrower, until they are as narrow as the next ones.
  ///
  /// Children of the highest priority receive width first.
  private func rowWidths(_ children: [PlainNode], _ room: Double) -> [Double] {
    var widths = children.map { idealWidth($0) }
    guard room.isFinite else { return widths }
    let rest = room - widths.reduce(0, +)
    if rest >= 0 {
      let spaces = children.indices.filter {
        children[$0].element.primitive == .space && children[$0].element.width == nil
      }
      let most = spaces.map { children[$0].priority }.max()
      let first = spaces.filter { children[$0].priority == most }
      for index in first { widths[index] += rest / Double(first.count) }
      return widths
    }
    let giving = children.indices.filter { givesWay(children[$0]) }
    let kept = children.indices.filter { !givesWay(children[$0]) }.map { widths[$0] }.reduce(0, +)
    // All that are wider than the limit are cut to it; the limit is what the narrower ones leave.
    var left = max(0, room - kept)
    for priority in Set(giving.map { children[$0].priority }).sorted(by: >) {
      let equals = giving.filter { children[$0].priority == priority }
      let sorted = equals.sorted { widths[$0] < widths[$1] }
      for (done, index) in sorted.enumerated() {
        let share = max(0, left) / Double(sorted.count - done)
        widths[index] = min(widths[index], share)
        left -= widths[index]
      }
    }
    return widths
  }

  private func measureLayers(_ node: PlainNode, _ room: ScreenSize) -> ScreenSize {
    let overlays = node.element.fields.box?.details.frontAlignment != nil
    for (number, child) in node.children.enumerated() {
      let isToast = child.element.flags.contains(.floats)
      let stands =
        child.element.fields.box?.details.alignment != nil || (overlays && number > 0)
      let fills =
        (fillsHeight(child) && !stands) || child.element.blocksTouches
        || child.element.fields.box?.details.fitsLayers == true
      let width = isToast ? max(0, room.width - 32) : room.width
      measure(child, width, fills ? room.height : .infinity)
      if !fills, givesWayInLayers(child) {
        measure(child, width, min(child.size.height, room.height))
      }
    }
    let others = node.children.filter { !$0.element.flags.contains(.floats) }
    return ScreenSize(
      width: others.map(\.size.width).max() ?? 0,
      height: others.map(\.size.height).max() ?? 0
    )
  }
}
