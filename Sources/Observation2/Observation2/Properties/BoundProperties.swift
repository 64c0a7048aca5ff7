/// The properties that a binding sets, each with the binding's place there, and the origins of the
/// binding's stream.
///
/// - Complexity: O(k) to find one of k; hardly any binding sets more than one.
struct BoundProperties {
  /// What few bindings need.
  private final class Further {
    /// The properties beyond the first.
    @exclusivity(unchecked) var others: [Item] = []
    @exclusivity(unchecked) var origins = OriginList()
  }

  private struct Item {
    let property: Unmanaged<PropertyLinks>
    var place: Int32
  }

  /// Not retained: a property tells the binding when it goes.
  private(set) var first: Unmanaged<PropertyLinks>?
  private var further: Further?
  /// The place that ``first`` gave the binding; last, where it leaves no gap.
  private var firstPlace: Int32 = 0

  var isEmpty: Bool { first == nil && further?.others.isEmpty != false }

  /// One of them, the cheapest to forget.
  var any: PropertyLinks? { (further?.others.last?.property ?? first)?.takeUnretainedValue() }

  var all: [PropertyLinks] {
    let others = further?.others.map { $0.property.takeUnretainedValue() } ?? []
    return first.map { [$0.takeUnretainedValue()] + others } ?? others
  }

  /// The places for observers of those that have one.
  var hubs: [StreamHub] {
    if further?.others.isEmpty == false { return all.compactMap(\.hub) }
    return first?._withUnsafeGuaranteedRef { $0.hub }.map { [$0] } ?? []
  }

  /// The origins, for a binding whose properties are found later.
  var originLinks: [OriginLink] { further?.origins.links ?? [] }

  /// Notes an origin; see ``OriginList/attach(_:input:)``.
  mutating func attach(_ link: OriginLink) -> OriginLink? {
    needFurther().origins.attach(link)
  }

  func detach(_ link: OriginLink) -> OriginLink? {
    further?.origins.detach(link)
  }

  func contains(_ property: PropertyLinks) -> Bool {
    isFirst(property) || index(of: property) != nil
  }

  mutating func add(_ property: PropertyLinks, at place: Int32) {
    let reference = Unmanaged.passUnretained(property)
    if first == nil {
      (first, firstPlace) = (reference, place)
    } else {
      needFurther().others.append(Item(property: reference, place: place))
    }
  }

  /// Forgets a property; returns the binding's place there.
  @discardableResult
  mutating func remove(_ property: PropertyLinks) -> Int32? {
    if isFirst(property) {
      first = nil
      return firstPlace
    }
    return index(of: property).flatMap { further?.others.remove(at: $0).place }
  }

  /// Has the binding leave its property, if there is nothing else here: the usual case.
  ///
  /// - Returns: Whether that was so.
  mutating func leaveOnly() -> Bool {
    guard further == nil, let only = first else { return false }
    first = nil
    only._withUnsafeGuaranteedRef { $0.remove(at: firstPlace) }
    return true
  }

  /// Notes the binding's new place in a property.
  mutating func move(to place: Int32, in property: PropertyLinks) {
    if isFirst(property) {
      firstPlace = place
    } else if let index = index(of: property) {
      further?.others[index].place = place
    }
  }

  private func isFirst(_ property: PropertyLinks) -> Bool {
    first?.toOpaque() == Unmanaged.passUnretained(property).toOpaque()
  }

  private func index(of property: PropertyLinks) -> Int? {
    let sought = Unmanaged.passUnretained(property).toOpaque()
    return further?.others.lastIndex { $0.property.toOpaque() == sought }
  }

  private mutating func needFurther() -> Further {
    if let further { return further }
    let made = Further()
    further = made
    return made
  }
}
