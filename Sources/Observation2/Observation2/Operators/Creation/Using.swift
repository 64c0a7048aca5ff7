extension EventStream {
  /// A stream that needs something for as long as it is listened to.
  ///
  /// ```
  /// using { File(path) } … { $0.lines }   --a--b--|
  ///          made                                 disposed of
  /// ```
  ///
  /// The resource is made for each subscription, and disposed of when that ends for whatever reason:
  /// before the end is passed on, or when nobody listens any more. An error that either closure
  /// throws is the stream's.
  public static func using<Resource: Disposable>(
    _ makeResource: @escaping () throws -> Resource,
    _ makeStream: @escaping (Resource) throws -> EventStream
  ) -> EventStream {
    EventStream { sink in
      let node = LinkedNode(sink)
      do {
        let resource = try makeResource()
        node.keep(resource)
        let stream = try makeStream(resource)
        node.listen(to: stream, next: { node.send($0) }, end: { node.finish($0) })
      } catch {
        node.finish(.error(error))
      }
      return node.link
    }
  }
}
