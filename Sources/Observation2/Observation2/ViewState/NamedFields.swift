/// A form whose edits can be recorded: it names its fields.
///
/// ```swift
/// extension LoginForm: NamedFields {
///   static var fields: [NamedField<LoginForm>] {
///     [NamedField("email", \.email), NamedField("staysSignedIn", \.staysSignedIn)]
///   }
/// }
/// ```
///
/// A ``StateEdit`` of the form is then `Codable`. Its text is `{"email":"a@b.example"}`. Leave out a field that stays
/// secret: to encode an edit of it throws an error that names the field.
public protocol NamedFields {
  /// The fields that an edit may set, with the names that files show.
  static var fields: [NamedField<Self>] { get }
}
