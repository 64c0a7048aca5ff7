import Scenes

/// Places the check mark at the cell's corner, where it sticks out of it.
struct MarkGridPlacement: ScreenLayout {
  /// All of the cell; in a list, whose rows ask how high they are to be, as high as in the grid.
  func arrange(_ children: ScreenLayoutChildren, in room: ScreenSize) -> ScreenArrangement {
    ScreenArrangement(
      size: ScreenSize(width: room.width, height: room.height.isFinite ? room.height : 50),
      frames: [ScreenRect(x: -7, y: 0, width: 35, height: 25)]
    )
  }
}
