extension ElementNode {
  /// Measures a lazy scroll; the outer room is that with the space around the content, over which rows go
  /// as well.
  func measureLazy(
    _ axis: ScreenAxis,
    in room: ScreenSize,
    of outer: ScreenSize,
    _ pass: LayoutPass
  ) -> ScreenSize {
    let length = LazyFilling(self, along: axis, in: room, of: outer, pass).fill()
    isLayoutDirty = false
    let breadth = elements.reduce(0) { max($0, axis.across($1.size)) }
    return axis.size(along: length, across: breadth)
  }

  /// Measures an entry of a lazy scroll.
  func lazyLength(
    along axis: ScreenAxis,
    across breadth: Double,
    _ pass: LayoutPass
  ) -> Double {
    let width = axis == .vertical ? breadth : idealWidth(pass)
    return axis.along(measure(width, .infinity, pass))
  }
}
