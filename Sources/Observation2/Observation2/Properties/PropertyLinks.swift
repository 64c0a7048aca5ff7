/// The bodies that have read a property, and the bindings that set it.
///
/// One object for both, since the properties of a screen have both, and usually one of each. It is
/// released on the main actor, so that it may tell both that it goes; neither retains it.
final class PropertyLinks {
  /// Those beyond the first of each.
  private final class Further {
    @exclusivity(unchecked) var reads: [PropertyRead] = []
    @exclusivity(unchecked) var bindings: [BindingSubscriber] = []
  }

  /// The run of a body that has read the property last, so that reading it again costs nothing.
  @exclusivity(unchecked) var lastRun: UInt64 = 0
  /// The property's observers; `nil` unless there have been any.
  @exclusivity(unchecked) private(set) weak var hub: StreamHub?
  @exclusivity(unchecked) private var read: PropertyRead?
  @exclusivity(unchecked) private var binding: BindingSubscriber?
  @exclusivity(unchecked) private var further: Further?

  init(hub: StreamHub?) {
    if let hub { self.hub = hub }
  }

  deinit {
    read?.property = nil
    binding?.lose(self)
    guard let further else { return }
    for read in further.reads { read.property = nil }
    for binding in further.bindings { binding.lose(self) }
  }

  /// Tells every reader, and lets go of those that are gone.
  @MainActor
  func tell() {
    let others = further?.reads
    if let read { tell(read) }
    for read in others ?? [] { tell(read) }
  }

  @MainActor
  private func tell(_ read: PropertyRead) {
    if let reader = read.reader.reader { reader.propertyDidChange() } else { remove(read) }
  }

  func add(_ new: PropertyRead) {
    guard read != nil else {
      read = new
      return
    }
    let further = needFurther()
    new.place = further.reads.count
    further.reads.append(new)
  }

  func remove(_ old: PropertyRead) {
    if read === old {
      read = nil
      return
    }
    let place = old.place
    guard let further, further.reads.indices.contains(place), further.reads[place] === old else {
      return
    }
    let last = further.reads.removeLast()
    guard last !== old else { return }
    further.reads[place] = last
    last.place = place
  }

  func add(_ new: BindingSubscriber) {
    if binding == nil { binding = new } else { needFurther().bindings.append(new) }
  }

  func remove(_ old: BindingSubscriber) {
    if binding === old {
      binding = nil
      return
    }
    guard let further, let place = further.bindings.lastIndex(where: { $0 === old }) else { return }
    further.bindings.remove(at: place)
  }

  /// Notes that the property has got a place for observers: what the bindings derive from reaches it
  /// from now on.
  func reach(_ hub: StreamHub) {
    let others = further?.bindings ?? []
    // Before the hub is known, so that it learns of each origin once.
    binding?.follow()
    for binding in others { binding.follow() }
    self.hub = hub
    binding?.reach(hub)
    for binding in others { binding.reach(hub) }
  }

  /// The bindings that are known to set the property.
  var knownBindings: [BindingSubscriber] {
    ((binding.map { [$0] } ?? []) + (further?.bindings ?? [])).filter(\.isCertain)
  }

  private func needFurther() -> Further {
    if let further { return further }
    let made = Further()
    further = made
    return made
  }
}
