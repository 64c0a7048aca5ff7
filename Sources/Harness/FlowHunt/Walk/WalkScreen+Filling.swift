import FlowEngine
import FlowFormat
import FlowReports
import Scenes

extension WalkScreen {
  /// The fields that a finger reaches and that have a value to type, but another text so far.
  func blanks(_ values: [String: String]) -> [(field: Int, value: String)] {
    if values.isEmpty { return [] }
    return fields.compactMap { field in
      let look = frames.elements[field].element
      guard let value = look.identifier.flatMap({ values[$0] }), isReachable(field) else {
        return nil
      }
      return look.text == value ? nil : (field, value)
    }
  }

  /// Writes a value into each of some fields, in place of the present text.
  func filling(_ blanks: [(field: Int, value: String)]) -> [WalkStep] {
    blanks.flatMap { field, value in
      let isEmpty = frames.elements[field].element.shownText?.isEmpty ?? true
      let subject = subject(field)
      let tap = touch(.tap, "tapOn", field)
      let erase = WalkStep(.erase, "eraseText", ["charactersToErase": "1000"], subject: subject)
      let text = FlowText.quoted(value)
      return (isEmpty ? [tap] : [tap, erase])
        + [WalkStep(.type, "inputText", ["text": text], subject: subject)]
    }
  }

  /// The names of the fields: their identifiers, or else their placeholders or labels.
  var fieldNames: [String] {
    fields.map { field in
      let look = frames.elements[field].element
      return look.identifier ?? look.placeholder ?? look.label ?? "a field without a name"
    }
  }
}
