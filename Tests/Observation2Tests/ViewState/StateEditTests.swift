import Foundation
import Observation2
import Testing

/// An edit sets one field, and says which.
@MainActor @Suite struct StateEditTests {
  struct Address: Equatable, Codable, Sendable {
    var city = ""
  }

  struct Form: Equatable {
    var email = ""
    var password = ""
    var isKept = false
    var birthday: Int?
    var address = Address()
    var rows = [1, 2, 3]
  }

  struct Screen: Equatable {
    var form = Form()
    var failure: String?
  }

  @Test func `an edit sets its field and leaves the others`() {
    var form = Form(email: "a", isKept: true)
    StateEdit.set(\Form.email, to: "b").apply(to: &form)
    StateEdit.set(\Form.address.city, to: "京都").apply(to: &form)
    StateEdit.set(\Form.rows[1], to: 7).apply(to: &form)
    #expect(
      form == Form(email: "b", isKept: true, address: Address(city: "京都"), rows: [1, 7, 3])
    )
  }

  @Test func `edits are equal if their field and value are`() {
    let edit = StateEdit.set(\Form.email, to: "a")
    #expect(edit == .set(\.email, to: "a"))
    #expect(edit != .set(\.email, to: "b"))
    #expect(edit != .set(\.password, to: "a"))
    #expect(StateEdit.set(\Form.birthday, to: nil) != .set(\.birthday, to: 1))
    #expect(StateEdit.set(\Form.rows[0], to: 1) != .set(\.rows[1], to: 1))
  }

  @Test func `an edit says whether it changes a field`() {
    let edit = StateEdit.set(\Form.address.city, to: "京都")
    #expect(edit.changes(\.address.city))
    #expect(!edit.changes(\.address))
    #expect(!edit.changes(\.email))
  }

  @Test func `an edit prints the name of its field and the value, and no address`() {
    #expect("\(StateEdit.set(\Form.email, to: "a"))" == #"email = "a""#)
    #expect("\(StateEdit.set(\Form.address.city, to: "京都"))" == #"address.city = "京都""#)
    #expect("\(StateEdit.set(\Form.isKept, to: true))" == "isKept = true")
    #expect("\(StateEdit.set(\Form.rows[1], to: 7))" == "rows.… = 7")
  }

  @Test func `a field shows the value and sends an edit of the form`() {
    let model = ViewStateModel(Screen(form: Form(email: "a")))
    var edits: [StateEdit<Form>] = []
    let form = model.editing(\.form) { edits.append($0) }
    #expect(form.email.value == "a")
    #expect(form[\.address.city].value == "")
    form.email.onChange("b")
    form.isKept.onChange(true)
    form[\.address.city].onChange("京都")
    #expect(
      edits == [
        .set(\.email, to: "b"), .set(\.isKept, to: true), .set(\.address.city, to: "京都"),
      ]
    )
    #expect(model.form.email == "a")
  }

  @Test func `the whole state may be the form`() {
    let model = ViewStateModel(Form())
    var edit: StateEdit<Form>?
    let form = model.editing(\.self) { edit = $0 }
    form.email.onChange("b")
    edit?.apply(to: &model.state)
    #expect(model.email == "b")
    #expect(form.email.value == "b")
  }

  @Test func `a body that reads one field of the form follows that field`() {
    let model = ViewStateModel(Screen())
    let body = Body()
    let form = model.editing(\.form) { _ in }
    PropertyReading.track(body) { _ = form.email.value }
    model.state.form.password = "x"
    #expect(body.changes == 0)
    model.state.form.email = "x"
    #expect(body.changes == 1)
  }

  private final class Body: PropertyReader {
    var reads: [PropertyRead] = []
    var foreignReads: ForeignReads?
    let kind = ObjectIdentifier(Body.self)
    private(set) var changes = 0

    func propertyDidChange() { changes += 1 }
  }
}
