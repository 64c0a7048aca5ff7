extension TransportRequest {
  /// What makes it no request that can be sent as it is meant, whatever the way is; `nil` if nothing does.
  ///
  /// Systems drop the body of a safe request or refuse it, and follow the dots of a path out of the place
  /// that it is below.
  var mistake: String? {
    if method.isSafe, !body.isEmpty { return "A \(method.rawValue) request has no body." }
    // By its bytes, as others split it: a mark behind a slash makes one character of the two.
    let dots = path.utf8.split(separator: UInt8(ascii: "/")).first {
      $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8)
    }
    return dots.map { "“\(Substring($0))” in the path \(path) leads elsewhere." }
  }
}
