import Foundation

/// A value with all parts that JSON could write in two ways, or not at all.
struct FuzzedValue: Codable, Equatable {
  struct Place: Codable, Hashable {
    var row = 0
    var name: String?
  }

  enum Choice: Codable, Equatable {
    case plain
    case with(Int, name: String)
    case nested([Choice])
  }

  var text = ""
  var number = 0
  var wide: UInt64?
  var real = 0.0
  var float: Float = 0
  var isTrue: Bool?
  var twice: Int??
  var list: [Double?] = []
  var inner: [FuzzedValue]?
  var words: Set<String> = []
  var places: [Place: Set<Int>] = [:]
  var byName: [String: Choice] = [:]
  var byNumber: [Int: String] = [:]
  var data = Data()
  var date = Date(timeIntervalSinceReferenceDate: 0)
  var link: URL?
  var price: Decimal?
  var wait: Duration = .zero
}
