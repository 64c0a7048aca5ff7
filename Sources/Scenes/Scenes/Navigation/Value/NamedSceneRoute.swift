/// A route with a name that holds outside the app: in links, in launch arguments, in flows, and in what
/// is written down.
///
/// ```swift
/// enum ShopRoute: NamedSceneRoute {
///   static let feature = "shop"
///   static let names = ["list", "product/ID"]
///
///   case list
///   case product(Int)
///
///   var parent: ShopRoute? { self == .list ? nil : .list }
///
///   var description: String {
///     switch self {
///     case .list: "list"
///     case .product(let id): "product/\(id)"
///     }
///   }
///
///   init?(_ name: String) { … }
/// }
/// ```
/// It is written down as its name, so that a case may be renamed as long as the name stays.
public protocol NamedSceneRoute: SceneRoute, LosslessStringConvertible {
  /// The forms of all names, with capitals for what varies: `product/ID`.
  ///
  /// They are for messages and checks; no two features of an app share one.
  static var names: [String] { get }

  /// The route that lies below this one when it is opened from outside; `nil`, which is the default, for
  /// one that lies directly on the app's root.
  var parent: Self? { get }
}

extension NamedSceneRoute {
  /// None.
  public var parent: Self? { nil }

  /// The route with all that lies below it when it is opened from outside, which comes first.
  ///
  /// A route that is its own ancestor ends the line.
  ///
  /// - Complexity: O(n²) for n ancestors.
  public var withAncestors: [Self] {
    var line = [self]
    while let parent = line[0].parent, !line.contains(parent) { line.insert(parent, at: 0) }
    return line
  }

  /// Reads a name.
  ///
  /// - Throws: A decoding error that lists the known names, if it is none.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let name = try value.decode(String.self)
    guard let route = Self(name) else {
      let known = Self.names.joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        in: value,
        debugDescription: "“\(name)” is none of: \(known)."
      )
    }
    self = route
  }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(description)
  }
}
