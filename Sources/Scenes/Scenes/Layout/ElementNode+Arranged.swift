extension ElementNode {
  /// The entries of a scroll whose layout decides which there are.
  private var arrangedRows: EachNode? { children.first as? EachNode }

  /// The arranging that decides which entries a scroll has.
  var arranging: LazyArranging? { arrangedRows?.description.arranging }

  /// Describes and measures what the layout of a scroll wants to be there.
  func measureArrangedLazily(
    along axis: ScreenAxis,
    in room: ScreenSize,
    _ pass: LayoutPass
  ) -> ScreenSize {
    guard let rows = arrangedRows, let arranging = rows.description.arranging else { return .zero }
    let extra = needExtra()
    var room = LazyScreenRoom(
      size: room,
      offset: extra.offset,
      environment: tree.surroundings.values,
      safeArea: arranging.followsSafeArea ? safeArea(in: room, extra) : .zero
    )
    room.isNew = !extra.isArranged
    extra.isArranged = true
    var arranged = arranging.arrange(room)
    rows.showArranged()
    collect()
    // Each round knows the size of at least one more entry, or is the last. A layout that never comes
    // to rest is left where it is.
    var rounds = 0
    while rounds < LazyScreenRoom.mostRounds, measureEntries(as: arranged.places, arranging, pass) {
      rounds += 1
      arranged = arranging.arrange(
        LazyScreenRoom(
          size: room.size,
          offset: arranged.offset,
          environment: room.environment,
          safeArea: room.safeArea
        )
      )
      rows.showArranged()
      collect()
    }
    isLayoutDirty = false
    tree.later(arranging.didArrange)
    extra.settledOffset = arranged.offset
    extra.frames = arranged.places.map(\.frame)
    return arranged.contentSize
  }

  /// Lays out what has been described, and finds the elements of the entries.
  private func collect() {
    tree.layOut(deeperThan: depth)
    if isStructureDirty { collectElements() }
  }

  /// Measures the entries in their frames.
  ///
  /// - Returns: `true` if anything has moved.
  private func measureEntries(
    as places: [LazyArranging.Place],
    _ arranging: LazyArranging,
    _ pass: LayoutPass
  ) -> Bool {
    var hasMoved = false
    for (number, (child, place)) in zip(elements, places).enumerated() {
      let width = place.measuresWidth ? child.idealWidth(pass) : place.frame.width
      let size = child.measure(width, place.measuresHeight ? .infinity : place.frame.height, pass)
      guard place.measuresWidth || place.measuresHeight else { continue }
      let measured = ScreenSize(
        width: place.measuresWidth ? size.width : place.frame.width,
        height: place.measuresHeight ? size.height : place.frame.height
      )
      if arranging.measured(measured, number) { hasMoved = true }
    }
    return hasMoved
  }
}
