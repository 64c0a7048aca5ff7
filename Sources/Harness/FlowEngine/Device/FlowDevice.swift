public import Scenes
public import ScenesHeadless

/// A device with the app under test, on which a flow is played.
///
/// A device knows the app's screen as elements with frames and traits, and does what a person does to it. The player
/// finds elements, waits, and reports; it asks the device for nothing but what stands here. A thing that only
/// some devices can do is a capability (``FlowCapabilities``).
///
/// ```swift
/// let player = FlowPlayer(collection, on: [.settings]) { order in
///   ScriptedDevice(ContractScript(), order.environment)
/// }
/// ```
///
/// A device serves one flow. All calls come from the main actor, one after the other. A call may suspend, for a device
/// in another process; the calls of the stage never do, apart from those that let time pass. A call throws a sentence
/// that says what the device can't do, and that ends the step.
///
/// <doc:DevicesOfYourOwn> shows a conformer and how to test it.
@MainActor
public protocol FlowDevice: AnyObject, Sendable {
  // MARK: - Time

  /// The time since the device was made.
  var now: Duration { get }

  /// The device's time of day, since 1970 in UTC, for `${…}`.
  var timeSince1970: Duration { get }

  /// The time at which the screen may change next by itself; `nil` if nothing will change without a touch.
  ///
  /// A device in real time names the moment of its next look at the app. It must come closer as time passes.
  var nextChange: Duration? { get }

  /// Lets everything happen that is due at this instant. Afterwards ``frames`` show the screen as it is then.
  func settle() async throws(StepFailure)

  /// Lets time pass. Afterwards ``frames`` show the screen as it is then.
  ///
  /// - Parameter duration: How long, above zero.
  /// - Throws: A failure that says why the device cannot.
  func advance(by duration: Duration) async throws(StepFailure)

  // MARK: - The app

  /// The state of the app: running or not, in front or not.
  var state: FlowAppState { get }

  /// Starts the app; the player calls it only while none runs, and lets it settle then.
  ///
  /// - Parameter arguments: The launch arguments, by name.
  /// - Throws: A failure that says why the device cannot.
  func launch(_ arguments: [String: String]) async throws(StepFailure)

  /// Ends the running app as a person does: it hears of its end.
  func stop() async throws(StepFailure)

  /// Ends the running app as the system does when it needs the memory: it hears nothing.
  func kill() async throws(StepFailure)

  /// Erases what the app has stored; the player calls it only while the app does not run.
  func clearState() async throws(StepFailure)

  /// Leaves the app, which is in front, for another one.
  func enterBackground() async throws(StepFailure)

  /// Comes back to the app, which is in the background.
  func enterForeground() async throws(StepFailure)

  /// Opens a link in the app, which is in front.
  ///
  /// - Parameter link: The link.
  /// - Returns: A question that the player asks until it answers `true`: whether the link has led somewhere. It throws
  ///   if the link leads nowhere.
  /// - Throws: A failure if the link leads nowhere.
  func open(
    _ link: String
  ) async throws(StepFailure)
    -> @MainActor () throws(StepFailure) -> Bool

  /// Grants or refuses the app a permission of the system.
  func setPermission(_ name: String, isAllowed: Bool) async throws(StepFailure)

  // MARK: - The screen

  /// The screen as of the last call that let time pass; of the stage, as it is now.
  var frames: ScreenFrames { get }

  /// A number that differs whenever ``frames`` differ: two looks with the same number see the same screen.
  ///
  /// It also differs from those of earlier launches. If the frames stay the same, so should the number.
  var revision: Int { get }

  /// A Boolean value that indicates whether no finger and no key reaches the app, as during a transition.
  var refusesTouches: Bool { get }

  /// A Boolean value that indicates whether a transition between scenes is under way.
  var isAnimating: Bool { get }

  /// The size of the screen, the person's settings, and the like.
  var environment: ScreenEnvironment { get }

  /// Turns the screen, or changes a setting, now and for later launches.
  ///
  /// Without ``FlowCapabilities/settings`` only the size of the screen and what follows from it change, for a turn.
  func setEnvironment(_ environment: ScreenEnvironment) async throws(StepFailure)

  /// Draws a part of the screen as an SVG document.
  ///
  /// By default it is the wireframe of ``frames``.
  func picture(of area: ScreenRect) async throws(StepFailure) -> String

  // MARK: - Fingers

  /// Touches the screen.
  ///
  /// - Parameter point: The point, in the viewport's coordinates.
  /// - Throws: A failure that says why the device cannot.
  func tap(at point: ScreenPoint) async throws(StepFailure)

  /// Puts a finger on the screen and leaves it there.
  ///
  /// - Parameters:
  ///   - point: The point, in the viewport's coordinates.
  ///   - element: The element there that takes a long press; `nil` for whatever lies there.
  /// - Throws: A failure that says why the device cannot.
  func longPress(at point: ScreenPoint, on element: LaidOutElement?) async throws(StepFailure)

  /// Drags a finger from a point of the screen to another one.
  func drag(from start: ScreenPoint, to end: ScreenPoint) async throws(StepFailure)

  /// Scrolls an area.
  ///
  /// - Parameters:
  ///   - area: An area of ``frames``.
  ///   - distance: How far its content moves against it, in points.
  /// - Returns: `true` if anything moved.
  /// - Throws: A failure that says why the device cannot.
  func scroll(_ area: ScrollArea, by distance: ScreenPoint) async throws(StepFailure) -> Bool

  /// Does to an element what is more than a touch.
  ///
  /// These events are a drag to another place, a pull to refresh, a new value, an action of assistive technology, and
  /// the loss of the focus.
  ///
  /// - Parameters:
  ///   - event: The event; ``/Scenes/ScreenElement`` says which an element takes.
  ///   - element: An element of ``frames``.
  /// - Throws: A failure that says why the device cannot.
  func send(_ event: ScreenEvent, to element: LaidOutElement) async throws(StepFailure)

  /// Goes back as the system's gesture or key does.
  ///
  /// - Returns: `true` if there was a scene to go back to.
  func back() async throws(StepFailure) -> Bool

  // MARK: - Keys

  /// Types a text into the field that has the focus.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isMarked: `true` if an input method marks it (``FlowCapabilities/markedText``), which happens only on the stage.
  /// - Throws: A failure if no field has the focus.
  func type(_ text: String, marked isMarked: Bool) async throws(StepFailure)

  /// Takes characters away before the cursor of the field that has the focus; throws if none has it.
  func erase(_ count: Int) async throws(StepFailure)

  /// Presses a key of the keyboard; throws if no field has the focus that it needs.
  func press(_ key: ScreenKey) async throws(StepFailure)

  /// Puts a text on the clipboard of the device. By default it does nothing, as the player keeps a clipboard of its own.
  func setClipboard(_ text: String) async throws(StepFailure)

  // MARK: - The end

  /// Ends the app if it runs, and gives back all that the device holds. It is the last call.
  func end() async throws(StepFailure)
}

extension FlowDevice {
  /// Draws the wireframe of ``frames``, which needs nothing but the screen's elements.
  public func picture(of area: ScreenRect) async throws(StepFailure) -> String {
    ScreenWireframe(frames, in: environment).svg(of: area)
  }

  /// Does nothing, as the player keeps a clipboard of its own.
  public func setClipboard(_ text: String) async throws(StepFailure) {}
}
