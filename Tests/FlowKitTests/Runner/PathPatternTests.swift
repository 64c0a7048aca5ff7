import Foundation
import ProcessSupport
import Testing

@testable import FlowKit

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("*.yaml", "a.yaml", true), ("*.yaml", "a/b.yaml", false), ("a/*.yaml", "a/b.yaml", true),
    ("**/*.yaml", "b.yaml", true), ("**/*.yaml", "a/b/c.yaml", true), ("a/**", "a/b/c", true),
    ("a/**/c", "a/c", true), ("a/**/c", "a/b/b/c", true), ("a/**/c", "b/c", false),
    ("?.yaml", "a.yaml", true), ("?.yaml", "ab.yaml", false), ("[a-c]x", "bx", true),
    ("[a-c]x", "dx", false), ("[!a-c]x", "dx", true), ("[^a]x", "ax", false), ("[]]x", "]x", true),
    ("[a", "[a", true), ("*", ".hidden", false), (".*", ".hidden", true), ("a*b*c", "axxbyc", true),
    ("a*b*c", "axxbyd", false), ("/a/*", "/a/b", true), ("/a/*", "a/b", false), ("./a", "a", true),
    ("カ*", "カート", true), ("**", "a/b", true), ("a**", "abc", true), ("[z-a]", "z", true),
  ])
  func `a pattern names a path or not`(_ pattern: String, _ path: String, _ isNamed: Bool) {
    #expect(PathPattern(pattern).matches(path) == isNamed)
  }

  @Test func `the files that a pattern names are found in the order of their paths`() throws {
    let folder = try TemporaryFolder()
    for name in ["b.yaml", "a.yaml", "x/c.yaml", "x/y/d.yaml", "x/.e.yaml", "x/note.txt"] {
      let url = URL(fileURLWithPath: folder.path(name))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data().write(to: url)
    }
    func found(_ pattern: String) -> [String] {
      PathPattern(folder.path(pattern)).files().map { $0.replacing(folder.path(""), with: "") }
        .map { $0.hasPrefix("/") ? String($0.dropFirst()) : $0 }
    }
    #expect(found("*.yaml") == ["a.yaml", "b.yaml"])
    #expect(found("**/*.yaml") == ["a.yaml", "b.yaml", "x/c.yaml", "x/y/d.yaml"])
    #expect(found("x/[!n]*") == ["x/c.yaml"])
    #expect(found("?/y/*.yaml") == ["x/y/d.yaml"])
    #expect(found("*.yml") == [])
    #expect(PathPattern.isPattern("a/[b]") && !PathPattern.isPattern("a/b.yaml"))
  }
}
