/// The largest files that are read, in bytes; *Running flows* lists them.
///
/// A reader checks the size first and reads at most one byte more, so that a file that grows ends there too. The bound
/// of flows and settings is in ``FlowLimits``.
package enum FileBounds {
  /// A JSON report, such as a part for `merge`, and what an exploration has found.
  package static let report = 64 << 20
  /// All JSON reports of a `merge`.
  package static let parts = 128 << 20
  /// The values of a JSON file that an earlier run has written: each takes 100 bytes of memory or more.
  package static let reportValues = 4_000_000
  /// The values of all JSON reports of a `merge`.
  package static let partsValues = 8_000_000
  /// The steps of a flow in a report: all that it may play, and those that its file and its settings have beside them.
  package static let reportSteps = 600_000
  /// A recording of a store, for `replay`.
  package static let recording = 16 << 20
  /// An approved picture, for `assertScreenshot`, and one of an earlier gallery.
  package static let picture = 16 << 20
  /// The bytes of a flow's name, and of each tag.
  package static let name = 1_024
  /// The bytes of a flow's tags together.
  package static let tags = 8_192
  /// The bytes in the path of a flow.
  package static let path = 1_024
  /// The bytes in the name of a picture, with its folders.
  package static let pictureName = 512
  /// The folders and the file in the name of a picture.
  package static let pictureParts = 9
  /// The bytes that a written file, and each folder of its name, takes on a disk.
  package static let block = 4_096
  /// A page that an earlier run has written.
  package static let page = 64 << 20
  /// All pictures of an earlier gallery, which its page contains as well.
  package static let galleryPictures = 64 << 20
  /// The states of an earlier gallery.
  package static let galleryStates = 10_000
  /// A description for `layout preview`.
  package static let layout = 16 << 20
  /// The steps that a machine has chosen.
  package static let steps = 64 << 20
  /// A script, for `runScript`.
  package static let script = 1 << 20
  /// The texts for fields, for `--values`.
  package static let values = 1 << 20
}
