/// What is installed on a device, a whole app or one of its features: the run, if there is one, the data
/// stored on the device, and an embedded back end.
@MainActor
public protocol HeadlessInstallation: AnyObject {
  /// Ends the run as the system does: what is in memory is lost. There may be none.
  func stop()

  /// Deletes the data that is stored on the device.
  func clearState()

  /// Allows or denies something that the app has to ask the person for, as the device's settings do.
  ///
  /// - Parameters:
  ///   - name: What it asks for, by Maestro's names, such as `notifications`; `all` is everything.
  ///   - isAllowed: Whether the person allows it.
  func setPermission(_ name: String, isAllowed: Bool)

  /// Has the stores record what happens to them, from the next run on; it does nothing where they can't, or always do.
  func record()

  /// What the stores have recorded in this run, or in the last one, by the stores' names; nothing unless it is said.
  ///
  /// What a recording is, the app knows: with `StorePersistence` it is the text of a `StoreRecorder`, which a
  /// `StoreRecording` reads.
  var recordings: [String: String] { get }

  /// Makes an event happen in the back end.
  ///
  /// - Throws: An error that says what is wrong with the event.
  func backend(_ event: String, _ values: [String: String]) throws(HeadlessAppError)

  /// Asks the back end directly, past the app and the network.
  ///
  /// - Parameters:
  ///   - question: A question that has been declared.
  ///   - values: The question's values by name.
  /// - Returns: A number, a text, a truth value, or a collection of these; `nil` if there is none.
  /// - Throws: An error that says what is wrong with the question.
  func askBackend(
    _ question: String,
    _ values: [String: String]
  ) throws(HeadlessAppError) -> (any Sendable)?
}

extension HeadlessInstallation {
  /// Does nothing, as if nothing were asked for.
  public func setPermission(_ name: String, isAllowed: Bool) {}

  /// Does nothing.
  public func record() {}

  /// Nothing.
  public var recordings: [String: String] { [:] }

  /// Refuses every question.
  public func askBackend(
    _ question: String,
    _ values: [String: String]
  ) throws(HeadlessAppError) -> (any Sendable)? {
    throw HeadlessAppError("The back end can't be asked “\(question)”.")
  }
}
