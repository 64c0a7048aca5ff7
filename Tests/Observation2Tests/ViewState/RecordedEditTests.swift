import Foundation
import Observation2
import Testing

/// An edit of a named field is written and read by its name.
@Suite struct RecordedEditTests {
  struct Form: Equatable, NamedFields {
    var email = ""
    var birthday: Int?
    var secret = ""

    static var fields: [NamedField<Form>] {
      [NamedField("email", \.email), NamedField("born", \.birthday)]
    }
  }

  private func read(_ text: String) throws -> StateEdit<Form> {
    try JSONDecoder().decode(StateEdit<Form>.self, from: Data(text.utf8))
  }

  private func text(_ edit: StateEdit<Form>) throws -> String {
    String(decoding: try JSONEncoder().encode(edit), as: UTF8.self)
  }

  @Test func `an edit is its field's name and the value`() throws {
    #expect(try text(.set(\.email, to: "a")) == #"{"email":"a"}"#)
    #expect(try text(.set(\.birthday, to: nil)) == #"{"born":null}"#)
  }

  @Test(arguments: [
    StateEdit.set(\Form.email, to: "a"), .set(\.birthday, to: 7), .set(\.birthday, to: nil),
  ])
  func `an edit that is read equals the one that was written`(edit: StateEdit<Form>) throws {
    #expect(try read(text(edit)) == edit)
  }

  @Test func `a field without a name is not written`() throws {
    let error = try #require(throws: EncodingError.self) {
      _ = try text(.set(\.secret, to: "x"))
    }
    guard case .invalidValue(_, let context) = error else { return }
    #expect(
      context.debugDescription
        == "Form.fields has no name for “secret”. Add a NamedField for it to record its edits."
    )
  }

  @Test(arguments: [#"{"mail":"a"}"#, "{}", #"{"email":"a","born":1}"#])
  func `an edit with another name is refused`(text: String) {
    #expect(throws: DecodingError.self) { _ = try read(text) }
  }
}
