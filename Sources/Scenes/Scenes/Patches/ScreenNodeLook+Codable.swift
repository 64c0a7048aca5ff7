extension ScreenNodeLook: Codable {
  private enum Key: String, CodingKey {
    case role, text, identifier, traits, events, isEnabled, isHidden, isSelected, isChecked
    case wantsFocus, blocksTouches, allowsHitTesting, floats, scrollAxis
  }

  /// Reads a look, with all its properties in one object.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(role: try values.decode(ScreenRole.self, forKey: .role))
    text = try values.decodeIfPresent(String.self, forKey: .text)
    identifier = try values.decodeIfPresent(String.self, forKey: .identifier)
    traits = try values.decode(ScreenTraits.self, forKey: .traits)
    events = try values.decode(ScreenEventKinds.self, forKey: .events)
    isEnabled = try values.decode(Bool.self, forKey: .isEnabled)
    isHidden = try values.decode(Bool.self, forKey: .isHidden)
    isSelected = try values.decode(Bool.self, forKey: .isSelected)
    isChecked = try values.decodeIfPresent(Bool.self, forKey: .isChecked)
    wantsFocus = try values.decode(Bool.self, forKey: .wantsFocus)
    blocksTouches = try values.decode(Bool.self, forKey: .blocksTouches)
    allowsHitTesting = try values.decodeIfPresent(Bool.self, forKey: .allowsHitTesting) ?? true
    floats = try values.decode(Bool.self, forKey: .floats)
    scrollAxis = try values.decodeIfPresent(ScreenAxis.self, forKey: .scrollAxis)
    let rest = try Rest(from: decoder)
    if rest != Rest() { self.rest = Rest.Box(rest) }
  }

  /// Writes all properties into one object.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(role, forKey: .role)
    try values.encodeIfPresent(text, forKey: .text)
    try values.encodeIfPresent(identifier, forKey: .identifier)
    try values.encode(traits, forKey: .traits)
    try values.encode(events, forKey: .events)
    try values.encode(isEnabled, forKey: .isEnabled)
    try values.encode(isHidden, forKey: .isHidden)
    try values.encode(isSelected, forKey: .isSelected)
    try values.encodeIfPresent(isChecked, forKey: .isChecked)
    try values.encode(wantsFocus, forKey: .wantsFocus)
    try values.encode(blocksTouches, forKey: .blocksTouches)
    if !allowsHitTesting { try values.encode(false, forKey: .allowsHitTesting) }
    try values.encode(floats, forKey: .floats)
    try values.encodeIfPresent(scrollAxis, forKey: .scrollAxis)
    try (rest?.rest ?? Rest()).encode(to: encoder)
  }
}
