import Observation2
import Scenes
import Testing

/// A control of the gallery: which file makes it, what it looks like, and what it does about each event.
///
/// What assistive technology reads of it stands in ``ControlReadings``.
struct ControlExhibit: Sendable, CustomTestStringConvertible {
  typealias Show = @MainActor @Sendable (SketchPart, ControlLog) -> ScreenElement

  /// The name of its picture.
  let name: String
  /// The file in the folder `Controls` that makes it.
  let file: String
  /// What can be done with it, each event that anything in it takes.
  let deeds: [ControlDeed]
  let show: Show

  var testDescription: String { name }

  init(_ name: String, in file: String, _ deeds: [ControlDeed] = [], _ show: @escaping Show) {
    (self.name, self.file, self.deeds, self.show) = (name, file, deeds, show)
  }
}

/// Something that a person does with an exhibit, and what comes of it.
struct ControlDeed: Sendable, CustomTestStringConvertible {
  let event: ScreenEvent
  /// The identifier of the element, or what it says; `nil` for the first that takes the event.
  let target: String?
  /// What the exhibit's closures have been told.
  let heard: [String]
  /// Words that are on the screen afterwards.
  let shown: String?

  var testDescription: String { "\(event) on \(target ?? "what takes it")" }

  /// The event is sent to the element, and its closure is told something.
  init(_ event: ScreenEvent, on target: String? = nil, says heard: String...) {
    (self.event, self.target, self.heard, shown) = (event, target, heard, nil)
  }

  /// The event is sent to the element, and opens what says something.
  init(_ event: ScreenEvent, on target: String, opens shown: String) {
    (self.event, self.target, heard, self.shown) = (event, target, [], shown)
  }

  /// Whether it is this event of this element.
  func isDone(to look: ScreenNodeLook, _ kinds: ScreenEventKinds) -> Bool {
    guard kinds.contains(event.kind), look.events.contains(event.kind) else { return false }
    return target.map { look.identifier == $0 || look.says($0) } ?? true
  }
}

/// What an exhibit has been told, in words; and the loader of its pictures, which says what is asked of it.
@MainActor final class ControlLog: ScreenPictureLoading {
  struct Lost: Error {}

  let time = VirtualTime()
  private(set) var words: [String] = []
  /// Whether pictures can't be had, instead of taking for ever.
  var losesPictures = false

  func note(_ word: String) { words.append(word) }

  func forget() { words = [] }

  func picture(at address: String) async throws -> ScreenPicture {
    note("asked for \(address)")
    if losesPictures { throw Lost() }
    do {
      try await time.sleep(for: .seconds(1_000))
    } catch {
      note("let go of \(address)")
      throw error
    }
    return ScreenPicture(size: ScreenSize(width: 120, height: 80))
  }
}
