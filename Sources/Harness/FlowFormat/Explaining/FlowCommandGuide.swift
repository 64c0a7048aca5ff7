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
public struct FlowCommandGuide: Equatable, Sendable {
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
  /// The meanings of the keys of every step.
  package static let step = [
    "label": "The step's name in reports.",
    "optional":
      "Whether a failure is only a warning; such a step waits 7 s, not 17 s. A failure ends the "
      + "flow if nothing is said.",
  ]

  /// The meanings of the keys of a selector.
  package static let selector = [
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

  package static let wait =
    "The longest wait in milliseconds of virtual time; 17000 if nothing is said, 7000 for an "
    + "optional step. 0 asserts at this instant."
  package static let ownApp =
    "The app; the header's if nothing is said. With another one nothing is done, which is a warning."
  package static let permissions =
    "What is allowed, by Maestro's names and words: {notifications: deny}."
  package static let settling = "Read for Maestro; the screen settles at once."
  package static let random = "The words come from the run's seed: the same seed types the same."
  package static let length = ["length": "The number of characters; 8 if nothing is said."]
}

extension FlowCommandGuide {
  /// Returns the guide of a command that taps, whose keys are those of ``FlowTap/keys``.
  package static func tapping(
    _ summary: String,
    repeat times: String,
    delay: String = "The milliseconds between two touches; 100 if nothing is said."
  ) -> FlowCommandGuide {
    FlowCommandGuide(
      summary,
      keys: [
        "point": "A point in the element, or on the screen without one: 50%,50% or 100,200.",
        "repeat": times,
        "delay": delay,
        "retryTapIfNoChange":
          "Whether to touch once more if nothing has changed; false if nothing is said.",
        "timeout": wait,
        "relativePoint": "The same as point, of an element.",
        "waitUntilVisible": "Read for Maestro; a touch always waits until it can land.",
        "waitToSettleTimeoutMs": settling,
      ]
    )
  }
}
