/// A front-end's copy of a screen, with where everything on it is: both are kept, and patched.
///
/// ```swift
/// func show(_ screen: ScreenNodeSnapshot) {
///   laidOut = LaidOutScreen(screen)
/// }
///
/// func draw() throws {
///   switch try laidOut.apply(window.update()) {
///   case .areas(let areas): draw(laidOut.frames, in: areas)
///   case .everything: draw(laidOut.frames)
///   }
/// }
/// ```
///
/// A ``ScreenMirror`` alone is enough for a front-end whose own views have the frames, such as UIKit's.
public struct LaidOutScreen: Sendable {
  /// The copy.
  public private(set) var mirror: ScreenMirror
  private var known: ScreenFrames?
  /// Where the nodes stand among the known elements, by their numbers, once that has been asked.
  private var places: [Int: Int] = [:]

  /// Creates a copy of a screen.
  public init(_ screen: ScreenNodeSnapshot) {
    mirror = ScreenMirror(screen)
  }

  /// Where everything is.
  ///
  /// - Complexity: O(*n*) for *n* elements after ``ScreenDamage/everything``, otherwise O(1); a copy that
  ///   is kept while patches are applied costs O(*n*) as well.
  public var frames: ScreenFrames {
    mutating get {
      if let known { return known }
      let frames = ScreenFrames(of: mirror)
      known = frames
      return frames
    }
  }

  /// The element of a node; `nil` if there is none.
  ///
  /// - Complexity: O(1), but for the first time after ``ScreenDamage/everything``.
  public mutating func element(_ id: ScreenNodeID) -> LaidOutElement? {
    let frames = frames
    findPlaces()
    return places[id.number].map { frames.elements[$0] }
  }

  /// Applies the patches of an update, in their order.
  ///
  /// - Returns: The parts of the screen to draw again.
  /// - Throws: ``ScreenPatchError`` for a patch that does not fit, which means that one was left out;
  ///   those before it are applied.
  /// - Complexity: O(1) for each patch and each element in a node that has moved; O(*n*) if nodes have come
  ///   or gone, for the next ``frames``.
  @discardableResult
  public mutating func apply(_ patches: [ScreenPatch]) throws(ScreenPatchError) -> ScreenDamage {
    if patches.isEmpty { return .areas([]) }
    let (focus, structureChanges) = (mirror.focus, mirror.structureChanges)
    do throws(ScreenPatchError) {
      try mirror.apply(patches)
    } catch {
      forget()
      throw error
    }
    // First of all, since finding the places costs as much as reading all.
    guard structureChanges == mirror.structureChanges, let areas = follow(patches, focus) else {
      forget()
      return .everything
    }
    return .areas(areas)
  }

  /// Notes what a person has written into a field that shows it already (``ScreenMirror/note(text:of:)``).
  public mutating func note(text: String?, of id: ScreenNodeID) {
    mirror.note(text: text, of: id)
    guard known != nil else { return }
    findPlaces()
    if let place = places[id.number], let look = mirror[id]?.look { known?.update(place, to: look) }
  }

  private mutating func forget() {
    known = nil
    places = [:]
  }

  private mutating func findPlaces() {
    // By itself: a copy of the frames costs more than the rest.
    if !places.isEmpty { return }
    guard let known else { return }
    places.reserveCapacity(known.elements.count)
    for element in known.elements { places[element.id.number] = element.index }
  }

  /// Takes patches of the copy over into the frames.
  ///
  /// - Returns: The areas to draw again; `nil` if the frames have to be read from the copy.
  private mutating func follow(_ patches: [ScreenPatch], _ focus: ScreenNodeID?) -> [ScreenRect]? {
    guard known != nil else { return nil }
    findPlaces()
    var areas: [ScreenRect] = []
    // Those that are elsewhere, or may be, and what is in them.
    var moved: [ScreenNodeID] =
      focus == mirror.focus ? [] : [focus, mirror.focus].compactMap { $0 }
    for patch in patches {
      switch patch {
      case .insert, .remove, .move, .focus: break
      // One case, since a second one would copy the look once more.
      case .update(let id, let look, let fields):
        guard fields.isSubset(of: .appearance) else {
          moved.append(id)
          continue
        }
        guard let place = places[id.number], let area = known?.update(place, to: look) else {
          return nil
        }
        areas.append(area)
      case .frame(let id, _), .scroll(let id, _): moved.append(id)
      case .shift(let parent, let range, _):
        moved += mirror[parent]?.children[range] ?? []
      }
    }
    return moved.isEmpty || readAgain(moved, &areas) ? areas : nil
  }

  /// Reads nodes and what is in them again, each once; returns whether that was possible.
  private mutating func readAgain(_ ids: [ScreenNodeID], _ areas: inout [ScreenRect]) -> Bool {
    // A container before what is in it, which is read with it.
    let indices = ids.compactMap { places[$0.number] }.sorted()
    guard indices.count == ids.count else { return false }
    var end = 0
    for index in indices where index >= end {
      guard let area = known?.readAgain(index, of: mirror) else { return false }
      areas.append(area)
      end = known?.elements[index].endIndex ?? end
    }
    return true
  }
}

/// The parts of a screen to draw again.
public enum ScreenDamage: Sendable, Hashable {
  /// Some rectangles, in points; none if the screen looks as before.
  case areas([ScreenRect])
  /// All of it.
  case everything
}
