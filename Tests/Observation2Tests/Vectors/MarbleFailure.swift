import Observation2

/// An error of a case, known by its label.
struct MarbleFailure: Error {
  let label: String

  /// The label by which case files know an error.
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

/// Something that this runner does not know, or that a case does not say.
struct MarbleUnknown: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
