/// Why a link was not opened; nothing has happened then.
public enum SceneLinkError: Error, Sendable, Hashable {
  /// No feature knows it.
  case unknown(String)
  /// Nobody has registered how this need is met.
  case unknownNeed(SceneLinkNeed)
  /// What it needs was not there in time.
  case unmet(SceneLinkNeed, after: Duration)
  /// What it needs can't be had, for this reason.
  case failed(SceneLinkNeed, String)
  /// Another link was opened while it waited.
  case superseded
  /// The scenes were taken down while it waited: by a restoration, or since the front-end went away.
  case takenDown
  /// Where it leads is not there.
  case refused(SceneNavigationError)
}

extension SceneLinkError: CustomStringConvertible {
  /// A sentence that says why.
  public var description: String {
    switch self {
    case .unknown(let text): "No feature knows the link “\(text)”. Register a reader of it."
    case .unknownNeed(let need):
      "The link needs “\(need.rawValue)”, which nobody has registered. Register a condition."
    case .unmet(let need, let time):
      "The link needed “\(need.rawValue)”, which was not there after \(time)."
    case .failed(let need, let why):
      "The link needs “\(need.rawValue)”, which can't be had: \(why)"
    case .superseded: "Another link was opened while this one waited."
    case .takenDown:
      "The scenes were taken down while the link waited. Open it again once the new ones are there."
    case .refused(let error): "The link leads nowhere: \(error)"
    }
  }
}
