extension SceneHost {
  var viewDescription: PartDescription { PartBox(view) }
}
