/// The host of a screen, in the role of a `UIViewController` in a VIPER app.
///
/// It strongly owns presenter, data source and view, makes the bindings between them in one place,
/// is the view's delegate, and turns the person's gestures into the presenter's inputs. Ownership
/// goes one way:
/// ```
///   navigator ──► host ──► presenter ──► interactor
///                   ├────► view ──► data source
///                   └────► router ┄┄► navigator (weak)
/// ```
/// The lifecycle calls come in UIKit's order: `viewDidLoad` once, before the first appearance, then
/// will/did appear and will/did disappear in pairs.
@MainActor
public protocol SceneHost: AnyObject {
  /// The type of the scene's view.
  associatedtype Content: SceneView

  /// The scene's view.
  var view: Content { get }

  /// The scene's router, into which the navigator puts itself; `nil` if the scene leads nowhere.
  var navigationRouter: (any SceneRouter)? { get }

  /// Called once when the view is ready: make the bindings here.
  func viewDidLoad()
  /// Called when the scene is about to become the visible one.
  func viewWillAppear()
  /// Called when the scene has become the visible one.
  func viewDidAppear()
  /// Called when the scene is about to be covered or removed.
  func viewWillDisappear()
  /// Called when the scene has been covered or removed.
  func viewDidDisappear()
}

extension SceneHost {
  /// None.
  public var navigationRouter: (any SceneRouter)? { nil }
  /// Does nothing.
  public func viewDidLoad() {}
  /// Does nothing.
  public func viewWillAppear() {}
  /// Does nothing.
  public func viewDidAppear() {}
  /// Does nothing.
  public func viewWillDisappear() {}
  /// Does nothing.
  public func viewDidDisappear() {}

  /// The screen as the view describes it now, with all its parts.
  public var screen: [ScreenElement] { view.elements }
}
