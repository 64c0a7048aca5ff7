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
/// will/did appear and will/did disappear in pairs. <doc:NavigationIsAValue> has the whole of it.
@MainActor
public protocol SceneHost: AnyObject {
  /// The type of the scene's view.
  associatedtype Content: SceneView

  /// The scene's view.
  var view: Content { get }

  /// The scene's router, which is given the scene's place; `nil` if the scene leads nowhere.
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

  /// Called when what this scene has presented is over: with the name that it gave it, and what has
  /// come of it.
  func presentationDidEnd(_ end: ScenePresentationEnd)

  /// Called before the window has another size, if the view is loaded.
  func viewWillTransition(to size: ScreenSize)
  /// Called when something else of the environment has changed, such as the size of text, if the view
  /// is loaded.
  func traitsDidChange(from old: ScreenEnvironment)
  /// Called when memory is short, if the view is loaded: let go of what can be made again.
  func didReceiveMemoryWarning()
  /// Called when the app has left the screen, if the view is loaded; nothing disappears by it.
  func didEnterBackground()
  /// Called when the app is about to come back to the screen, if the view is loaded.
  func willEnterForeground()
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
  /// Does nothing.
  public func presentationDidEnd(_ end: ScenePresentationEnd) {}
  /// Does nothing.
  public func viewWillTransition(to size: ScreenSize) {}
  /// Does nothing.
  public func traitsDidChange(from old: ScreenEnvironment) {}
  /// Does nothing.
  public func didReceiveMemoryWarning() {}
  /// Does nothing.
  public func didEnterBackground() {}
  /// Does nothing.
  public func willEnterForeground() {}

  /// The screen as the view describes it now, with all its parts.
  public var screen: [ScreenElement] { view.elements }
}
