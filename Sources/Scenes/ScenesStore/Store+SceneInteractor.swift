import Observation2
public import Scenes
public import StateStore

/// A store is the interactor of a scene that does no more than its reducer.
extension Store: SceneInteractor {}
