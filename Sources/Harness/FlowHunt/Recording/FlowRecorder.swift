import FlowEngine
import FlowFormat
import FlowReports
public import Scenes
public import ScenesHeadless

/// Writes a flow file while a person uses the app: what a front-end says that they do becomes steps.
///
/// ```swift
/// let recorder = FlowRecorder(of: stage, appId: "com.example.tally", name: "Two cups")
/// try stage.tap("drink")
/// try stage.tap("drink")
/// let file = recorder.text
/// ```
/// An element has a name by which it is found again when texts or the order of rows have changed. This is
/// its identifier, or else its words, or else its container or neighbour. It is its number only if nothing
/// else tells it apart. A text that is typed becomes `inputText`. A scroll becomes the drags of a finger
/// that move it as far on such a screen, followed by a search for the element that is touched, for other
/// screens. Where a screen has become another one, the file asserts a landmark of it, so that a play waits
/// there as the person did.
///
/// An action on an element that nothing tells apart, or a drag over a scroll that moves during it, is a
/// comment in the file, and one of ``gaps``. So is the movement of a scroll that no finger can make, as of
/// a page that lies under a list which would take the drag.
///
/// It keeps no scene, and listens until ``stop()`` or the end of its window.
@MainActor
public final class FlowRecorder {
  /// The actions that could not be written as a step, in words.
  public internal(set) var gaps: [String] = []

  let window: SceneWindow
  private let frames: @MainActor () -> ScreenFrames
  private let header: [String]
  private let assertsScreens: Bool
  package var steps: [[String]] = []
  var typing: RecordedTyping?
  /// The field that a play of the steps has the focus in, and whether its scene wants to know of that.
  var focused: (field: ScreenNodeID, isTold: Bool)?
  /// Where the person has scrolled last since something was touched.
  var scrolled: FlowDirection?
  /// The scroll that the person moves, until they do something else.
  var moving: RecordedScroll?
  /// The scroll that follows a finger, and the screen when it began to.
  var dragged: (scroll: LaidOutElement, screen: ScreenFrames)?
  /// The element that a finger carries, the screen from which it was picked up, and whether that has been
  /// scrolled since.
  var carried: (element: LaidOutElement, screen: ScreenFrames, isScrolled: Bool)?
  /// The event that was announced and not yet carried out: a refused event is no step.
  private var pending: (event: ScreenEvent, element: LaidOutElement, screen: ScreenFrames)?
  private var place: [SceneEntryID]
  private var environment: ScreenEnvironment
  private let earlier: (input: ((ScreenInput) -> Void)?, event: ((ScreenNodeEvent) -> Void)?)

  /// Listens to a window.
  ///
  /// - Parameters:
  ///   - window: The window that the person's front-end shows; an observer that listens to it already goes
  ///     on.
  ///   - appId: The app's name on a device; the file begins with it, so that a device can play it.
  ///   - name: The flow's name; the file's if `nil`.
  ///   - arguments: The arguments with which the app was launched: those of `launchApp`.
  ///   - assertsScreens: `true` to assert a landmark where the screen has become another one.
  ///   - frames: Returns the screen as the front-end has it (`LaidOutScreen.frames`), with all changes
  ///     applied.
  public init(
    of window: SceneWindow,
    appId: String? = nil,
    name: String? = nil,
    arguments: [String: String] = [:],
    assertsScreens: Bool = true,
    frames: @escaping @MainActor () -> ScreenFrames
  ) {
    self.window = window
    self.frames = frames
    self.assertsScreens = assertsScreens
    place = Self.place(in: window)
    environment = window.environment
    earlier = (window.onInput, window.onEvent)
    header = Self.header(appId, name)
    steps = [Self.launch(arguments)]
    let (input, event) = earlier
    window.onInput = { [weak self] in
      self?.take($0)
      input?($0)
    }
    window.onEvent = { [weak self] in
      self?.take($0)
      event?($0)
    }
  }

  /// Listens to a stage, on which a test or a tool acts for a person.
  ///
  /// - Parameters:
  ///   - stage: The stage.
  ///   - appId: The app's name on a device.
  ///   - name: The flow's name; the file's if `nil`.
  ///   - arguments: The arguments with which the app was launched.
  ///   - assertsScreens: `true` to assert a landmark where the screen has become another one.
  public convenience init(
    of stage: Stage,
    appId: String? = nil,
    name: String? = nil,
    arguments: [String: String] = [:],
    assertsScreens: Bool = true
  ) {
    self.init(
      of: stage.window,
      appId: appId,
      name: name,
      arguments: arguments,
      assertsScreens: assertsScreens
    ) { [unowned stage] in stage.frames }
  }

  /// Stops listening; the window is as it was.
  public func stop() {
    _ = text
    window.onInput = earlier.input
    window.onEvent = earlier.event
  }

  /// The file as it is by now: a flow in its normal form.
  ///
  /// - Complexity: O(steps), and a search of the screen if it has become another one.
  public var text: String {
    settle(frames())
    let lines = header + steps.flatMap { $0 }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Notes that a link is about to be opened in the app, as by another app.
  public func willOpen(_ link: String) {
    settle(frames())
    steps.append(FlowWriting.step("openLink", .text(link)))
  }

  /// Asserts that an element can be seen: a moment that matters to the person who records.
  ///
  /// - Returns: `true` if it is there and can be told apart.
  @discardableResult
  public func assertVisible(_ id: ScreenNodeID) -> Bool {
    let screen = frames()
    settle(screen)
    guard let element = screen.elements.first(where: { $0.id == id }),
      let selector = selector(of: element, in: screen)
    else { return false }
    steps.append(FlowWriting.step("assertVisible", selector.writing))
    return true
  }

  // MARK: - What comes in

  private func take(_ input: ScreenInput) {
    pending = nil
    switch input {
    case .event(let event, let id):
      guard event.name != .appear, event.name != .disappear else { return }
      let screen = frames()
      guard let element = screen.elements.first(where: { $0.id == id }) else { return }
      pending = (event, element, screen)
    case .swipe(let id, let edge):
      let screen = frames()
      guard let element = screen.elements.first(where: { $0.id == id }) else { return }
      settle(screen)
      write(swipeOf: element, at: edge, in: screen)
    case .back:
      settle(frames())
      steps.append(FlowWriting.step("back"))
    }
  }

  private func take(_ event: ScreenNodeEvent) {
    guard let (said, element, screen) = pending, said == event.event else { return }
    pending = nil
    if case .text(let new, let isMarked) = said {
      write(typed: new, over: event.look.text ?? "", isMarked, in: element, screen)
    } else {
      write(said, on: element, in: screen)
    }
  }

  // MARK: - Between steps

  /// Writes what has been typed or scrolled, and what has become of the screen since the last step.
  func settle(_ screen: ScreenFrames) {
    if var typing { steps += typing.finish() }
    typing = nil
    writeScroll()
    let new = window.environment
    if new.containerSize != environment.containerSize,
      new.containerSize.width == environment.containerSize.height,
      new.containerSize.height == environment.containerSize.width
    {
      let isWide = new.containerSize.width > new.containerSize.height
      let word = (isWide ? FlowOrientation.landscapeLeft : .portrait).rawValue
      steps.append(FlowWriting.step("setOrientation", .word(word)))
    }
    if new.colorScheme != environment.colorScheme {
      let word = (new.colorScheme == .dark ? FlowToggle.enabled : .disabled).rawValue
      steps.append(FlowWriting.step("setDarkMode", .word(word)))
    }
    environment = new
    let here = Self.place(in: window)
    guard here != place else { return }
    place = here
    (focused, scrolled) = (nil, nil)
    guard assertsScreens, let landmark = RecordedLandmark.selector(in: screen) else { return }
    steps.append(FlowWriting.step("assertVisible", landmark.writing))
  }

  /// The scenes that can be seen.
  private static func place(in window: SceneWindow) -> [SceneEntryID] {
    window.navigator.navigation.visible.map(\.id)
  }

  private static func header(_ appId: String?, _ name: String?) -> [String] {
    let lines =
      (appId.map { ["appId: \(FlowWriting.written($0))"] } ?? [])
      + (name.map { ["name: \(FlowWriting.written($0))"] } ?? [])
    return lines.isEmpty ? [] : lines + ["---"]
  }

  private static func launch(_ arguments: [String: String]) -> [String] {
    let pairs = arguments.sorted { $0.key < $1.key }
      .map { FlowWriting.Pair($0.key, .text($0.value)) }
    let values = pairs.isEmpty ? [] : [FlowWriting.Pair("arguments", .map(pairs))]
    return FlowWriting.step(
      "launchApp",
      .map([FlowWriting.Pair("clearState", .word("true"))] + values)
    )
  }
}
