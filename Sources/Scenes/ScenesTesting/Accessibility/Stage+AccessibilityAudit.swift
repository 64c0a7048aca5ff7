import Scenes
public import ScenesHeadless

extension Stage {
  /// Looks at all of the screen, in sight or scrolled away, for what keeps people from reading or operating it.
  ///
  /// It is what `performAccessibilityAudit` of XCTest does on a device, without one. Look at each state of a scene in
  /// both colour schemes and in the largest text:
  ///
  /// ```swift
  /// stage.environment.textSize = .accessibilityExtraExtraExtraLarge
  /// #expect(stage.accessibilityFindings() == [])
  /// ```
  /// What a lazy list or a collection has not described yet is not on the screen.
  ///
  /// - Parameter kinds: What to look at.
  /// - Returns: What was found, each as a sentence.
  /// - Complexity: O(elements × those that block touches), and each text is measured once.
  public func accessibilityFindings(
    _ kinds: Set<AccessibilityFinding.Kind> = Set(AccessibilityFinding.Kind.allCases)
  ) -> [AccessibilityFinding] {
    let audit = AccessibilityAudit(
      frames: frames,
      environment: environment,
      measurer: window.measurer
    )
    return audit.findings(kinds)
  }
}
