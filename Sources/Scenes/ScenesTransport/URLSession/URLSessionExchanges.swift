import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Leads what a session tells its delegate to the exchange that it is about.
final class URLSessionExchanges: NSObject, URLSessionDataDelegate {
  private let byTask = Locked<[Int: URLSessionExchange]>([:])

  func add(_ exchange: URLSessionExchange) {
    byTask.change { $0[exchange.task.taskIdentifier] = exchange }
  }

  /// Forgets an exchange that nobody waits for; what the session still says of it is ignored.
  func remove(_ exchange: URLSessionExchange) {
    byTask.change { _ = $0.removeValue(forKey: exchange.task.taskIdentifier) }
  }

  private func exchange(of task: URLSessionTask) -> URLSessionExchange? {
    byTask.change { $0[task.taskIdentifier] }
  }

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    completionHandler(exchange(of: dataTask)?.begin(response) == true ? .allow : .cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    exchange(of: dataTask)?.add(data)
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(exchange(of: task)?.mayFollow(request) == true ? request : nil)
  }

  #if canImport(FoundationNetworking)
  /// Takes an answer that asks for a password as it is.
  ///
  /// Without one to try, the default handling of Foundation on Linux never ends the request. It asks once
  /// the whole answer has come.
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    exchange(of: task)?.complete(nil)
    completionHandler(.cancelAuthenticationChallenge, nil)
  }
  #endif

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    exchange(of: task)?.complete(error)
  }
}
