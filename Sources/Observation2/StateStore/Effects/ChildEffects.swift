/// The places in a store's state whose children have running effects: a tree whose branches are the
/// steps that lead to them.
///
/// After each dispatch the effects of children that have gone end. The tree says where to look: at
/// the places that have such effects somewhere below, and there at the children that may have gone
/// since the last look, not at every effect.
///
/// Made when an effect is going to have it, and part of the tree as long as one has.
@usableFromInline
final class ChildEffects: Identified {
  /// That of the child at its place.
  @usableFromInline let id: AnyHashable
  let hash: Int
  /// Nothing for the state itself.
  private let place: ChildPlace?
  private var jobs: Set<Int> = []
  private var places = IdentifierTable<ChildPlace>()

  var isEmpty: Bool { jobs.isEmpty && places.isEmpty }
  /// Whether children of this one have effects too.
  @usableFromInline var hasPlaces: Bool { !places.isEmpty }

  /// The state's.
  init() {
    id = AnyHashable(0)
    hash = 0
    place = nil
  }

  fileprivate init(_ id: AnyHashable, _ hash: Int, at place: ChildPlace) {
    self.id = id
    self.hash = hash
    self.place = place
  }

  /// The child that some steps lead to.
  ///
  /// Runs anyone's code, to hash and to compare; nothing is changed meanwhile.
  func child(at steps: [ChildStep]) -> ChildEffects {
    steps.reduce(self) { $0.place($1).child($1.id) }
  }

  func enter(_ job: Int) {
    jobs.insert(job)
    var child = self
    while let place = child.place {
      place.add(child)
      child = place.parent
      if !child.places.contains(place) { child.places.add(place) }
    }
  }

  func strike(_ job: Int) {
    jobs.remove(job)
    var child = self
    while child.isEmpty, let place = child.place {
      place.remove(child)
      guard place.isEmpty else { return }
      child = place.parent
      child.places.remove(place)
    }
  }

  /// Adds the effects below whose child is no longer found in the state at an address.
  func addMissing(in state: UnsafeRawPointer, to missing: inout [Int]) {
    for place in places.all {
      place.find(state, place) { child, address in
        if let address {
          child.addMissing(in: address, to: &missing)
        } else {
          child.addAll(to: &missing)
        }
      }
    }
  }

  private func addAll(to missing: inout [Int]) {
    missing += jobs
    for place in places.all {
      for child in place.all { child.addAll(to: &missing) }
    }
  }

  private func place(_ step: ChildStep) -> ChildPlace {
    let hash = step.place.hashValue
    return places.objects(step.place, hash).first
      ?? ChildPlace(step.place, hash, of: self, step.makeFinder())
  }
}

/// A place in a state that holds a child, or a collection of them, with running effects.
@usableFromInline
final class ChildPlace: Identified {
  let id: AnyHashable
  let hash: Int
  fileprivate let parent: ChildEffects
  let find: ChildFinder
  private var children = IdentifierTable<ChildEffects>()
  /// Those that have got effects since they were looked for last.
  private var new: [ObjectIdentifier: ChildEffects] = [:]

  fileprivate init(
    _ id: AnyHashable,
    _ hash: Int,
    of parent: ChildEffects,
    _ find: @escaping ChildFinder
  ) {
    self.id = id
    self.hash = hash
    self.parent = parent
    self.find = find
  }

  @usableFromInline var count: Int { children.count }

  fileprivate var isEmpty: Bool { children.isEmpty }

  var all: [ChildEffects] { children.all }

  fileprivate func child(_ id: AnyHashable) -> ChildEffects {
    let hash = id.hashValue
    return children.objects(id, hash).first ?? ChildEffects(id, hash, at: self)
  }

  fileprivate func add(_ child: ChildEffects) {
    if !children.contains(child) { children.add(child) }
    new[ObjectIdentifier(child)] = child
  }

  fileprivate func remove(_ child: ChildEffects) {
    children.remove(child)
    new[ObjectIdentifier(child)] = nil
  }

  /// Gives those with effects among the children with some hashes, or all, and those that have got
  /// some lately.
  @usableFromInline
  func forEach(of hashes: [Int]?, _ body: (ChildEffects) -> Void) {
    var meant = new
    new = [:]
    guard let hashes else { return all.forEach(body) }
    for hash in hashes {
      for child in children.objects(hash) { meant[ObjectIdentifier(child)] = child }
    }
    meant.values.forEach(body)
  }
}
