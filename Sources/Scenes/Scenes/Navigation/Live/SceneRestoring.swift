/// A scene that saves something of itself, such as a text that is half written, to have it again when
/// the app was ended by the system and comes back.
///
/// What it is built from is in its route already.
public protocol SceneRestoring: SceneHost {
  /// What it saves.
  associatedtype SavedState: Codable

  /// What is to be saved now.
  var savedState: SavedState { get }

  /// Takes over what was saved, before the view loads.
  func restore(_ state: SavedState)
}

/// Turns what scenes save into text and back.
///
/// An app has one of its own, mostly of JSON; the package has none, since it does without Foundation:
/// ```swift
/// struct JSONStates: SceneStateCoder {
///   func text(of state: some Encodable) throws -> String {
///     String(decoding: try JSONEncoder().encode(state), as: UTF8.self)
///   }
///
///   func state<State: Decodable>(_ type: State.Type, from text: String) throws -> State {
///     try JSONDecoder().decode(type, from: Data(text.utf8))
///   }
/// }
/// ```
public protocol SceneStateCoder {
  /// Writes what a scene saves.
  func text(of state: some Encodable) throws -> String
  /// Reads what a scene has saved.
  func state<State: Decodable>(_ type: State.Type, from text: String) throws -> State
}
