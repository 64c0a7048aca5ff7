import Observation2
import Scenes
import ScenesHeadless
import Testing

/// The response of every control to each event, and its description for a person who can't see it.
@MainActor @Suite struct ControlDeedsTests {
  nonisolated static let all: [Case] = ControlGallery.all.flatMap { exhibit in
    exhibit.deeds.map { Case(exhibit: exhibit, deed: $0) }
  }

  /// Something that can be done with an exhibit.
  struct Case: Sendable, CustomTestStringConvertible {
    let exhibit: ControlExhibit
    let deed: ControlDeed

    var testDescription: String { "\(exhibit.name): \(deed.testDescription)" }
  }

  private func stage(
    _ exhibit: ControlExhibit,
    _ log: ControlLog,
    in environment: ScreenEnvironment = .plain
  ) -> Stage {
    Stage(log.time, environment: environment) {
      SketchScene { part in part.column { exhibit.show(part, log) } }
    }
  }

  @Test(arguments: all, EveryControlTests.screens)
  func `each event arrives at its closure, on every screen`(
    each: Case,
    screen: EveryControlTests.Screen
  ) async throws {
    let log = ControlLog()
    let stage = stage(each.exhibit, log, in: screen.environment)
    let target = try #require(
      stage.frames.elements.first { each.deed.isDone(to: $0.element, each.deed.event.kind) },
      "\(stage.frames.elements.map(\.element))"
    )
    await stage.settle()
    switch each.deed.event {
    case .appear: break
    case .tap:
      log.forget()
      try stage.tap(target)
    default:
      log.forget()
      #expect(stage.send(each.deed.event, to: target.id))
    }
    await stage.settle()
    #expect(log.words == each.deed.heard)
    if let shown = each.deed.shown { #expect(stage.shows(.text(shown))) }
  }

  @Test(arguments: ControlGallery.all)
  func `there is no event that nobody sends`(exhibit: ControlExhibit) {
    for element in stage(exhibit, ControlLog()).frames.elements where element.isEnabled {
      var rest = element.element.events
      for deed in exhibit.deeds where deed.isDone(to: element.element, rest) {
        rest.remove(deed.event.kind)
      }
      #expect(rest.isEmpty, "\(exhibit.name): \(element.element) also takes \(rest)")
    }
  }

  @Test(arguments: ControlGallery.all)
  func `what a person can do something with has a name`(exhibit: ControlExhibit) {
    for element in stage(exhibit, ControlLog()).frames.elements {
      let look = element.element
      guard !look.events.subtracting([.appear, .disappear, .scrolled, .dismiss]).isEmpty else {
        continue
      }
      #expect(ControlReadings.name(of: look) != nil, "\(exhibit.name): \(look)")
    }
  }

  @Test(arguments: ControlGallery.all)
  func `assistive technology reads names, values, hints, traits, levels and actions`(
    exhibit: ControlExhibit
  ) {
    let read = stage(exhibit, ControlLog()).frames.elements
      .compactMap { ControlReadings.reading(of: $0) }
    #expect(read == ControlReadings.all[exhibit.name], "\(exhibit.name)")
  }

  @Test func `there are no readings of what is not shown`() {
    #expect(Set(ControlReadings.all.keys) == Set(ControlGallery.all.map(\.name)))
  }
}
