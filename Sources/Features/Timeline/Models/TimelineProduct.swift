/// What is for sale.
struct TimelineProduct: Hashable, Sendable {
  let name: String
  /// In yen.
  let price: Int
  let picture: TimelinePicture
}
