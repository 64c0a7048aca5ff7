/// A presenter that owns the sections of a collection.
///
/// The view only forwards: it keeps no copy of the data. The presenter replaces all sections at each change, and then
/// asks the view to reload.
@MainActor
public protocol Presentable: AnyObject {
  /// The type of a section. A feature that adds requirements to ``SectionProtocol`` names its own protocol here.
  associatedtype Section = any SectionProtocol

  /// The current sections, in their order.
  var sections: [Section] { get }
}
