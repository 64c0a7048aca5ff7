import Foundation
import Observation2
import StateStore

/// A state with all parts that an encoding could write in two ways.
struct Session: Codable, Equatable {
  struct Line: Codable, Equatable, Identifiable {
    struct Size: Codable, Hashable {
      let name: String
      let grams: Int
    }

    let id: Int
    var size: Size?
    var quantity = 1
    var notes: [String: String] = [:]
  }

  struct Place: Codable, Hashable {
    let row: Int
    let shelf: String
  }

  enum Phase: Codable, Equatable {
    case browsing
    case ordering(attempt: Int, since: Duration)
    case failed(reason: String)
  }

  struct Coupon: Codable, Equatable, Identifiable {
    let id: UUID
    var percent: Double
  }

  var lines: IdentifiedList<Line> = []
  var favourites: Set<String> = []
  var stock: [String: Int] = [:]
  var shelves: [Place: Set<Int>] = [:]
  var prices: [Int: Double] = [:]
  var phase: Phase = .browsing
  var coupon: Coupon?
  var mean: Double = 0
  var share: Float = 0
  var changedAt: Duration = .zero
  var openedAt = Date(timeIntervalSince1970: 0)
  var code = Data()
  @Pulse var toast: String?
}

/// The actions of a session; effects send those in the lower half.
enum SessionAction: Codable, Equatable {
  case add(Int, note: String)
  case remove(Int)
  case favour(String)
  case put(Int, on: Session.Place)
  case askPrice(Int)
  case watchStock(String)
  case order
  case cancelOrder
  case openCoupon(UUID, Date)
  case coupon(CouponAction)
  case closeCoupon

  case priced(Int, Double)
  case stocked(String, Int)
  case ordered(Data)
  case refused(String)
}

/// The actions of a coupon.
enum CouponAction: Codable, Equatable {
  case grow
  case grew(by: Double)
}
