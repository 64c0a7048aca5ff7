extension ElementNode {
  /// The size of its text on lines that are as long as they need to be.
  func naturalSize(_ pass: LayoutPass) -> ScreenSize {
    if let natural { return natural }
    let size = pass.size(of: element, width: .infinity)
    natural = size
    return size
  }

  /// The width at which no text in it has to wrap.
  func idealWidth(_ pass: LayoutPass) -> Double {
    if !ideal.isNaN { return ideal }
    let width: Double
    if let fixed = traits.width {
      width = fixed
    } else {
      let padded = max(0, idealContentWidth(pass) + traits.surrounding.horizontal)
      width = traits.hasReadableWidth ? min(padded, pass.readableWidth) : padded
    }
    ideal = width
    return width
  }

  private func idealContentWidth(_ pass: LayoutPass) -> Double {
    switch traits.primitive {
    case .text: return naturalSize(pass).width
    case .leaf(let size): return size.width
    case .line: return 1
    case .space: return 0
    // Of the rows of a lazy scroll only a few are known, and others after each move.
    case .scroll(.vertical) where traits.flags.contains(.lazy): return pass.containerWidth
    case .scroll where traits.flags.contains(.lazilyArranged): return pass.containerWidth
    case .scroll(.horizontal) where traits.flags.contains(.lazy):
      return LazyEntries(of: self) { $0.idealWidth(pass) + traits.spacing }.length
    case .box(.vertical), .layers, .scroll(.vertical):
      var width = 0.0
      for child in elements { width = max(width, child.idealWidth(pass)) }
      return width
    case .box(.horizontal), .scroll(.horizontal):
      var width = traits.spacing * Double(max(0, elements.count - 1))
      for child in elements { width += child.idealWidth(pass) }
      return max(0, width)
    case .custom:
      let arranged = arrange(in: ScreenSize(width: .infinity, height: .infinity), pass)
      // The children have the sizes of this question now, and need those of the last layout again.
      if !proposedWidth.isNaN {
        let (width, height) = (proposedWidth, proposedHeight)
        proposedWidth = .nan
        measure(width, height, pass)
      }
      return arranged.size.width
    }
  }

  /// Asks a layout of one's own.
  func arrange(in room: ScreenSize, _ pass: LayoutPass) -> ScreenArrangement {
    guard let layout = element.box?.details.layout?.layout else {
      return ScreenArrangement(size: .zero, frames: [])
    }
    let elements = elements
    var isMeasured = Array(repeating: false, count: elements.count)
    let children = ScreenLayoutChildren(
      count: elements.count,
      ideal: { elements[$0].idealWidth(pass) },
      measure: { index, width, height in
        isMeasured[index] = true
        return elements[index].measure(width, height, pass)
      }
    )
    let arranged = layout.arrange(children, in: room).usable
    // Whatever is in a child has its places from measuring it.
    for (index, frame) in arranged.frames.prefix(elements.count).enumerated()
    where !isMeasured[index] {
      _ = elements[index].measure(frame.width, frame.height, pass)
    }
    return arranged
  }
}
