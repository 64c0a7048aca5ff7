public import Observation2

/// How it is known whether what a link needs is there.
@MainActor
public enum SceneLinkCondition {
  /// It is there while this is true: then, and at the moment in which the link is opened.
  case driver(Driver<Bool>)
  /// It is there when this returns; it can't be had if this throws.
  case work(() async throws -> Void)
}
