public import Scenes

/// Something on a screen that keeps people from reading or operating it.
public struct AccessibilityFinding: Sendable, Hashable {
  /// What an audit looks at, as `XCUIAccessibilityAuditType` names it where Apple has the same.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A control has no identifier, so that nobody can say which one is meant.
    case identifier
    /// A control says nothing to assistive technology (`sufficientElementDescription`).
    case name
    /// A control is smaller than 44 × 44 points (`hitRegion`), the least that the Human Interface Guidelines ask for.
    case hitRegion
    /// Something in front takes the touches of a control that can be seen, though no question or sheet is shown.
    case covered
    /// What is read later stands above, or before it on the same line.
    case readingOrder
    /// A text has more to say than its frame or the screen shows (`textClipped`).
    case clippedText
    /// A text has a contrast of less than 4.5 : 1 (`contrast`; WCAG 2.2, 1.4.3).
    case contrast
  }

  /// What is wrong.
  public let kind: Kind
  /// What it is wrong with.
  public let element: ScreenNodeLook
  /// Where that is, in the viewport's coordinates.
  public let frame: ScreenRect
  /// The end of a sentence that begins with the element.
  public let reason: String

  init(_ kind: Kind, _ element: LaidOutElement, _ reason: String) {
    self.kind = kind
    self.element = element.element
    frame = element.frame
    self.reason = reason
  }
}

extension AccessibilityFinding: CustomStringConvertible {
  /// A sentence that says what is wrong, and where.
  public var description: String { "\(kind.rawValue): \(element) at \(frame) \(reason)" }
}
