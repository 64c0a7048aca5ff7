import Testing

@testable import Kaimono

@Suite struct YenTests {
  @Test(
    arguments: [
      (0, "0円"), (198, "198円"), (1056, "1,056円"), (12_345, "12,345円"),
      (1_000_000, "1,000,000円"), (-1056, "-1,056円"),
    ]
  )
  func `an amount reads in groups of three digits`(amount: Int, text: String) {
    #expect("\(Yen(amount))" == text)
  }
}
