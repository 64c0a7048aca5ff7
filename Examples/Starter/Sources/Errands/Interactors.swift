import Scenes

/// The interactor of the login.
typealias LoginInteractor = any SceneInteractor<LoginState, LoginAction>
/// The interactor of the list.
typealias ErrandListInteractor = any SceneInteractor<ErrandListState, ErrandListAction>
/// The interactor of an errand's form.
typealias ErrandInteractor = any SceneInteractor<ErrandState, ErrandAction>
/// The way from a scene to another one.
typealias ErrandsRouting = any SceneRouting<ErrandsRoute>
