public import Scenes

/// A scene that shows its title and records its lifecycle events.
///
/// For tests of code around scenes: a navigator, a registration, a place.
///
/// ```swift
/// let detail = SceneSpy("detail")
/// navigator.push(detail)
/// #expect(detail.events == [.viewDidLoad, .viewWillAppear, .viewDidAppear])
/// ```
public final class SceneSpy: SceneHost {
  /// A lifecycle event of a scene.
  public enum Event: String, Sendable {
    /// `viewDidLoad()` was called.
    case viewDidLoad
    /// `viewWillAppear()` was called.
    case viewWillAppear
    /// `viewDidAppear()` was called.
    case viewDidAppear
    /// `viewWillDisappear()` was called.
    case viewWillDisappear
    /// `viewDidDisappear()` was called.
    case viewDidDisappear
    /// `presentationDidEnd(_:)` was called.
    case presentationDidEnd
    /// `viewWillTransition(to:)` was called.
    case viewWillTransition
    /// `traitsDidChange(from:)` was called.
    case traitsDidChange
    /// `didReceiveMemoryWarning()` was called.
    case didReceiveMemoryWarning
    /// `didEnterBackground()` was called.
    case didEnterBackground
    /// `willEnterForeground()` was called.
    case willEnterForeground
  }

  /// A view of one line.
  public struct Content: SceneView {
    let title: String

    /// The title, as a text with the identifier `scene-spy`.
    public var body: [ScreenElement] {
      text(title).identifier("scene-spy")
    }
  }

  /// The view.
  public let view: Content
  /// The recorded events, the oldest first.
  public private(set) var events: [Event] = []
  /// What has come of what it has presented, the oldest first.
  public private(set) var ends: [ScenePresentationEnd] = []
  private let note: (Event) -> Void

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - title: The text that it shows.
  ///   - note: Called with each event too, for the order among several scenes.
  public init(_ title: String, note: @escaping (Event) -> Void = { _ in }) {
    view = Content(title: title)
    self.note = note
  }

  /// Writes it down.
  public func viewDidLoad() { record(.viewDidLoad) }
  /// Writes it down.
  public func viewWillAppear() { record(.viewWillAppear) }
  /// Writes it down.
  public func viewDidAppear() { record(.viewDidAppear) }
  /// Writes it down.
  public func viewWillDisappear() { record(.viewWillDisappear) }
  /// Writes it down.
  public func viewDidDisappear() { record(.viewDidDisappear) }
  /// Writes it down.
  public func viewWillTransition(to size: ScreenSize) { record(.viewWillTransition) }
  /// Writes it down.
  public func traitsDidChange(from old: ScreenEnvironment) { record(.traitsDidChange) }
  /// Writes it down.
  public func didReceiveMemoryWarning() { record(.didReceiveMemoryWarning) }
  /// Writes it down.
  public func didEnterBackground() { record(.didEnterBackground) }
  /// Writes it down.
  public func willEnterForeground() { record(.willEnterForeground) }

  /// Writes it down, with what has come of it.
  public func presentationDidEnd(_ end: ScenePresentationEnd) {
    ends.append(end)
    record(.presentationDidEnd)
  }

  private func record(_ event: Event) {
    events.append(event)
    note(event)
  }
}
