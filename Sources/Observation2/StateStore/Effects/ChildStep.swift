/// Searches for the children with effects at one place of their parent, which is at an address.
///
/// Calls back for each that has gone, and for each that may have lost a child of its own, with its
/// address.
@usableFromInline typealias ChildFinder = (
  UnsafeRawPointer, ChildPlace, (ChildEffects, UnsafeRawPointer?) -> Void
) -> Void

/// One step on the way from a state to a child in it that has an effect, as a lift makes it.
@usableFromInline
struct ChildStep {
  /// The identity of the place within its state.
  let place: AnyHashable
  /// The identity of the child within the place.
  let id: AnyHashable
  /// Makes the function that searches for children at the place, for as long as any has effects.
  let makeFinder: () -> ChildFinder

  @usableFromInline
  init(
    _ place: AnyHashable,
    _ id: AnyHashable = AnyHashable(0),
    _ makeFinder: @escaping () -> ChildFinder
  ) {
    self.place = place
    self.id = id
    self.makeFinder = makeFinder
  }

  /// The step to the state itself.
  static var here: ChildStep {
    ChildStep(AnyHashable(0)) {
      { state, place, look in
        for effects in place.all { look(effects, state) }
      }
    }
  }

  /// The step to a part that is always there.
  static func part<Parent, Part>(_ path: KeyPath<Parent, Part>) -> ChildStep {
    child(of: Parent.self, at: AnyHashable(path)) { $0[keyPath: path] }
  }

  /// The step to a child, which is there as long as it is found.
  static func child<Parent, Child>(
    of parent: Parent.Type,
    at place: AnyHashable,
    _ find: @escaping (Parent) -> Child?
  ) -> ChildStep {
    ChildStep(place) {
      { parent, place, look in
        let child = find(parent.assumingMemoryBound(to: Parent.self).pointee)
        for effects in place.all {
          if let child {
            withUnsafePointer(to: child) { look(effects, UnsafeRawPointer($0)) }
          } else {
            look(effects, nil)
          }
        }
      }
    }
  }

  /// The step to a child of a collection.
  ///
  /// It searches for the children that the collection's record names, or that its lift has changed;
  /// and for all if anything else may have happened to the collection since the last search.
  @inlinable
  static func child<Parent, Children: ChildCollection>(
    _ id: Children.ChildID,
    of path: KeyPath<Parent, Children>,
    _ latest: SeenChildren<Children>.Latest
  ) -> ChildStep {
    ChildStep(AnyHashable(path), AnyHashable(id)) {
      let offset = MemoryLayout<Parent>.offset(of: path)
      var version: ChildRecord<Children.ChildID>.Version?
      let seen = SeenChildren<Children>()
      return { parent, place, look in
        let children =
          if let offset {
            (parent + offset).assumingMemoryBound(to: Children.self).pointee
          } else {
            parent.assumingMemoryBound(to: Parent.self).pointee[keyPath: path]
          }
        let touched: [Int]?
        if let record = children.record {
          touched = version.flatMap { record.touched(since: $0) }
          version = record.version
        } else {
          // A few are found sooner than a whole collection is copied.
          touched = seen.touched(in: children, holdingIt: place.count > 16)
          latest.seen = seen
        }
        let present =
          touched == nil && place.count > 16 ? seen.identifiers(of: children) : nil
        place.forEach(of: touched) { effects in
          if let present, !present.contains(effects.id) { return look(effects, nil) }
          guard let id = effects.id.base as? Children.ChildID else { return }
          // Copied only if there is something in it to look for.
          if !effects.hasPlaces {
            if present != nil { return }
            if !children.hasChild(id) { look(effects, nil) }
          } else if let child = children.child(id) {
            withUnsafePointer(to: child) { look(effects, UnsafeRawPointer($0)) }
          } else {
            look(effects, nil)
          }
        }
      }
    }
  }
}
