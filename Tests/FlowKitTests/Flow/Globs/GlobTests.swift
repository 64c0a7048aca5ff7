import Foundation
import ProcessSupport
import Testing

@testable import FlowFormat
@testable import FlowHunt

/// Patterns of paths as a shell reads them; those of a workspace are tested with its settings.
@Suite struct GlobTests {
  // With its type, since the compiler takes seconds to find it.
  private nonisolated static let cases: [(String, String, Bool)] = [
    ("*.yaml", "a.yaml", true), ("*.yaml", "a/b.yaml", false), ("a/*.yaml", "a/b.yaml", true),
    ("**/*.yaml", "b.yaml", true), ("**/*.yaml", "a/b/c.yaml", true), ("a/**", "a/b/c", true),
    ("a/**/c", "a/c", true), ("a/**/c", "a/b/b/c", true), ("a/**/c", "b/c", false),
    ("?.yaml", "a.yaml", true), ("?.yaml", "ab.yaml", false), ("[a-c]x", "bx", true),
    ("[a-c]x", "dx", false), ("[!a-c]x", "dx", true), ("[^a]x", "ax", false), ("[]]x", "]x", true),
    ("[a", "[a", true), ("*", ".hidden", false), (".*", ".hidden", true), ("a*b*c", "axxbyc", true),
    ("a*b*c", "axxbyd", false), ("/a/*", "/a/b", true), ("/a/*", "a/b", false), ("./a", "a", true),
    ("カ*", "カート", true), ("**", "a/b", true), ("a**", "abc", true), ("[z-a]", "z", true),
    ("{a,b{c,d}}.yaml", "bd.yaml", true), ("{a,b{c,d}}.yaml", "b.yaml", false),
    ("{a/b,c}/*", "a/b/x", true), ("{.a,b}*", ".ax", true), ("{a}", "{a}", true),
    ("{a,b", "{a,b", true), ("a,b}", "a,b}", true), ("{[a,b]}", "b]", true),
    ("\\*", "*", true), ("\\*", "a", false), ("[\\]a]", "]", true), ("[.]a", ".a", false),
    ("*.a", ".a", false), ("**/a", ".b/a", false), ("a/**", "a/.b", false), ("a/**", "a", false),
    ("a//./b", "a/b", true), ("**/**/a", "a", true), ("?", "/", false), ("[!a]", "/", false),
    ("a[/]b", "a/b", false), ("[a/b]", "[a/b]", true),
    ("*/a", "/a", false), ("*", "", false),
  ]

  @Test(arguments: cases)
  func `a pattern names a path or not`(_ pattern: String, _ path: String, _ isNamed: Bool) {
    #expect(Glob(path: pattern).matches(path) == isNamed)
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
      Glob(path: folder.path(pattern)).files().map { $0.replacing(folder.path(""), with: "") }
        .map { $0.hasPrefix("/") ? String($0.dropFirst()) : $0 }
    }
    #expect(found("*.yaml") == ["a.yaml", "b.yaml"])
    #expect(found("**/*.yaml") == ["a.yaml", "b.yaml", "x/c.yaml", "x/y/d.yaml"])
    #expect(found("x/[!n]*") == ["x/c.yaml"])
    #expect(found("?/y/*.yaml") == ["x/y/d.yaml"])
    #expect(found("*.yml") == [])
    #expect(found("x/**") == ["x/c.yaml", "x/note.txt", "x/y/d.yaml"])
    #expect(found("{a,x/c}.yaml") == ["a.yaml", "x/c.yaml"])
    #expect(found("*/../[ab].yaml") == ["x/../a.yaml", "x/../b.yaml"])
    #expect(Glob.isPattern("a/[b]") && Glob.isPattern("{a,b}") && !Glob.isPattern("a/b.yaml"))
  }

  @Test(arguments: [
    ("/a/b/*.yaml", "/a/b/"), ("/*", "/"), ("a/*/b", "a"), ("*.yaml", ""), ("a/{b,c}/d", "a"),
    ("a/./b/[c]", "a/b"),
  ])
  func `all matches lie in the folder that the pattern begins with`(
    _ pattern: String,
    _ folder: String
  ) {
    #expect(Glob(path: pattern).folder == folder)
  }

  @Test func `a link to a folder is followed by its name, and by no double star`() throws {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    try files.createDirectory(atPath: folder.path("real/in"), withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: folder.path("real/in/a.yaml")))
    try files.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "real")
    try files.createSymbolicLink(atPath: folder.path("real/up"), withDestinationPath: "..")
    func found(_ pattern: String) -> [String] {
      Glob(path: folder.path(pattern)).files().map {
        String($0.dropFirst(folder.path("").count).drop { $0 == "/" })
      }
    }
    #expect(found("**/*.yaml") == ["real/in/a.yaml"])
    #expect(found("l*/in/*.yaml") == ["link/in/a.yaml"])
    #expect(found("{**,link/in}/a.yaml").contains("link/in/a.yaml"))
  }

  @Test func `a link that hides flows from a double star is an error, and so is one to nothing`()
    throws
  {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    for name in ["flows", "real"] {
      try files.createDirectory(atPath: folder.path(name), withIntermediateDirectories: true)
    }
    try files.createSymbolicLink(atPath: folder.path("flows/sub"), withDestinationPath: "../real")
    try files.createSymbolicLink(atPath: folder.path("flows/a.yaml"), withDestinationPath: "gone")
    try files.createSymbolicLink(atPath: folder.path("flows/notes"), withDestinationPath: "gone")
    func refused(_ pattern: String) -> [String] {
      var paths: [String] = []
      _ = Glob(path: folder.path(pattern)).files { path, _ in paths.append(path) }
      return paths.map { $0.split(separator: "/").last.map(String.init) ?? "" }.sorted()
    }
    #expect(refused("flows/**/*.yaml") == ["a.yaml", "sub"])
    #expect(refused("flows/*.yaml") == ["a.yaml"])
    #expect(refused("flows/*/*.yaml") == [])
  }
}
