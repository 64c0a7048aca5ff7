import Scenes

/// The findings of a look at all of a screen.
struct WholeLook {
  /// The screen that was looked at.
  let revision: Int
  /// How often there were new identifiers then.
  let newNames: Int
  /// The identifiers that more than one element of a scene has.
  let twice: [String]
  /// The element that would look otherwise if all of the screen was described again.
  let difference: String?
}

extension Stage {
  /// The findings on the present screen; a screen that has not changed is not looked at again.
  ///
  /// - Complexity: O(nodes of the screen) for one that has changed.
  var wholeLook: WholeLook {
    update()
    if let lastLook, lastLook.revision == revision { return lastLook }
    let names = lastLook.flatMap { $0.newNames == newNames ? $0.twice : nil }
    let look = WholeLook(
      revision: revision,
      newNames: newNames,
      twice: names ?? duplicateIdentifiers,
      difference: differenceFromAnew
    )
    lastLook = look
    return look
  }

  private var duplicateIdentifiers: [String] {
    // Only within a scene are they a mistake, so one that is nowhere twice needs no further look.
    if identifiers().isUnambiguous { return [] }
    return (mirror[mirror.root]?.children ?? []).flatMap {
      IdentifierCheck($0, of: mirror).duplicates
    }
  }

  /// The visible element that would look otherwise if all of the screen was described again; `nil` if there is none.
  ///
  /// A body that reads something that sends no changes makes the two differ: the screen stays as it was.
  /// Where a collection is on the screen, or a question or a menu in front, it finds nothing.
  private var differenceFromAnew: String? {
    guard let anew = window.screenDescribedAnew() else { return nil }
    let frames = frames
    // Mostly all of it is, and then so is what can be seen.
    if frames.isSame(as: anew) { return nil }
    let seen = Self.seen(frames)
    let fresh = Self.seen(ScreenFrames(of: ScreenMirror(anew)))
    for (one, other) in zip(seen, fresh) where !one.looks(like: other) {
      return "it has \(one.inWords), and anew it would have \(other.inWords)"
    }
    if seen.count > fresh.count {
      return "it has \(seen[fresh.count].inWords), and anew it would not"
    }
    if seen.count < fresh.count { return "it lacks \(fresh[seen.count].inWords)" }
    return nil
  }

  private static func seen(_ frames: ScreenFrames) -> [LaidOutElement] {
    frames.elements.filter { frames.isVisible($0) }
  }
}

extension LaidOutElement {
  fileprivate func looks(like other: LaidOutElement) -> Bool {
    element == other.element && isEnabled == other.isEnabled
      && frame.origin.isNear(other.frame.origin) && frame.center.isNear(other.frame.center)
  }

  fileprivate var inWords: String { "\(element) at \(frame)" + (isEnabled ? "" : ", disabled") }
}
