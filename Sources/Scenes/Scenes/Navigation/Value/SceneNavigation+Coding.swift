extension SceneNavigation: Codable {
  enum Key: String, CodingKey {
    case root, presentations, next
  }

  enum RootKey: String, CodingKey {
    case stack, tabs, selected
  }

  enum PresentationKey: String, CodingKey {
    case id, number, presenter, cover, stack, prompt
  }

  /// Writes the whole of it.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    var root = values.nestedContainer(keyedBy: RootKey.self, forKey: .root)
    switch self.root {
    case .stack(let stack): try root.encode(stack, forKey: .stack)
    case .tabs(let tabs, let selected):
      try root.encode(tabs, forKey: .tabs)
      try root.encode(selected, forKey: .selected)
    }
    var list = values.nestedUnkeyedContainer(forKey: .presentations)
    for presentation in presentations {
      var piece = list.nestedContainer(keyedBy: PresentationKey.self)
      try piece.encode(presentation.id.rawValue, forKey: .id)
      try piece.encode(presentation.number, forKey: .number)
      try piece.encode(presentation.presenter, forKey: .presenter)
      switch presentation.content {
      case .scenes(let stack, let cover):
        try piece.encode(cover, forKey: .cover)
        try piece.encode(stack, forKey: .stack)
      case .prompt(let prompt): try piece.encode(prompt, forKey: .prompt)
      }
    }
    try values.encode(nextNumber, forKey: .next)
  }

  /// Reads all of it.
  ///
  /// The decoder needs the features' types under ``Swift/CodingUserInfoKey/sceneRoutes``. To read what
  /// can be read of a damaged one, read a ``SceneRestoration``.
  ///
  /// - Throws: The first ``SceneNavigationError``, if a piece can't be read.
  public init(from decoder: any Decoder) throws {
    let read = try NavigationReading(from: decoder)
    if let error = read.errors.first { throw error }
    self = read.navigation
  }
}
