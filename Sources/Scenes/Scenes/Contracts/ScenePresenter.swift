/// Formats the interactor's state for display, and turns inputs into calls of the interactor.
///
/// It does no input or output of its own and knows no view.
@MainActor
public protocol ScenePresenter: AnyObject {}
