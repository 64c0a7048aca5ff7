/// Turns the interactor's state into what is shown, and inputs into the interactor's calls.
///
/// It does no input or output of its own and knows no view.
@MainActor
public protocol ScenePresenter: AnyObject {}
