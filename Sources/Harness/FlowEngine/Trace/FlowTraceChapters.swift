import FlowFormat

/// The steps of a trace within its budget: those of the flow's beginning, and those before its end.
///
/// The first chapter has half of the budget and stays. The others have a quarter each, and only the last two of them
/// stay: when the last one is full, the oldest of them goes. The places of screens count through all chapters.
struct FlowTraceChapters {
  private struct Chapter {
    /// The place of its first screen.
    let start: Int
    let limit: Int
    var steps: [FlowTraceStep] = []
    var bytesOfSteps = 0
    var book = FlowTraceBook()

    var room: Int { limit - bytesOfSteps - book.bytes }
  }

  /// The place of a screen.
  enum Shown {
    /// It is the current one.
    case same
    /// It is another one than before.
    case new(Int)
    /// It does not fit in.
    case tooLarge
  }

  /// The most events of a step.
  static let mostEvents = 300
  private static let mostChapters = 3

  /// The place of the screen that is shown now; `nil` if there is none.
  var current: Int?
  private let limit: Int
  private var chapters: [Chapter]
  /// The number of chapters that went.
  private var gone = 0
  private var dropped = 0
  /// The steps that are being played, the outermost first: the number of the chapter, and the place in it.
  private var open: [(chapter: Int, step: Int)] = []

  /// - Parameter limit: The most bytes of the trace in a page.
  init(limit: Int) {
    self.limit = limit
    chapters = [Chapter(start: 0, limit: limit / 2)]
  }

  /// The trace that has been recorded so far.
  var trace: FlowTrace {
    var book = FlowTraceBook()
    var places: [Int: Int] = [:]
    for chapter in chapters {
      let added = book.add(chapter.book.screens, among: chapter.book.lines)
      for (number, place) in added.enumerated() { places[chapter.start + number] = place }
    }
    return FlowTrace(
      lines: book.lines,
      screens: book.screens,
      steps: chapters.flatMap(\.steps).map { $0.moved { places[$0] } },
      dropped: dropped > 0 ? dropped : nil
    )
  }

  // MARK: - Steps

  /// A Boolean value that indicates whether a step is being played.
  var isOpen: Bool { !open.isEmpty }

  /// The number of events of the innermost step.
  var eventCount: Int { openStep.map { chapters[$0].steps[$1].events.count } ?? 0 }

  /// A step begins.
  mutating func begin(_ step: Int, at start: Double) {
    if chapters[chapters.count - 1].room < FlowTraceStep.bytes { turn() }
    let place = chapters.count - 1
    // Its number counts all chapters, and the first one never goes.
    open.append((place == 0 ? 0 : place + gone, chapters[place].steps.count))
    chapters[place].steps.append(FlowTraceStep(step: step, start: start, before: current))
    chapters[place].bytesOfSteps += FlowTraceStep.bytes
  }

  /// The innermost step ends.
  mutating func end() {
    if let (chapter, step) = openStep { chapters[chapter].steps[step].after = current }
    _ = open.popLast()
  }

  /// The innermost step means an element.
  mutating func aim(at target: FlowTraceTarget) {
    guard let (chapter, step) = openStep, chapters[chapter].room >= target.bytes else { return }
    chapters[chapter].steps[step].target = target
    chapters[chapter].bytesOfSteps += target.bytes
  }

  /// Adds an event to the innermost step, or counts it if there is no room for it.
  mutating func add(_ event: FlowTraceEvent) { insert(event, at: eventCount) }

  /// Inserts an event before others of the innermost step, or counts it if there is no room for it.
  mutating func insert(_ event: FlowTraceEvent, at index: Int) {
    guard let (chapter, step) = openStep else { return }
    guard hasRoom, chapters[chapter].room >= event.bytes else { return omit() }
    let end = chapters[chapter].steps[step].events.count
    chapters[chapter].steps[step].events.insert(event, at: min(index, end))
    chapters[chapter].bytesOfSteps += event.bytes
  }

  /// A Boolean value that indicates whether the innermost step takes another event.
  var hasRoom: Bool {
    guard let (chapter, step) = openStep else { return false }
    return chapters[chapter].steps[step].events.count < Self.mostEvents
  }

  /// Counts an event that is not kept.
  mutating func omit() {
    guard let (chapter, step) = openStep else { return }
    chapters[chapter].steps[step].omitted = (chapters[chapter].steps[step].omitted ?? 0) + 1
  }

  /// Where the innermost step is; `nil` if there is none, or if it went.
  private var openStep: (chapter: Int, step: Int)? {
    guard let (number, step) = open.last else { return nil }
    let chapter = number == 0 ? 0 : number - gone
    return number == 0 || chapter > 0 ? (chapter, step) : nil
  }

  // MARK: - Screens

  /// The screen is another one, or looks different.
  ///
  /// - Parameters:
  ///   - drawing: The screen.
  ///   - mayTurn: A Boolean value that indicates whether it may begin a chapter, as at the end of a step.
  /// - Returns: The place of the screen.
  mutating func show(_ drawing: FlowTraceDrawing, mayTurn: Bool) -> Shown {
    // A screen never fills more than half of a chapter.
    if drawing.bytes > limit / 8 { return .tooLarge }
    var place = add(drawing)
    if place == nil, mayTurn {
      turn()
      place = add(drawing)
    }
    guard let place else { return .tooLarge }
    defer { current = place }
    return place == current ? .same : .new(place)
  }

  private mutating func add(_ drawing: FlowTraceDrawing) -> Int? {
    let last = chapters.count - 1
    let place = chapters[last].book.place(of: drawing, within: chapters[last].room)
    return place.map { chapters[last].start + $0 }
  }

  /// Begins a chapter, with the current screen.
  private mutating func turn() {
    let old = chapters[chapters.count - 1].book
    let start = chapters[chapters.count - 1].start
    var new = Chapter(start: start + old.screens.count, limit: limit / 4)
    current = current.flatMap { place in
      let sheet = FlowTraceSheets(old.screens).dropFirst(place - start).first { _ in true }
      guard let own = sheet?.moved({ new.book.place(ofLine: old.lines[$0]) }) else { return nil }
      return new.start + new.book.place(of: own)
    }
    chapters.append(new)
    guard chapters.count > Self.mostChapters else { return }
    dropped += chapters.remove(at: 1).steps.count
    gone += 1
  }
}

extension FlowTraceStep {
  /// The most bytes of a step in a page, without its target and its events.
  fileprivate static let bytes = 112
}

extension FlowTraceTarget {
  /// The most bytes of a target in a page.
  fileprivate var bytes: Int { FlowTraceText.bytes(of: element) + 192 }
}

extension FlowTraceEvent {
  /// The most bytes of an event in a page.
  fileprivate var bytes: Int {
    ([text, old, new].compactMap(\.self) + (patches ?? []))
      .reduce(112) { $0 + FlowTraceText.bytes(of: $1) + 1 }
  }
}
