import Scenes

/// Children in columns of one width, row by row.
struct GridLayout: ScreenLayout {
  let columns: Int

  func arrange(_ children: ScreenLayoutChildren, in room: ScreenSize) -> ScreenArrangement {
    let width = room.width.isFinite ? room.width / Double(columns) : 100
    var frames: [ScreenRect] = []
    var (y, height) = (0.0, 0.0)
    for index in 0..<children.count {
      if index % columns == 0 {
        y += height
        height = 0
      }
      let size = children.size(at: index, width: width)
      frames.append(
        ScreenRect(
          x: Double(index % columns) * width,
          y: y,
          width: size.width,
          height: size.height
        )
      )
      height = max(height, size.height)
    }
    let size = ScreenSize(width: width * Double(columns), height: y + height)
    return ScreenArrangement(size: size, frames: frames)
  }
}

/// Children below one another; asks each twice, and the last has no frame.
struct TwiceLayout: ScreenLayout {
  let gap: Double

  func arrange(_ children: ScreenLayoutChildren, in room: ScreenSize) -> ScreenArrangement {
    var frames: [ScreenRect] = []
    var y = gap
    for index in 0..<children.count {
      let narrow = children.size(at: index, width: 50)
      let width = min(room.width, narrow.height > 60 ? 300 : 120)
      let size = children.size(at: index, width: width, height: 70.5)
      if index < 5 {
        frames.append(ScreenRect(x: gap, y: y, width: size.width, height: size.height))
      }
      y += size.height + gap
    }
    return ScreenArrangement(size: ScreenSize(width: 310, height: y), frames: frames)
  }
}

/// Children in a line, each as wide as it wants to be.
struct IdealLayout: ScreenLayout {
  let gap: Double

  func arrange(_ children: ScreenLayoutChildren, in room: ScreenSize) -> ScreenArrangement {
    var frames: [ScreenRect] = []
    var (x, height) = (0.0, 0.0)
    for index in 0..<children.count {
      let size = children.size(at: index, width: children.idealWidth(at: index))
      frames.append(ScreenRect(x: x, y: 0, width: size.width, height: size.height))
      x += size.width + gap
      height = max(height, size.height)
    }
    return ScreenArrangement(size: ScreenSize(width: x, height: height), frames: frames)
  }
}
