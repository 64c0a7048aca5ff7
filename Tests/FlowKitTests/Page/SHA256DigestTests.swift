import Testing

@testable import FlowReports

@Suite struct SHA256DigestTests {
  /// The examples of FIPS 180-4, then lengths around the end of a block.
  private nonisolated static let examples: [(text: String, base64: String)] = [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
        + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "z1sWp3ivg4ADbOWeewSSNwskmxHo8HpRr6xFA3r+6dE="
    ),
    (String(repeating: "a", count: 55), "n0OQ+NMMLdkuyfCVtl4rmumwqSWlJY4kHJ8ekQ9zQxg="),
    (String(repeating: "a", count: 56), "s1Q5pKxvCUi21vnjxq8PX1kM4g8b3nCQ73lwaG7Gc4o="),
    (String(repeating: "a", count: 63), "fT50oF19sVvOStnsBljqmOPwbu7PFrTG//LaRX3cLzQ="),
    (String(repeating: "a", count: 64), "/+BU/nrgy23GXDr5th1SCfQ5hR20PQulmXM33xVGaOs="),
    (String(repeating: "a", count: 65), "Y1NhxIu56rFBmOduqKt/GkFoXWrWKqkUbTAdTxfrCuA="),
    ("カート", "2EIR3DJ30rJJZNfwv5efKF7kJeSDe3ZkgpsbQRKhYec="),
  ]

  @Test(arguments: examples)
  func `the digest is that of the standard`(text: String, base64: String) {
    #expect(SHA256Digest(of: text).base64 == base64)
  }
}
