/// The places in a store's state whose children have running effects: a tree whose branches are the
/// steps that lead to them.
///
/// After each dispatch the effects of children that have gone end. The tree limits the search: it
/// leads to the places that have such effects somewhere below, and there to the children that may
/// have gone since the last search, not to every effect.
@usableFromInline
final class ChildEffects {
  private var jobs: Set<Int> = []
  private var places: [AnyHashable: ChildPlace] = [:]

  var isEmpty: Bool { jobs.isEmpty && places.isEmpty }
  /// Whether children of this one have effects too.
  @usableFromInline var hasPlaces: Bool { !places.isEmpty }

  func enter(_ job: Int, at steps: ArraySlice<ChildStep>) {
    guard let step = steps.first else {
      jobs.insert(job)
      return
    }
    let place = places[step.place] ?? ChildPlace(step.makeFinder())
    places[step.place] = place
    place.enter(job, step.id, at: steps.dropFirst())
  }

  func strike(_ job: Int, at steps: ArraySlice<ChildStep>) {
    guard let step = steps.first else {
      jobs.remove(job)
      return
    }
    guard let place = places[step.place] else { return }
    place.strike(job, step.id, at: steps.dropFirst())
    if place.children.isEmpty { places[step.place] = nil }
  }

  /// Adds the effects below whose child is no longer found in the state at an address.
  func addMissing(in state: UnsafeRawPointer, to missing: inout [Int]) {
    for place in places.values {
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
    for place in places.values {
      for child in place.children.values { child.addAll(to: &missing) }
    }
  }
}

/// A place in a state that holds a child, or a collection of them, with running effects.
@usableFromInline
final class ChildPlace {
  @usableFromInline private(set) var children: [AnyHashable: ChildEffects] = [:]
  let find: ChildFinder
  /// The children that have got effects since the last search.
  private var new: Set<AnyHashable> = []

  init(_ find: @escaping ChildFinder) {
    self.find = find
  }

  func enter(_ job: Int, _ id: AnyHashable, at steps: ArraySlice<ChildStep>) {
    let child = children[id] ?? ChildEffects()
    children[id] = child
    new.insert(id)
    child.enter(job, at: steps)
  }

  func strike(_ job: Int, _ id: AnyHashable, at steps: ArraySlice<ChildStep>) {
    guard let child = children[id] else { return }
    child.strike(job, at: steps)
    if child.isEmpty { children[id] = nil }
  }

  /// Calls `body` with those of some children that have effects, or with all, and with those that
  /// have got effects since the last search.
  @usableFromInline
  func forEach(of ids: [AnyHashable]?, _ body: (ChildEffects, AnyHashable) -> Void) {
    let new = new
    self.new = []
    guard let ids else {
      for (id, effects) in children { body(effects, id) }
      return
    }
    for id in ids.isEmpty ? new : new.union(ids) {
      if let effects = children[id] { body(effects, id) }
    }
  }
}
