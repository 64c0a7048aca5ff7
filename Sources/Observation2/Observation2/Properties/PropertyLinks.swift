/// The bodies that have read a property, and the bindings that set it.
///
/// One object holds both, since the properties of a screen usually have one of each. The first reader's
/// link is this object too. The property closes it on the main actor, so both learn of the property's end.
/// A binding retains itself until this object releases it (``BindingSubscriber``).
///
/// - Complexity: O(1) to add or remove either, however many there are.
final class PropertyLinks: PropertyRead, MainClosing {
  /// Those beyond the first of each.
  private final class Further {
    @exclusivity(unchecked) var reads: [FurtherRead] = []
    @exclusivity(unchecked) var bindings: [Unmanaged<BindingSubscriber>] = []
  }

  /// The run of a body that has read the property last, so that reading it again costs nothing.
  @exclusivity(unchecked) var lastRun: UInt64 = 0
  /// The property's observers; `nil` unless there have been any.
  @exclusivity(unchecked) private(set) weak var hub: StreamHub?
  @exclusivity(unchecked) private var binding: Unmanaged<BindingSubscriber>?
  @exclusivity(unchecked) private var further: Further?

  init(hub: StreamHub?) {
    if let hub { self.hub = hub }
  }

  override var property: PropertyLinks? { reader == nil ? nil : self }

  /// Tells all that the property no longer exists.
  func close() {
    reader = nil
    binding?.takeUnretainedValue().lose(self)
    binding = nil
    guard let further else { return }
    self.further = nil
    for read in further.reads { read.reader = nil }
    // The array retains all bindings during the loop, because the end of one may dispose of another.
    for binding in further.bindings.map({ $0.takeUnretainedValue() }) { binding.lose(self) }
  }

  /// `true` if a reader is there whose last body has read the property.
  var isRead: Bool {
    reader?.reader != nil || further?.reads.contains { $0.reader?.reader != nil } == true
  }

  /// Reports a change to every reader, and removes the readers that no longer exist.
  @MainActor
  func tell() {
    let others = further?.reads
    if reader != nil { tell(self) }
    for read in others ?? [] where read.reader != nil { tell(read) }
  }

  @MainActor
  private func tell(_ read: PropertyRead) {
    if let reader = read.reader?.reader { reader.propertyDidChange() } else { read.end() }
  }

  /// Adds a reader; returns its link.
  func add(_ new: WeakReader) -> PropertyRead {
    guard reader != nil else {
      reader = new
      return self
    }
    let further = needFurther()
    let read = FurtherRead(self, at: further.reads.count)
    read.reader = new
    further.reads.append(read)
    return read
  }

  /// Removes a link, whose reader is then taken from it.
  func remove(_ old: PropertyRead) {
    guard old !== self, let further else { return }
    let place = unsafeDowncast(old, to: FurtherRead.self).place
    guard further.reads.indices.contains(place), further.reads[place] === old else { return }
    let last = further.reads.removeLast()
    guard last !== old else { return }
    further.reads[place] = last
    last.place = place
  }

  /// Adds a binding.
  ///
  /// - Returns: Its place, by which it is found at once when it leaves.
  func add(_ new: BindingSubscriber) -> Int32 {
    guard binding != nil else {
      binding = .passUnretained(new)
      return PropertyLinks.firstPlace
    }
    let further = needFurther()
    further.bindings.append(.passUnretained(new))
    return Int32(further.bindings.count - 1)
  }

  /// Removes the binding at a place; the last one takes that place.
  func remove(at place: Int32) {
    if place == PropertyLinks.firstPlace {
      binding = nil
      return
    }
    guard let further, let last = further.bindings.popLast() else { return }
    guard Int(place) < further.bindings.count else { return }
    further.bindings[Int(place)] = last
    last._withUnsafeGuaranteedRef { $0.move(to: place, in: self) }
  }

  /// Notes that the property has got a place for observers: what the bindings derive from reaches it
  /// from now on.
  func reach(_ hub: StreamHub) {
    let bindings = bindings
    // Before the hub is known, so that it learns of each origin once.
    for binding in bindings { binding.follow() }
    self.hub = hub
    for binding in bindings { binding.reach(hub) }
  }

  /// The bindings that are known to set the property.
  var knownBindings: [BindingSubscriber] { bindings.filter(\.isCertain) }

  /// The place of the binding that has one of its own.
  private static let firstPlace: Int32 = -1

  private var bindings: [BindingSubscriber] {
    guard binding != nil || further != nil else { return [] }
    let others = further?.bindings.map { $0.takeUnretainedValue() } ?? []
    return binding.map { [$0.takeUnretainedValue()] + others } ?? others
  }

  private func needFurther() -> Further {
    if let further { return further }
    let made = Further()
    further = made
    return made
  }
}
