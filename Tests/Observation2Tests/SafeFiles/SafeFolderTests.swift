import Foundation
import ProcessSupport
import SafeFiles
import Testing

/// Links to folders: a process of its own changes its current folder.
@Suite struct SafeFolderTests {
  @Test func `a link in the current folder is refused, and one above it is followed`() async {
    await #expect(processExitsWith: .success) {
      let planted = try PlantedFolder()
      for name in ["real", "real/checkout", "real/checkout/inside", "far"] {
        precondition(mkdir(planted.path(name), 0o700) == 0)
      }
      precondition(symlink("real", planted.path("alias")) == 0)
      precondition(symlink("../../../far", planted.path("real/checkout/inside/out")) == 0)
      precondition(chdir(planted.path("real/checkout")) == 0)
      let checkout = planted.path("alias/checkout")
      for (path, link) in [
        ("inside/out", "inside/out"), ("inside/out/deep", "inside/out"),
        ("./inside/../inside//out", "inside/../inside/out"),
        (checkout + "/inside/out", checkout + "/inside/out"),
      ] {
        do throws(SafeFileError) {
          try SafeFile.replace(path + "/file", with: [1])
          preconditionFailure("written through \(path)")
        } catch {
          precondition(error == .linked(path: path + "/file", link: link), "\(error)")
        }
        precondition(SafeFile.link(in: path + "/file") == link)
        do throws(SafeFileError) {
          try SafeFile.makeFolder(path + "/new")
          preconditionFailure("made through \(path)")
        } catch {
          precondition(error == .linked(path: path + "/new", link: link), "\(error)")
        }
      }
      // A relative path leads through no link at all.
      precondition(SafeFile.link(in: "../../alias/file") == "../../alias")
      try SafeFile.replace("../../real/above", with: [1])
      try SafeFile.makeFolder(checkout + "/made/deep")
      try SafeFile.makeFolder(checkout + "/made/deep")
      try SafeFile.replace(checkout + "/made/deep/file", with: [1])
      try SafeFile.replace(planted.path("alias/file"), with: [1])
      let far = try FileManager.default.contentsOfDirectory(atPath: planted.path("far"))
      precondition(far == [], "\(far)")
      let real = try FileManager.default.contentsOfDirectory(atPath: planted.path("real")).sorted()
      precondition(real == ["above", "checkout", "file"], "\(real)")
      withExtendedLifetime(planted) {}
    }
  }

  @Test func `the links of the root folder are the machine's own`() async {
    await #expect(processExitsWith: .success) {
      precondition(chdir("/") == 0)
      let folder = FileManager.default.temporaryDirectory.path
      try SafeFile.makeFolder(folder)
      precondition(SafeFile.link(in: folder + "/file") == nil)
      precondition(SafeFile.link(in: "bin/none") == nil)
    }
  }
}
