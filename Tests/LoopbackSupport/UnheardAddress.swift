public import Foundation

/// An address of this machine at which nobody listens as long as the object lives.
///
/// A ``LoopbackServer`` that has gone may still take a connection for a moment, and then another one may get its port.
public final class UnheardAddress: Sendable {
  /// The address.
  public let base: URL
  private let descriptor: Int32

  /// Takes a port.
  ///
  /// - Throws: ``LoopbackServer/Failure``.
  public init() throws {
    let place = try LoopbackPort()
    (descriptor, base) = (place.descriptor, place.base)
  }

  deinit {
    close(descriptor)
  }
}
