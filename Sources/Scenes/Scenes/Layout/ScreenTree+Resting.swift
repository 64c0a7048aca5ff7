/// The movements of scrolls by a person, and where they come to rest.
extension ScreenTree {
  /// Does what a person does to a scroll.
  ///
  /// A lazy one is laid out at once: how far it can be moved depends on the rows that it finds.
  func scroll(
    _ node: ElementNode,
    along axis: ScreenAxis,
    to person: ScreenPoint,
    _ phase: ScreenScrollPhase
  ) {
    let isFinite = person.x.isFinite && person.y.isFinite
    // The end of a drag counts, even where the front-end has no offset for it.
    guard isFinite || (phase == .ended && node.extra?.dragStart != nil) else { return }
    let here = node.distance(along: axis)
    let distance = isFinite ? axis.along(node.mirrored(person)) : here
    node.scroll(along: axis, to: node.followGesture(phase, along: axis, from: here, to: distance))
    if !node.traits.flags.isDisjoint(with: .laziness) { busily { layOutAim(of: node) } }
  }

  /// Returns the offset at which a scroll comes to rest; `nil` if the node is no scroll.
  func restingOffset(
    for offset: ScreenPoint,
    velocity: ScreenPoint,
    of node: ElementNode
  ) -> ScreenPoint? {
    guard let axis = node.traits.scrollAxis else { return nil }
    let here = node.distance(along: axis)
    let proposed = axis.along(node.mirrored(offset))
    let rest = node.restingDistance(
      along: axis,
      for: proposed.isNaN ? here : proposed,
      velocity: node.isMirrored ? -axis.along(velocity) : axis.along(velocity),
      from: node.extra?.dragStart ?? here
    )
    return node.mirrored(axis.point(rest))
  }
}

extension ElementNode {
  /// Notes the phase of a gesture.
  ///
  /// - Returns: The distance to which the gesture moves the content.
  fileprivate func followGesture(
    _ phase: ScreenScrollPhase,
    along axis: ScreenAxis,
    from here: Double,
    to distance: Double
  ) -> Double {
    // Other scrolls come to rest anywhere.
    guard traits.flags.contains(.lazilyArranged) else { return distance }
    let extra = needExtra()
    guard phase == .ended else {
      if extra.dragStart == nil { extra.dragStart = here }
      return distance
    }
    let start = extra.dragStart
    extra.dragStart = nil
    let way = axis.along(clamped(axis.point(distance))) - here
    // Nothing has moved, so that nothing comes to rest.
    if start == nil, way.magnitude < 0.01 { return distance }
    return restingDistance(
      along: axis,
      for: distance,
      velocity: start == nil ? way : 0,
      from: start ?? here
    )
  }

  /// Returns how far from where its content begins a gesture leaves a scroll.
  ///
  /// This is the one place that decides it: for the end of a gesture, and for front-ends that ask before.
  ///
  /// - Parameters:
  ///   - axis: The axis of the scroll.
  ///   - proposed: Where the gesture would leave the scroll if nothing held it.
  ///   - velocity: The speed of the content away from where it begins; only its direction counts.
  ///   - start: Where the gesture began.
  /// - Returns: The distance, between the ends of the content.
  fileprivate func restingDistance(
    along axis: ScreenAxis,
    for proposed: Double,
    velocity: Double,
    from start: Double
  ) -> Double {
    let proposed = clamped(axis.point(proposed))
    guard traits.flags.contains(.lazilyArranged), let arranging else {
      return axis.along(proposed)
    }
    let velocity = axis.point(velocity.isNaN ? 0 : velocity)
    let rest = arranging.rest(proposed, velocity, axis.point(start))
    return axis.along(rest).isNaN ? axis.along(proposed) : axis.along(clamped(rest))
  }
}
