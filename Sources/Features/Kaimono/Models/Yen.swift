/// An amount of money; its description is for display and the same in every locale: `1,056円`.
package struct Yen: Codable, Hashable, Sendable {
  package let amount: Int

  package init(_ amount: Int) {
    self.amount = amount
  }
}

extension Yen: CustomStringConvertible {
  package var description: String {
    var text = amount < 0 ? "-" : ""
    let digits = String(amount.magnitude).utf8
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place).isMultiple(of: 3) { text += "," }
      text.unicodeScalars.append(Unicode.Scalar(digit))
    }
    return text + "円"
  }
}
