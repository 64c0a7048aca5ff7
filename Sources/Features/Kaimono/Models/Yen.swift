/// An amount of money; its description is for display and the same in every locale: `1,056円`.
struct Yen: Codable, Hashable, Sendable {
  let amount: Int

  init(_ amount: Int) {
    self.amount = amount
  }
}

extension Yen: CustomStringConvertible {
  var description: String {
    var digits = String(amount.magnitude)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    groups.insert(digits, at: 0)
    return (amount < 0 ? "-" : "") + groups.joined(separator: ",") + "円"
  }
}
