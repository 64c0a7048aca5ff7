/// The properties that only some kinds of controls have, kept aside so that the others stay small.
///
/// A front-end needs them to draw a control of its own.
struct ScreenSpecifics: Sendable, Hashable, Codable {
  var sliding: ScreenSliding?
  var dating: ScreenDating?
  var choosing: ScreenChoosing?
  var typing: ScreenTyping?
  var menu: [ScreenMenuEntry]?
  var address: String?
  var actions: [String]?
  var headingLevel: Int?
  var fraction: Double?
  var lineLimit: Int?
  var maximumTextSize: ScreenTextSize?
  var runs: [ScreenTextRun]?
  var picture: ScreenPictureLook?
  var focusOrder: Int?
  /// The kind of button, unless it is one among others.
  var buttonRole: ScreenButtonRole?

  /// Those of an element that is no such control.
  static let none = ScreenSpecifics()

  /// The words of its runs.
  var runTexts: [String] { runs?.map(\.text) ?? [] }

  /// Returns `true` if the texts consist of the same scalars, which equal texts need not do.
  private func hasSameTexts(as other: ScreenSpecifics) -> Bool {
    (choosing?.titles ?? []).areSame(as: other.choosing?.titles ?? [])
      && (actions ?? []).areSame(as: other.actions ?? []) && address.isSame(as: other.address)
      && (runs ?? []).elementsEqual(other.runs ?? []) {
        $0.text.isSame(as: $1.text) && $0.address.isSame(as: $1.address)
      }
  }

  /// A shared, immutable box; a change creates a new one.
  final class Box: Sendable, Hashable, Codable {
    let specifics: ScreenSpecifics

    init(_ specifics: ScreenSpecifics) {
      self.specifics = specifics
    }

    init(from decoder: any Decoder) throws {
      specifics = try ScreenSpecifics(from: decoder)
    }

    func encode(to encoder: any Encoder) throws {
      try specifics.encode(to: encoder)
    }

    static func == (left: Box, right: Box) -> Bool {
      left === right
        || (left.specifics == right.specifics
          && left.specifics.hasSameTexts(as: right.specifics))
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(specifics)
    }
  }
}

extension ScreenElement {
  consuming func specifically(_ change: (inout ScreenSpecifics) -> Void) -> ScreenElement {
    changeDetails {
      var specifics = $0.specifics?.specifics ?? .none
      change(&specifics)
      $0.specifics = specifics == .none ? nil : ScreenSpecifics.Box(specifics)
    }
    return self
  }
}
