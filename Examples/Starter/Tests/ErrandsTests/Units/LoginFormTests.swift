import Errands
import Testing

@Suite struct LoginFormTests {
  @Test(arguments: [
    ("", "", "Enter an address with an @."),
    ("ada", "analytical", "Enter an address with an @."),
    ("ada@example.com", "short", "Enter a password of at least 8 characters."),
    ("ada@example.com", "analytical", nil),
  ])
  func `the first mistake has a sentence`(email: String, password: String, mistake: String?) {
    var form = LoginForm()
    (form.email, form.password) = (email, password)
    #expect(form.mistake == mistake)
  }
}
