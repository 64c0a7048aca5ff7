/// The host of a screen: what a `UIViewController` is in a VIPER app.
///
/// It strongly owns presenter, data source and view, makes the bindings between them in one place,
/// is the view's delegate, and turns what a person did into the presenter's inputs. Ownership goes
/// one way:
/// ```
///   navigator ──► host ──► presenter ──► interactor
///                   ├────► view ──► data source
///                   └────► router ┄┄► navigator (weak)
/// ```
/// The lifecycle calls come in UIKit's order: `viewDidLoad` once, before the first appearance, then
/// will/did appear and will/did disappear in pairs.
@MainActor
public protocol SceneHost: AnyObject {
  /// What the scene's view is.
  associatedtype Content: SceneView

  /// What a person sees of the scene.
  var view: Content { get }

  /// The scene's router, which the navigator tells where it stands; `nil` if it leads nowhere.
  var navigationRouter: (any SceneRouter)? { get }

  /// The view is ready: make the bindings here.
  func viewDidLoad()
  /// The scene is about to be the one that is seen.
  func viewWillAppear()
  /// The scene is the one that is seen.
  func viewDidAppear()
  /// The scene is about to be covered or to leave.
  func viewWillDisappear()
  /// The scene is covered or has left.
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

  /// The screen as the view describes it now.
  public var screen: [ScreenElement] { view.body }
}
