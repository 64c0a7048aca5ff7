private import Foundation

extension ScreenEnvironment {
  /// The language and the region of the person's system settings, as a BCP 47 identifier.
  ///
  /// On Apple's platforms they are those of `Locale.current`. Foundation reads no settings elsewhere, so that the first of
  /// the variables `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty decides there (POSIX, Base Definitions 8.2).
  public static var systemLocale: String {
    #if canImport(Darwin)
    Locale.current.identifier(.bcp47)
    #else
    posixLocale
    #endif
  }

  #if !canImport(Darwin)
  private static let posixLocale =
    locale(from: ProcessInfo.processInfo.environment) ?? Locale.current.identifier(.bcp47)
  #endif

  /// Returns the identifier that a process's variables mean; `nil` without one, for the locales `C` and `POSIX`, and for what names no
  /// language.
  static func locale(from variables: [String: String]) -> String? {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let value = names.lazy.compactMap { variables[$0] }.first { !$0.isEmpty } ?? ""
    // Behind the first dot stands the encoding, and behind the at sign a variant.
    let name = value.prefix { $0 != "." && $0 != "@" }
    if ["", "C", "POSIX"].contains(name) { return nil }
    let identifier = Locale(identifier: String(name)).identifier(.bcp47)
    // BCP 47 calls a language that nothing names "und".
    return identifier.isEmpty || identifier.hasPrefix("und") ? nil : identifier
  }
}

extension ScreenEnvironment {
  /// Takes another language and region.
  ///
  /// As on a device, the sides change with a language that is written from the other side. Otherwise they stay, so that a
  /// test can still show one language from either side.
  package mutating func setLocale(_ new: String) {
    let direction = ScreenLayoutDirection(locale: new)
    if direction != ScreenLayoutDirection(locale: locale) { layoutDirection = direction }
    locale = new
  }
}

extension ScreenLayoutDirection {
  /// Creates the side on which lines of a language begin.
  ///
  /// - Parameter locale: The language as a BCP 47 identifier; lines of an unknown one begin on the left.
  init(locale: String) {
    let direction = Locale.Language(identifier: locale).characterDirection
    self = direction == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
