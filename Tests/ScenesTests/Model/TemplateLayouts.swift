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

/// Children below one another; asks each twice, and those after the first few have no frame.
struct TwiceLayout: ScreenLayout {
  let gap: Double

  func arrange(_ children: ScreenLayoutChildren, in room: ScreenSize) -> ScreenArrangement {
    var frames: [ScreenRect] = []
    var y = gap
    for index in 0..<children.count {
      let narrow = children.size(at: index, width: 50)
      let width = min(room.width, narrow.height > 60 ? 300 : 120)
      let size = children.size(at: index, width: width, height: 70.5)
      if index < 1 + Int(gap) % 4 {
        frames.append(ScreenRect(x: gap, y: y, width: size.width, height: size.height))
      }
      y += size.height + gap
    }
    return ScreenArrangement(size: ScreenSize(width: 310, height: y), frames: frames)
  }
}

/// Children beside one another, asked in any room, at lengths of which some are none.
struct NonsenseLayout: ScreenLayout {
  let number: Int

  func arrange(_ children: ScreenLayoutChildren, in room: ScreenSize) -> ScreenArrangement {
    let lengths: [Double] = [.infinity, 80.5, .nan, -3, -.infinity, 31, 1e300]
    func length(_ index: Int) -> Double { lengths[(number + index) % lengths.count] }
    var x = 0.0
    let frames = (0..<children.count).map { index in
      let size = children.size(at: index, width: length(index), height: length(index + 2))
      x += 40
      return ScreenRect(
        x: index % 3 == 0 ? length(index) : x,
        y: index % 3 == 1 ? length(index) : 0,
        width: index % 2 == 0 ? length(index + 1) : size.width,
        height: size.height
      )
    }
    return ScreenArrangement(
      size: ScreenSize(width: number == 2 ? .nan : min(room.width, x), height: length(number)),
      frames: frames
    )
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
