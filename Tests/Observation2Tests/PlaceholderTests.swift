import Testing

@Suite struct PlaceholderTests {
  @Test func `it builds`() {}
}
