extension TransportRequest {
  /// What makes it no request that can be sent as it is meant, whatever the way is; `nil` if nothing does.
  ///
  /// Systems drop the body of a safe request or refuse it, and follow the dots of a path out of the place
  /// that it is below.
  var mistake: String? {
    if method.isSafe, !body.isEmpty { return "A \(method.rawValue) request has no body." }
    let dots = path.split(separator: "/").first { $0 == "." || $0 == ".." }
    return dots.map { "“\($0)” in the path \(path) leads elsewhere." }
  }
}
