extension AppInvariant {
  /// What has to hold in every app that is made of features, whatever they are.
  ///
  /// The screen is looked at only if it has changed since, so one that goes on showing what was is found with the
  /// next change of anything on it.
  static let ofEveryApp = [
    AppInvariant("nothing on the screen is there twice", of: "app", isCostly: true) { stage in
      if let issue = stage.issues.first { return "\(issue)" }
      let twice = stage.wholeLook.twice
      return twice.isEmpty ? nil : "the screen has \(twice.joined(separator: ", ")) more than once"
    },
    AppInvariant("nothing is left of a scene that is gone", of: "app") { stage in
      let left = stage.survivors
      return left.isEmpty ? nil : "there is still \(left.joined(separator: ", "))"
    },
    AppInvariant(
      "the screen is as a fresh description of the same state",
      of: "app",
      isCostly: true
    ) { stage in stage.wholeLook.difference },
  ]

  /// What is shown is not lost when the process ends or the device is turned, and the same screen can be used the same.
  static func losesNothing(_ memory: ScreenMemory) -> AppInvariant {
    AppInvariant("what was there is there", of: "app", isCostly: true) { memory.look(at: $0) }
  }
}
