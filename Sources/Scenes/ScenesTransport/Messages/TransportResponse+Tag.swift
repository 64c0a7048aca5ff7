extension TransportResponse {
  /// This answer with a tag of its body; 304 without a body if the request names that tag.
  ///
  /// Only what is found and asked for without changing anything has one.
  func tagged(for request: TransportRequest) -> TransportResponse {
    guard status == 200, request.method.isSafe else { return self }
    var tagged = headers
    tagged["ETag"] = tag
    let known = request.headers["If-None-Match"]?.split(separator: ",").map {
      $0.trimmingPrefix { $0 == " " }
    }
    if known?.contains(Substring(tag)) == true {
      return TransportResponse(status: 304, headers: ["ETag": tag])
    }
    return TransportResponse(status: status, headers: tagged, body: body)
  }

  /// The FNV-1a hash of the body, which is the same in each process.
  private var tag: String {
    let hash = body.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return "\"\(String(hash, radix: 16))\""
  }
}
