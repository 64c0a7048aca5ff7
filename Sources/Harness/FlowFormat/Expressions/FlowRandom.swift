/// The numbers behind the input that is typed at random: the same for the same seed on every machine (SplitMix64).
package struct FlowRandom: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension FlowRandom {
  /// Returns small letters.
  package mutating func letters(_ count: Int) -> String {
    String((0..<max(0, count)).map { _ in pick(Array("abcdefghijklmnopqrstuvwxyz")) })
  }

  /// Returns digits, of which the first is not 0.
  package mutating func digits(_ count: Int) -> String {
    String((0..<max(0, count)).map { pick(Array($0 == 0 ? "123456789" : "0123456789")) })
  }

  /// Returns an e-mail address at a domain that is reserved for examples.
  package mutating func email() -> String { "\(letters(8))\(digits(2))@example.com" }

  /// Returns a person's name.
  package mutating func personName() -> String {
    pick(["佐藤", "鈴木", "高橋", "田中", "伊藤", "渡辺", "Smith", "Garcia"]) + " "
      + pick(["美咲", "翔太", "陽菜", "健一", "さくら", "大輔", "Mary", "Luis"])
  }

  /// Returns the name of a city.
  package mutating func cityName() -> String {
    pick(["札幌", "仙台", "東京", "横浜", "名古屋", "京都", "大阪", "福岡", "Paris", "São Paulo"])
  }

  /// Returns the name of a country.
  package mutating func countryName() -> String {
    pick(["日本", "韓国", "インド", "フランス", "ブラジル", "カナダ", "Kenya", "New Zealand"])
  }

  /// Returns the name of a colour.
  package mutating func colorName() -> String {
    pick(["赤", "青", "黄色", "緑", "むらさき", "オレンジ", "black", "white"])
  }

  /// Returns one of several.
  ///
  /// - Precondition: There is one.
  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  /// Returns a number from 0 that is less than a bound, which is above 0.
  package mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// Returns whether something happens that happens so often among a hundred times.
  package mutating func happens(_ percent: Int) -> Bool { below(100) < percent }
}
