public import Observation2

/// The pictures that screens show from addresses: brings each once, while a visible element wants it.
///
/// An app has one, which its views are given with their data.
/// ```swift
/// image(at: product.picture, from: pictures, label: product.name).frame(width: 80, height: 80)
/// ```
/// A load that no element wants any more is cancelled; a picture that is there stays for a while.
@MainActor
public final class ScreenPictures {
  /// Called when a picture is there, and when one could not be brought.
  public var onEvent: (@MainActor (ScreenPictureEvent) -> Void)?

  private let loader: any ScreenPictureLoading
  private let clock: any AppClock
  private let kept: Int
  private var entries: [String: Entry] = [:]
  /// The pictures that are there and that no element wants, the longest unwanted first.
  private var unwanted: [String] = []

  /// The state of the picture at an address.
  ///
  /// It stays for good, since bodies follow it; it is an address and a few words.
  @MainActor
  private final class Entry: ObservedModel {
    @Observed var state = ScreenPictureState.waiting
    /// How many elements in sight want it.
    var wants = 0
    /// Holds the work that brings it, which ends with the bag, wherever the last reference to the pictures goes.
    var load: DisposeBag?
    /// Tells an answer that is still wanted from one that comes too late.
    var number = 0
  }

  /// Creates pictures.
  ///
  /// - Parameters:
  ///   - loader: Brings them.
  ///   - clock: Starts the work.
  ///   - kept: How many pictures that no element wants are kept with their bytes.
  public init(from loader: any ScreenPictureLoading, clock: any AppClock, keeping kept: Int = 100) {
    self.loader = loader
    self.clock = clock
    self.kept = max(0, kept)
  }

  /// How far a picture has come; a body that reads it is described again when that changes.
  ///
  /// - Complexity: O(1).
  public func state(of address: String) -> ScreenPictureState { entry(address).state }

  /// The picture at an address; `nil` while it is not there.
  public func picture(at address: String) -> ScreenPicture? {
    if case .loaded(let picture) = state(of: address) { picture } else { nil }
  }

  /// Says that an element which wants a picture has come into sight.
  public func want(_ address: String) {
    let entry = entry(address)
    entry.wants += 1
    if entry.wants == 1 { unwanted.removeAll { $0 == address } }
    if entry.state == .waiting { load(address, entry) }
  }

  /// Says that an element which wanted a picture has gone out of sight.
  public func release(_ address: String) {
    let entry = entry(address)
    guard entry.wants > 0 else { return }
    entry.wants -= 1
    guard entry.wants == 0 else { return }
    switch entry.state {
    case .loading:
      entry.number += 1
      let load = entry.load
      entry.load = nil
      entry.state = .waiting
      // The work ends only here, since the loader may call back when it has to stop.
      extendLifetime(load)
    case .loaded:
      unwanted.append(address)
      if unwanted.count > kept { self.entry(unwanted.removeFirst()).state = .waiting }
    case .waiting, .failed: break
    }
  }

  /// Asks again for a picture that could not be brought; for any other it does nothing.
  public func retry(_ address: String) {
    let entry = entry(address)
    guard entry.state == .failed else { return }
    if entry.wants > 0 { load(address, entry) } else { entry.state = .waiting }
  }

  private func entry(_ address: String) -> Entry {
    if let known = entries[address] { return known }
    let made = Entry()
    entries[address] = made
    return made
  }

  private func load(_ address: String, _ entry: Entry) {
    entry.number += 1
    entry.state = .loading
    let number = entry.number
    let load = DisposeBag()
    entry.load = load
    clock.run { [weak self, weak entry, loader] in
      let answer: Result<ScreenPicture, any Error>
      do {
        answer = .success(try await loader.picture(at: address))
      } catch {
        answer = .failure(error)
      }
      guard let self, let entry, entry.number == number else { return }
      take(answer, of: address, entry)
    }
    .disposed(by: load)
  }

  private func take(
    _ answer: Result<ScreenPicture, any Error>,
    of address: String,
    _ entry: Entry
  ) {
    entry.load = nil
    switch answer {
    case .success(let picture):
      entry.state = .loaded(picture)
      onEvent?(.loaded(address, picture.size))
    case .failure(let error):
      entry.state = .failed
      onEvent?(.failed(address, "\(error)"))
    }
  }
}
