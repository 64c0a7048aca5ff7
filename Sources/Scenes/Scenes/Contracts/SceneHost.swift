/// The host of a screen, in the role of a `UIViewController` in a VIPER app.
///
/// It owns the presenter, the data source and the view, and it binds them. One rule says which part calls which
/// (<doc:TheShapeOfAScene#The-rule>):
/// - View → delegate protocol → presenter. The scene is the delegate only where it must act itself.
/// - Presenter → interactor through ``SceneInteractor``.
/// - Data returns through `drive(dataSource.rx[\.x])` in ``viewDidLoad()``.
///
/// ```swift
/// final class GreetingScene: SceneHost {
///   private(set) lazy var view = GreetingView(delegate: presenter, dataSource: dataSource)
///   private let dataSource = GreetingView.DataSource()
///   private let presenter: GreetingPresenter
///   private let disposeBag = DisposeBag()
///
///   init(presenter: GreetingPresenter) { self.presenter = presenter }
///
///   func viewDidLoad() {
///     presenter.greeting.drive(dataSource.rx[\.greeting]).disposed(by: disposeBag)
///   }
/// }
/// ```
/// Ownership goes one way:
/// ```
///   navigator ──► host ──► presenter ──► interactor
///                   ├────► view ──► data source
///                   └────► router ┄┄► navigator (weak)
/// ```
/// The navigator makes the lifecycle calls in UIKit's order: `viewDidLoad` once, before the first appearance. Then
/// it makes those of appearing and disappearing in pairs. <doc:NavigationIsAValue> has the complete order.
@MainActor
public protocol SceneHost: AnyObject {
  /// The type of the scene's view: a ``SceneView``, or a view that is written by hand, such as a ``HostedView``.
  associatedtype Content

  /// The scene's view.
  var view: Content { get }

  /// The view made of elements that flat front-ends, stages and flows show.
  ///
  /// It is ``view`` if that is a ``SceneView``, and `nil` by default for a view that is written by hand. Such a scene may
  /// return a described view of the same data source here.
  var describedView: (any SceneView)? { get }

  /// The scene's router, which receives the scene's place; `nil` by default, for a scene that leads nowhere.
  var navigationRouter: (any SceneRouter)? { get }

  /// Called once when the view is ready. Bind the presenter's drivers to the data source here.
  func viewDidLoad()
  /// Called when the scene is about to become the visible one.
  func viewWillAppear()
  /// Called when the scene has become the visible one.
  func viewDidAppear()
  /// Called when the scene is about to be covered or removed.
  func viewWillDisappear()
  /// Called when the scene has been covered or removed.
  func viewDidDisappear()

  /// Called when a presentation of this scene has ended.
  ///
  /// - Parameter end: The name that the scene gave the presentation, and the outcome.
  func presentationDidEnd(_ end: ScenePresentationEnd)

  /// Called before the window has another size, if the view is loaded.
  func viewWillTransition(to size: ScreenSize)
  /// Called when something else of the environment has changed, such as the size of text, if the view
  /// is loaded.
  func traitsDidChange(from old: ScreenEnvironment)
  /// Called when memory is short, if the view is loaded. Release data that the scene can load again.
  func didReceiveMemoryWarning()
  /// Called when the app has left the screen, if the view is loaded; nothing disappears by it.
  func didEnterBackground()
  /// Called when the app is about to come back to the screen, if the view is loaded.
  func willEnterForeground()
}

extension SceneHost {
  /// No router, for a scene that leads nowhere.
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

  /// No described view, since the view is written by hand.
  public var describedView: (any SceneView)? { nil }

  /// The screen as the described view describes it now, with all its parts; empty if there is none.
  public var screen: [ScreenElement] { describedView?.elements ?? [] }
}

extension SceneHost where Content: SceneView {
  /// The scene's view.
  public var describedView: (any SceneView)? { view }
}
