import Everything
import EverythingOnMain
import Foundation
import Observation2
import Testing

@MainActor @Suite struct PublicNamesTests {
  /// The libraries' sources, and the file that names their types.
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../..").standardizedFileURL

  @Test func `no name clashes, whatever the default isolation is`() {
    #expect(
      Everything.PublicNames.observation2.count == EverythingOnMain.PublicNames.observation2.count
    )
  }

  @Test func `the same scene is made and shown under both`() {
    let time = VirtualTime()
    let one = Everything.CounterScene(clock: time)
    let other = EverythingOnMain.CounterScene(clock: time)
    one.viewDidLoad()
    other.viewDidLoad()
    #expect(one.screen.count == other.screen.count)
  }

  /// A type that is declared at the left margin is one that a file sees by its bare name.
  @Test func `every public type of the libraries is named`() throws {
    let list = try text("Examples/Outside/Sources/Everything/PublicNames.swift")
    let words = Set(list.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    let declaration =
      #/^(?:@\w+ )*public (?:final |indirect )?(?:struct|class|enum|protocol|actor|typealias) (\w+)/#
    var count = 0
    for file in try files(in: "Sources") {
      // Names of other libraries, which don't compile (Scripts/check-names.sh).
      if file.contains("/Observation2Migration/") { continue }
      for line in try text(file).split(separator: "\n") {
        guard let match = line.firstMatch(of: declaration) else { continue }
        count += 1
        #expect(words.contains(String(match.1)), "\(file) declares \(match.1)")
      }
    }
    #expect(count > 100)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  private func files(in folder: String) throws -> [String] {
    let all = FileManager.default.enumerator(atPath: Self.root.appending(path: folder).path())
    return (all?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
      .map { "\(folder)/\($0)" }
  }
}
