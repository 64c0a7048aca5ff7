/// A piece that is read, or the reason why it can't be.
///
/// The pieces after it are still read.
struct SavedPiece<Value: Decodable>: Decodable {
  let result: Result<Value, any Error>

  var value: Value? { try? result.get() }

  init(from decoder: any Decoder) throws {
    result = Result { try Value(from: decoder) }
  }
}
