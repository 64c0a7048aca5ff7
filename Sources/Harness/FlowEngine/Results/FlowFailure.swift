public import FlowFormat

/// A failure of a flow, with the information that helps to explain it.
public struct FlowFailure: Equatable, Sendable {
  /// The kind of failure.
  public enum Kind: String, Equatable, Sendable, Codable {
    /// A step could not be carried out, or its assertion does not hold.
    case step
    /// A condition that the app declares for every moment did not hold.
    case invariant
    /// Objects or work remained after the flow.
    case leak
    /// The process that played the flow ended under it.
    case process
  }

  /// The kind of failure.
  public var kind: Kind
  /// The file.
  public var file: String
  /// The place in the file.
  public var position: FlowPosition
  /// The step as written; `nil` if the failure concerns the whole flow.
  public var step: String?
  /// The message, as a sentence.
  public var message: String
  /// The selector without a match.
  public var sought: String?
  /// The wait for a match, in virtual time.
  public var waited: Duration?
  /// The time of the failure, in virtual time since the flow's start.
  public var virtualTime: Duration?
  /// The elements nearest to the selector, the nearest first.
  public var nearMisses: [FlowNearMiss] = []
  /// The screen at that moment, one element per line; `nil` if no app ran.
  public var screen: String?
  /// The last events of the app, the oldest first.
  public var events: [String] = []
  /// The last events that have reached the app's elements, the oldest first.
  public var nodeEvents: [String] = []
  /// The last requests, with their time since the flow's start, the oldest first.
  public var requests: [String] = []

  package init(
    kind: Kind,
    file: String,
    position: FlowPosition,
    step: String?,
    message: String
  ) {
    self.kind = kind
    self.file = file
    self.position = position
    self.step = step
    self.message = message
  }
}

/// An element of the screen that a step may have meant.
public struct FlowNearMiss: Equatable, Sendable, Codable {
  /// The element's description, such as `button "注文する" #order-button`.
  public var element: String
  /// The element's frame, in points.
  public var frame: String
  /// The number of edits between the selector and the element's text or identifier; 0 if they
  /// match.
  public var distance: Int
  /// The reason why the element did not match, without a full stop.
  public var reason: String
  /// The time when the element was on the screen, in virtual time since the flow's start.
  ///
  /// The wait began or went on with it and ended without it; `nil` if it was there at the end.
  public var virtualMilliseconds: Double?
}
