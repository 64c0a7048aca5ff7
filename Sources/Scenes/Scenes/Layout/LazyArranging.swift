import Observation2

/// A ``LazyScreenLayout`` of any type, with its last decision.
///
/// Its closures are made where the type of the entries is known.
@MainActor
final class LazyArranging {
  /// An entry without its identity.
  struct Place {
    let frame: ScreenRect
    let measuresWidth: Bool
    let measuresHeight: Bool
  }

  /// A decision without identities.
  struct Arrangement {
    let contentSize: ScreenSize
    let offset: ScreenPoint
    let places: [Place]
  }

  let arrange: @MainActor (LazyScreenRoom) -> Arrangement
  let measured: @MainActor (ScreenSize, Int) -> Bool
  let frame: @MainActor (ScreenIdentity) -> ScreenRect?
  /// Returns where a gesture comes to rest, by its end without that, its velocity, and its beginning.
  let rest: @MainActor (ScreenPoint, ScreenPoint, ScreenPoint) -> ScreenPoint
  let didArrange: @MainActor () -> Void
  let followsSafeArea: Bool
  /// Tells which of the shown entries the focus is in: those decided on last may be others, or none yet.
  let focus: @MainActor ((shown: AnyObject, place: Int)?) -> Void

  init<Layout: LazyScreenLayout>(_ layout: Layout, _ last: LastEntries<Layout.EntryID>) {
    arrange = { room in
      let decided = layout.entries(in: room)
      last.entries = decided.entries
      return Arrangement(
        contentSize: decided.contentSize.usable,
        offset: ScreenPoint(x: decided.offset.x.orZero, y: decided.offset.y.orZero),
        places: decided.entries.map {
          Place(
            frame: $0.frame.usable,
            measuresWidth: $0.measuresWidth,
            measuresHeight: $0.measuresHeight
          )
        }
      )
    }
    measured = { layout.measured($0, of: last.entries[$1].id) }
    rest = { layout.restingOffset(for: $0, velocity: $1, from: $2) }
    didArrange = { layout.didArrange() }
    followsSafeArea = layout.followsSafeArea
    focus = { entry in
      typealias Shown = ShownItems<LazyScreenEntry<Layout.EntryID>, Layout.EntryID>
      layout.focusDidMove(
        to: entry.map { unsafeDowncast($0.shown, to: Shown.self).ids[$0.place] }
      )
    }
    frame = { $0.value(of: Layout.EntryID.self).flatMap { layout.frame(of: $0) }?.usable }
  }

  /// The entries that a layout decided on last.
  @MainActor
  final class LastEntries<ID: Hashable & Sendable> {
    var entries: [LazyScreenEntry<ID>] = []
  }
}

extension EachDescription {
  /// The entries of a layout that decides which there are.
  convenience init<Layout: LazyScreenLayout>(arrangedBy layout: Layout, place: SourceSpot) {
    typealias Entry = LazyScreenEntry<Layout.EntryID>
    let last = LazyArranging.LastEntries<Layout.EntryID>()
    self.init(
      {
        _ = layout.version
        return last.entries
      },
      id: { (entry: UnsafePointer<Entry>) in entry.pointee.id },
      // Where an entry stands is no matter of its description.
      isEqual: { $0.pointee.id == $1.pointee.id && $0.pointee.revision == $1.pointee.revision },
      place: place,
      row: { entry in
        let content = layout.content(of: entry.id)
        // One element for each frame, whatever a part or a list in it comes to.
        if content.count == 1, case .element = content[0].structure { return content }
        return [ScreenElement(.column, .box(.vertical), children: content)]
      }
    )
    arranging = LazyArranging(layout, last)
  }
}
