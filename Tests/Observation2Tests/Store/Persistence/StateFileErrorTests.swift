import Foundation
import StorePersistence
import Testing

/// The whole text of each error.
@Suite struct StateFileErrorTests {
  @Test(arguments: [StateFileError.Step.read, .write, .sync, .rename, .syncFolder, .remove])
  func `a step that failed says that the former value is intact`(step: StateFileError.Step) {
    #expect(
      StateFileError.system(step, path: "a/b", code: ENOSPC).description
        == "a/b: \(step) failed: No space left on device. The value stored before is intact; "
        + "it is tried again with the next change or flush."
    )
  }

  @Test func `every other error says where, why and how to go on`() {
    let texts: [(StateFileError, String)] = [
      (
        .system(.lock, path: "a", code: EACCES),
        "a: lock failed: Permission denied. The file is not open."
      ),
      (
        .inUse(path: "a"),
        "a is in use: another process has the file open, or another StateFile of this one. "
          + "Quit the process, let the other StateFile go, or use a file of its own."
      ),
      (
        .invalidPath(path: "a\n", reason: "b"),
        #""a\n" is not the path of a file: b. The file is not open."#
      ),
      (
        .noFile(path: "a"),
        "a is no file, but a pipe, a device or the like. It is left alone: use a path of its own."
      ),
      (
        .linked(path: "a", link: "a"),
        "a is a symbolic link, which may lead anywhere. The file is left alone. "
          + "Remove the link, or use the path that it leads to."
      ),
      (
        .linked(path: "b/a", link: "b"),
        "b, a folder of b/a, is a symbolic link, which may lead anywhere. The file is left alone. "
          + "Remove the link, or use the path that it leads to."
      ),
      (
        .tooLarge(path: "a", limit: 40),
        "a has more than 40 bytes, the most that are read or written. "
          + "The value stored before is intact: store less in one file."
      ),
      (
        .damaged(path: "a", keptAs: "b", reason: "c"),
        "a is damaged (c). It was kept as b; the default is used instead."
      ),
      (
        .newer(path: "a", version: 3, keptAs: "b"),
        "a is of version 3, which this program does not know. It was kept as b; "
          + "the default is used instead. Update the program to read it."
      ),
      (
        .notEncodable(path: "a", reason: "b"),
        "The value for a can't be encoded: b. The value stored before is intact."
      ),
    ]
    for (error, text) in texts { #expect(error.description == text) }
  }
}
