/// The areas of a panel in front of everything, one below the other: those that scroll give way where there
/// is no room for all, the highest first.
///
/// So a long message leaves the buttons below it where they can be reached, and many buttons leave half of
/// the room to the message. Where it is infinitely high, all are as high as they need to be.
struct ScreenPanelAreas: ScreenLayout {
  /// The room between two areas, in points; one without height has none around it.
  let spacing: Double
  /// What of the room's height stays free, in points.
  let margin: Double
  /// Which of the areas scroll.
  let scrolls: [Bool]

  func arrange(_ children: ScreenLayoutChildren, in room: ScreenSize) -> ScreenArrangement {
    var width = room.width
    if width == .infinity {
      width = (0..<children.count).reduce(0) { max($0, children.idealWidth(at: $1)) }
    }
    let natural = (0..<children.count).map { children.size(at: $0, width: width) }
    var heights = natural.map(\.height)
    let gaps = spacing * Double(max(0, heights.count { $0 > 0 } - 1))
    let giving = heights.indices.filter { scrolls[$0] }
    let kept = heights.indices.reduce(gaps) { scrolls[$1] ? $0 : $0 + heights[$1] }
    fit(&heights, at: giving, into: max(0, room.height - margin - kept))
    var frames: [ScreenRect] = []
    var y = 0.0
    for (index, height) in heights.enumerated() {
      var size = natural[index]
      if height < size.height { size = children.size(at: index, width: width, height: height) }
      frames.append(ScreenRect(x: 0, y: y, width: size.width, height: size.height))
      if height > 0 { y += height + spacing }
    }
    return ScreenArrangement(
      size: ScreenSize(width: width, height: max(0, y - spacing)),
      frames: frames
    )
  }

  /// Makes the highest less high, so that none of them ends higher than one that has been cut.
  private func fit(_ heights: inout [Double], at indices: [Int], into room: Double) {
    var left = room
    let ascending = indices.sorted { heights[$0] < heights[$1] }
    for (done, index) in ascending.enumerated() {
      heights[index] = min(heights[index], left / Double(ascending.count - done))
      left -= heights[index]
    }
  }
}
