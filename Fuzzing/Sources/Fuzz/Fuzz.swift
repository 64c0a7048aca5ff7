import Foundation

/// A reader of a file, or of a part of one, that can be fuzzed.
enum Reader: String, CaseIterable {
  case flow
  case workspace
  case yaml
  case expression
  case stateFile = "state-file"
  case recording

  /// The reader that `FUZZ_READER` names.
  static let chosen: Reader = {
    let name = ProcessInfo.processInfo.environment["FUZZ_READER"] ?? ""
    guard let reader = Reader(rawValue: name) else {
      let names = allCases.map(\.rawValue).joined(separator: ", ")
      fail("FUZZ_READER has to be one of \(names), not “\(name)”.")
    }
    return reader
  }()

  /// Reads an input, and ends the process if the result is wrong.
  @MainActor
  func read(_ bytes: [UInt8]) {
    switch self {
    case .flow: readFlow(bytes)
    case .workspace: readWorkspace(bytes)
    case .yaml: readYAML(bytes)
    case .expression: readExpression(bytes)
    case .stateFile: readStateFile(bytes)
    case .recording: readRecording(bytes)
    }
  }
}

/// Called by libFuzzer for each input, on the main thread.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  MainActor.assumeIsolated { Reader.chosen.read(bytes) }
  return 0
}

/// Ends the process with a sentence if a check fails; libFuzzer then saves the input.
func expect(_ holds: Bool, _ sentence: @autoclosure () -> String) {
  if !holds { fail(sentence()) }
}

/// Ends the process with a sentence.
func fail(_ sentence: String) -> Never {
  FileHandle.standardError.write(Data("\(sentence)\n".utf8))
  abort()
}
