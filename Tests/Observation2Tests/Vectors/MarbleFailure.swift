import Observation2

/// An error of a case, identified by its label.
struct MarbleFailure: Error {
  let label: String

  /// Returns an error's label in case files.
  static func label(of error: any Error) -> String {
    switch error {
    case let failure as MarbleFailure: failure.label
    case StreamError.timeout: "timeout"
    case StreamError.noElements: "noElements"
    case StreamError.moreThanOneElement: "moreThanOneElement"
    case StreamError.argumentOutOfRange: "argumentOutOfRange"
    default: "unknown error \(error)"
    }
  }
}

/// An error for a name that the runner does not know, or for a missing part of a case.
struct MarbleUnknown: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
