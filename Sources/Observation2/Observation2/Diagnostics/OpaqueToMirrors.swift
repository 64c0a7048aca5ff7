/// An object of which a mirror shows nothing.
///
/// Mirrors copy what a stored property holds, and stop the program at a value that can't be copied. A
/// failing expectation mirrors all that it names, and all that this leads to.
@usableFromInline
package protocol OpaqueToMirrors: AnyObject, CustomReflectable {}

extension OpaqueToMirrors {
  @usableFromInline
  nonisolated package var customMirror: Mirror {
    Mirror(self, children: [], displayStyle: .class, ancestorRepresentation: .suppressed)
  }
}

extension StreamNode: OpaqueToMirrors {}
extension NodeInput: OpaqueToMirrors {}
extension Subscriber: OpaqueToMirrors {}
extension Guarded: OpaqueToMirrors {}
