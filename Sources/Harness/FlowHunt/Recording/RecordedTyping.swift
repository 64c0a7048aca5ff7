import FlowEngine
import FlowFormat
import FlowReports
import Scenes

/// The text that a person types into one field, until they do something else.
struct RecordedTyping {
  /// The field.
  let field: ScreenNodeID
  /// The steps that the file has of it so far.
  private(set) var steps: [[String]] = []
  private var typed = ""
  /// The text before what is marked, as Japanese is until it is converted, and the text with it.
  private var marked: (before: String, after: String)?

  init(_ field: ScreenNodeID) {
    self.field = field
  }

  /// Takes an edit.
  ///
  /// - Parameters:
  ///   - old: The text that the field showed.
  ///   - new: Its whole text after the edit.
  ///   - isMarked: A Boolean value that indicates whether a part of it may still become something else.
  mutating func take(_ old: String, _ new: String, isMarked: Bool) {
    let before = marked?.before ?? old
    marked = isMarked ? (before, new) : nil
    if !isMarked { edit(before, new) }
  }

  /// Takes what was still marked, and returns the steps.
  mutating func finish() -> [[String]] {
    if let marked { edit(marked.before, marked.after) }
    marked = nil
    flush()
    return steps
  }

  private mutating func edit(_ old: String, _ new: String) {
    let kept = old.commonPrefix(with: new)
    let erased = old.count - kept.count
    if erased > 0, erased <= typed.count, typed.hasSuffix(old.suffix(erased)) {
      typed.removeLast(erased)
    } else if erased > 0 {
      flush()
      steps.append(FlowWriting.step("eraseText", .word("\(erased)")))
    }
    typed += new.dropFirst(kept.count)
  }

  private mutating func flush() {
    if !typed.isEmpty { steps.append(FlowWriting.step("inputText", .text(typed))) }
    typed = ""
  }
}

extension String {
  /// The beginning that two texts share, in characters.
  fileprivate func commonPrefix(with other: String) -> Substring {
    prefix(zip(self, other).prefix { $0 == $1 }.count)
  }
}
