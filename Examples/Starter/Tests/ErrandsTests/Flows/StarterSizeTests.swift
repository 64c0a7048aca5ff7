import Testing

/// The starter is an example to copy, so it has to stay small.
@Suite struct StarterSizeTests {
  private func lines(in text: String) -> Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
  }

  @Test func `the login and the list have at most 300 lines`() throws {
    let sources = try ["Login", "List"]
      .flatMap { try StarterFolder.sources(in: "Sources/Errands/\($0)") }
    #expect(sources.count == 10)
    #expect(sources.map { lines(in: $0.text) }.reduce(0, +) <= 300)
  }

  @Test func `the back end has at most 40 lines`() throws {
    let text = try StarterFolder.text("Sources/ErrandsSimulation/ErrandsBackend.swift")
    #expect(lines(in: text) <= 40)
  }

  @Test func `a field has at most five places in the sources`() throws {
    let places = try StarterFolder.sources(in: "Sources").flatMap { source in
      source.text.split(separator: "\n").filter { $0.lowercased().contains("email") }
        .map { "\(source.file): \($0)" }
    }
    #expect((1...5).contains(places.count), "\(places.joined(separator: "\n"))")
  }
}
