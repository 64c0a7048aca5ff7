/// The effect of a command and the meaning of its keys, in the words of a person who explains it.
///
/// `harness explain` prints it, and the JSON Schema for editors has it as descriptions. The kind of value
/// that a key takes is not written here: both ask the command's own reader.
///
/// ```swift
/// static let guide = FlowCommandGuide(
///   "Raises the quantity of a product in the cart.",
///   keys: ["product": "The product's name.", "quantity": "How many more; 1 if nothing is said."]
/// )
/// ```
public struct FlowCommandGuide: Hashable, Sendable {
  /// The effect of the command, with anything special about it headless; empty if it has no text.
  package var summary: String
  /// The meanings of the keys, with their default values.
  package var keys: [String: String]

  /// Creates a guide.
  ///
  /// - Parameters:
  ///   - summary: The effect of the command.
  ///   - keys: The meanings of its keys, without those of a selector and those of every step.
  public init(_ summary: String, keys: [String: String] = [:]) {
    self.summary = summary
    self.keys = keys
  }
}

extension FlowCommandGuide {
  /// The guides of the format's own commands, by name.
  static let standard = app.merging(touch) { $1 }.merging(text) { $1 }.merging(asserting) { $1 }
    .merging(control) { $1 }.merging(headless) { $1 }

  /// The meanings of the keys of every step.
  static let step = [
    "label": "The step's name in reports.",
    "optional":
      "Whether a failure is only a warning; such a step waits 7 s, not 17 s. A failure ends the "
      + "flow if nothing is said.",
  ]

  /// The meanings of the keys of a selector.
  static let selector = [
    "text":
      "A regular expression over the whole text, accessibility label, value or hint, ignoring case; the "
      + "exact string matches too.",
    "id": "A regular expression over the whole identifier.",
    "index": "The place among several that match, from 0; a negative one counts from the end.",
    "enabled": "Whether it is enabled, and so is all that contains it.",
    "selected": "Whether it is selected.",
    "checked": "Whether it is ticked.",
    "focused": "Whether it has the focus.",
    "traits": "What it must be: a kind, header, link, text, long-text, square.",
    "width": "Its width in points.",
    "height": "Its height in points.",
    "tolerance": "By how many points width and height may differ; 0 if nothing is said.",
    "below": "An element below which it is.",
    "above": "An element above which it is.",
    "leftOf": "An element to the left of which it is.",
    "rightOf": "An element to the right of which it is.",
    "childOf": "An element in which it is.",
    "containsChild": "An element that is directly in it.",
    "containsDescendants": "Elements that are all in it.",
  ]

  static let wait =
    "The longest wait in milliseconds of virtual time; 17000 if nothing is said, 7000 for an "
    + "optional step. 0 asserts at this instant."
  private static let ownApp =
    "The app; the header's if nothing is said. With another one nothing is done, which is a warning."
  private static let point =
    "A point in the element, or on the screen without one: 50%,50% or 100,200."
  private static let delay = "The milliseconds between two touches; 100 if nothing is said."
  private static let permissions =
    "What is allowed, by Maestro's names and words: {notifications: deny}."
  private static let relative = "The same as point, of an element."
  private static let waiting = "Read for Maestro; a touch always waits until it can land."
  static let settling = "Read for Maestro; the screen settles at once."
  private static let retries =
    "Whether to touch once more if nothing has changed; false if nothing is said."

  private static let app = [
    "launchApp": FlowCommandGuide(
      "Starts the app at its root, unless the arguments name another scene. A running app is stopped first.",
      keys: [
        "appId": ownApp,
        "clearState": "Whether the app's stored data is removed first; false if nothing is said.",
        "stopApp": "Whether a running app is stopped first; true if nothing is said.",
        "arguments":
          "What the app is launched with, such as scene: the route, or a link, to open with.",
        "clearKeychain": "Read for Maestro; secrets are with the stored data.",
        "permissions": permissions,
      ]
    ),
    "stopApp": FlowCommandGuide(
      "Stops the app: its scenes are removed; its stored data remains.",
      keys: ["appId": ownApp]
    ),
    "killApp": FlowCommandGuide(
      "Ends the app as the system does when it needs the memory: no scene is told anything; its stored data "
        + "remains as it is.",
      keys: ["appId": ownApp]
    ),
    "clearState": FlowCommandGuide(
      "Stops the app and removes its stored data.",
      keys: ["appId": ownApp]
    ),
    "clearKeychain": FlowCommandGuide("Does nothing: secrets are with the stored data."),
    "setPermissions": FlowCommandGuide(
      "Allows or denies what the app asks the person for; all is allowed unless a flow says otherwise.",
      keys: ["appId": ownApp, "permissions": permissions]
    ),
    "openLink": FlowCommandGuide(
      "Opens a link in the running app, which comes to the front.",
      keys: [
        "link": "The link, or a route's name.",
        "browser": "Whether a browser opens it; a headless run has none, so true is a failure.",
        "autoVerify": "Read for Maestro; it has no effect headless.",
      ]
    ),
    "back": FlowCommandGuide("Goes back by one scene, as the system's back does."),
    "setOrientation": FlowCommandGuide(
      "Turns the device, now and for later launches.",
      keys: ["orientation": "How the device is held."]
    ),
    "setAirplaneMode": FlowCommandGuide(
      "Disconnects the simulated network, or reconnects it, at once.",
      keys: ["value": "Whether the network is disconnected."]
    ),
    "toggleAirplaneMode": FlowCommandGuide("Disconnects the simulated network, or reconnects it."),
    "setDarkMode": FlowCommandGuide(
      "Makes the screen dark or light, now and for later launches.",
      keys: ["value": "Whether the screen is dark."]
    ),
    "toggleDarkMode": FlowCommandGuide("Makes a light screen dark, and a dark one light."),
  ]

  private static let touch = [
    "tapOn": FlowCommandGuide(
      "Taps where a finger would. It waits until the element is there and can be touched; what is hidden, covered, "
        + "off-screen or disabled at the end of the wait is a failure that says so.",
      keys: [
        "point": point,
        "repeat": "The number of taps; 1 if nothing is said. Only the first must land.",
        "delay": delay, "retryTapIfNoChange": retries, "timeout": wait, "relativePoint": relative,
        "waitUntilVisible": waiting, "waitToSettleTimeoutMs": settling,
      ]
    ),
    "doubleTapOn": FlowCommandGuide(
      "Taps twice; only the first touch must land.",
      keys: [
        "point": point, "repeat": "Has no effect, as in Maestro: the taps are two.",
        "delay": delay, "retryTapIfNoChange": retries, "timeout": wait, "relativePoint": relative,
        "waitUntilVisible": waiting, "waitToSettleTimeoutMs": settling,
      ]
    ),
    "longPressOn": FlowCommandGuide(
      "Leaves a finger where it would tap; an element that does nothing about that is a failure.",
      keys: [
        "point": point, "repeat": "Has no effect, as in Maestro: the finger presses once.",
        "delay": "Has no effect, as in Maestro.", "retryTapIfNoChange": retries, "timeout": wait,
        "relativePoint": relative, "waitUntilVisible": waiting, "waitToSettleTimeoutMs": settling,
      ]
    ),
    "swipe": FlowCommandGuide(
      "Drags a finger over half of the screen or of an element, or from point to point; to the side, on a row with "
        + "swipe actions, it uncovers them. A scroll at its end passes the drag on to the one around it. Where nothing "
        + "scrolls nothing happens.",
      keys: [
        "direction": "Where the finger goes: UP, to see what is further down.",
        "from": "The element over which it goes; the screen if nothing is said.",
        "start": "The point at which it begins, with end in place of a direction.",
        "end": "The point at which it ends.",
        "duration": "How long it takes in virtual time; no time if nothing is said.",
        "timeout": wait, "waitToSettleTimeoutMs": settling,
      ]
    ),
    "scroll": FlowCommandGuide(
      "Scrolls down by half of the visible part. A scroll at its end passes that on to the one around it."
    ),
    "scrollUntilVisible": FlowCommandGuide(
      "Scrolls what is around the element, or what is under a finger in the middle of the screen while it is not there, by "
        + "half of the visible part, each time in 100 ms of virtual time, until the element is visible, and waits for "
        + "what is still loading.",
      keys: [
        "element": "The element.",
        "direction": "Where to look for it; DOWN, for what is below, if nothing is said.",
        "timeout": "The longest search; 20000 if nothing is said.",
        "visibilityPercentage": "How much of it must be visible; 100 if nothing is said.",
        "centerElement":
          "Whether to move it to the middle, as far as that can be; false if nothing is said.",
        "speed": "Read for Maestro; it has no effect headless.",
        "waitToSettleTimeoutMs": settling,
      ]
    ),
  ]
}
