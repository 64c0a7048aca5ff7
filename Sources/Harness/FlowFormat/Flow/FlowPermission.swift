/// A person's answer when an app asks for a permission, in Maestro's words.
package enum FlowPermission: String, FlowChoice {
  /// Allowed.
  case allow
  /// Denied.
  case deny
  /// Not asked yet, which denies it until then.
  case unset
  /// Allowed at any time, of a place.
  case always
  /// Allowed while the app is used, of a place.
  case inuse
  /// Never allowed, of a place.
  case never
  /// Allowed for a part, of photos.
  case limited

  /// A Boolean value that indicates whether the answer gives the app the permission.
  package var isAllowed: Bool {
    switch self {
    case .allow, .always, .inuse, .limited: true
    case .deny, .unset, .never: false
    }
  }

  /// The names of the permissions that an app can ask for.
  ///
  /// A name with a point is one of a system's own, and is not listed.
  package static let names = [
    "all", "bluetooth", "calendar", "camera", "contacts", "health", "homekit", "location",
    "medialibrary", "microphone", "motion", "notifications", "overlay", "phone", "photos",
    "reminders", "siri", "sms", "speech", "storage", "usertracking",
  ]
}

/// The answers that a flow gives to requests for permissions.
package struct FlowPermissions: Equatable, Sendable {
  /// One of them.
  package struct Entry: Equatable, Sendable {
    package var name: FlowText
    package var permission: FlowParameter<FlowPermission>
  }

  package private(set) var entries: [Entry] = []

  /// Nothing.
  package init() {}

  /// Reads a mapping of names and answers; reports a name that no app can ask for.
  package init(_ fields: FlowFields, _ key: String) {
    if fields.reader.notes(key, .entries) { return }
    guard let node = fields[key],
      let pairs = fields.reader.fields(node, of: key, keys: nil)?.pairs
    else { return }
    for pair in pairs {
      guard let name = fields.reader.text(pair.key, for: key),
        let permission: FlowParameter<FlowPermission> = fields.reader.parameter(
          pair.value,
          for: pair.name
        )
      else { continue }
      if let known = name.literal, !known.contains("."), !FlowPermission.names.contains(known) {
        fields.reader.report(
          "There is no permission “\(known.clipped(to: 48))”."
            + NearestName.hint(for: known, among: FlowPermission.names),
          at: pair.key.position
        )
      }
      entries.append(Entry(name: name, permission: permission))
    }
  }
}
