import FlowFormat

/// The size of a JSON file, or of several together.
package struct JSONSize: Equatable, Sendable {
  /// The bytes.
  package var bytes = 0
  /// The objects, and the values that follow another one in an object or a list.
  package var values = 0

  /// Creates the size of nothing.
  package init() {}

  /// Measures a file before it is decoded, since a value of three bytes takes much more memory.
  ///
  /// - Complexity: O(bytes).
  package init(of json: [UInt8]) {
    bytes = json.count
    var isText = false
    var isEscaped = false
    for byte in json {
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\"): isEscaped = isText
      case UInt8(ascii: "\""): isText.toggle()
      case UInt8(ascii: ","), UInt8(ascii: "{"): values += isText ? 0 : 1
      default: break
      }
    }
  }

  package static func += (sum: inout JSONSize, size: JSONSize) {
    sum.bytes += size.bytes
    sum.values += size.values
  }
}
