public import Observation2

/// What is left of the scenes that have left a stage, and by whom it is held.
///
/// ```
/// CartScene has left the stage. In memory are still:
///   CartScene
///     held by CartRouter.scene
///   CartRouter (CartScene.router)
///     held by CartScene.router
///   a cycle: CartScene.router → CartRouter.scene
///   still open: subscription from Module/File.swift:41
///   closures that may hold it: CartInteractor.didFinish
/// ```
/// A property that holds a part, and a subscription, timer or task that is still open, are facts. What a
/// closure has captured can't be looked into: such a closure is a candidate.
///
/// Reports of the same scenes are equal, however often they are made.
public struct OwnershipReport: Sendable, Equatable, CustomStringConvertible {
  /// A part of a scene that is still in memory.
  public struct Survivor: Sendable, Equatable {
    /// Its type and the property that it was found in: `CartPresenter (CartScene.presenter)`.
    public let name: String
    /// The properties that hold it, each with the way from an object of the app or of another scene, if
    /// one was found: `AppServices.badges → BadgeList.listeners[0]`.
    public let owners: [String]
  }

  /// A subscription, a timer or a task that has not ended.
  public struct OpenWork: Sendable, Hashable, CustomStringConvertible {
    /// What it is.
    public let kind: Ledger.Kind
    /// The place that made it.
    public let origin: SourceSpot

    /// `subscription from Module/File.swift:12`.
    public var description: String { "\(kind.rawValue) from \(origin)" }
  }

  /// What is left of one scene.
  public struct LeftScene: Sendable, Equatable {
    /// The scene's type.
    public let name: String
    /// Its parts that are still in memory, in the order in which they were found.
    public internal(set) var survivors: [Survivor]
    /// The ways on which its parts hold each other: `CartScene.router → CartRouter.scene`.
    public internal(set) var cycles: [String]
    /// What was started on its behalf and has not ended.
    public internal(set) var open: [OpenWork]
    /// The closures that may hold it, by the properties in which they are stored.
    public internal(set) var closures: [String]
  }

  /// The scenes of which something is left, in the order in which they came.
  public internal(set) var scenes: [LeftScene] = []

  /// Whether nothing is left.
  public var isEmpty: Bool { scenes.isEmpty }

  /// A paragraph for each scene; empty if nothing is left.
  public var description: String {
    scenes.map(\.description).joined(separator: "\n")
  }
}

extension OwnershipReport.LeftScene: CustomStringConvertible {
  /// What is left, and by whom it is held, a fact in a line.
  public var description: String {
    guard !survivors.isEmpty else {
      return
        (["\(name) has left the stage and is gone. Of its work there is still:"]
        + open.map { "  \($0)" }).joined(separator: "\n")
    }
    var lines = ["\(name) has left the stage. In memory are still:"]
    for one in survivors {
      lines.append("  \(one.name)")
      for owner in one.owners { lines.append("    held by \(owner)") }
    }
    for cycle in cycles { lines.append("  a cycle: \(cycle)") }
    for work in open { lines.append("  still open: \(work)") }
    if !closures.isEmpty {
      lines.append("  closures that may hold it: \(closures.joined(separator: ", "))")
    }
    if survivors.allSatisfy(\.owners.isEmpty), open.isEmpty, closures.isEmpty {
      lines.append(
        "  Nothing that the stage knows holds it: look for a global, or a task of your own. Tell the "
          + "stage of the app's objects (addAppObject) to have them searched."
      )
    }
    return lines.joined(separator: "\n")
  }
}
