/// A binding that sets a property, for reports.
package struct PropertyBinding: Equatable {
  /// The place that made it.
  package let origin: SourceSpot
  /// Names what it is connected to, for comparing with others of the same moment; 0 if that is not
  /// known.
  package let source: UInt
}
