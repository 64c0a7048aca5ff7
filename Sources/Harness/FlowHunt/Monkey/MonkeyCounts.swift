import FlowFormat
import ScenesHeadless

/// How often what has been done and met in all rounds: what the choice of the next step looks at, and the report.
struct MonkeyCounts: Sendable {
  /// How often an action was done, changed the screen, and was refused.
  struct Uses: Hashable, Sendable {
    var count = 0
    var changing = 0
    var refused = 0
  }

  private(set) var actions: [MonkeyAction: Uses] = [:]
  /// By kinds of elements on kinds of screens.
  private(set) var subjects: [String: Uses] = [:]
  /// The subjects from which another screen has come in front.
  private(set) var leaving: Set<String> = []
  /// How often a form of a route came in front.
  private(set) var routes: [String: Int] = [:]
  /// How often a fault has struck, by the requests' names.
  private(set) var faults: [String: [SimulatedNetwork.Fault: Int]] = [:]
  /// How often a request was made, and the requests that followed at once on what was done to a subject.
  private(set) var requests: [String: Int] = [:]
  private var requestsOfSubjects: [String: Set<String>] = [:]
  /// How often a value was chosen among others.
  private var choices: [String: Int] = [:]
  /// The stays on screens, by the forms of their routes.
  private(set) var stays: [String: MonkeyStay] = [:]
  private(set) var steps = 0
  private(set) var changing = 0

  /// Counts a step.
  mutating func add(_ step: MonkeyStep, isChange: Bool, isRefused: Bool) {
    steps += 1
    if isChange { changing += 1 }
    actions[step.action, default: Uses()].add(isChange, isRefused)
    if let subject = step.subject { subjects[subject, default: Uses()].add(isChange, isRefused) }
  }

  /// Counts a step on a screen, by the form of its route.
  ///
  /// - Parameters:
  ///   - form: The form of the screen's route.
  ///   - exit: The form of the route to which the step has led; `nil` if the screen stayed in front.
  mutating func addStep(on form: String, leadingTo exit: String?) {
    beginStay(on: form)
    stays[form]?.steps += 1
    if let exit { stays[form]?.exits.insert(exit) }
  }

  mutating func addFields(_ names: [String], on form: String) {
    beginStay(on: form)
    stays[form]?.fields.formUnion(names)
  }

  private mutating func beginStay(on form: String) {
    if stays[form] == nil { stays[form] = MonkeyStay(order: stays.count) }
  }

  mutating func addVisit(to form: String, after subject: String?) {
    routes[form, default: 0] += 1
    if let subject { leaving.insert(subject) }
  }

  /// Counts a request.
  ///
  /// - Parameters:
  ///   - name: The request's name.
  ///   - subject: The subject of the step that the request followed on.
  mutating func addRequest(_ name: String, after subject: String?) {
    faults[name] = faults[name] ?? [:]
    requests[name, default: 0] += 1
    guard let subject else { return }
    requestsOfSubjects[subject, default: []].insert(name)
    let route = String(subject.prefix { $0 != " " })
    requestsOfSubjects[route, default: []].insert(name)
  }

  /// How often the rarest request was made that has followed on a subject, or on anything on a kind of screen;
  /// `nil` if none has.
  func rarestRequest(after subject: String) -> Int? {
    requestsOfSubjects[subject]?.compactMap { requests[$0] }.min()
  }

  /// The one of some requests that was made least; `nil` if there are none.
  func rarest(of names: [String]) -> String? {
    names.min { requests[$0] ?? 0 < requests[$1] ?? 0 }
  }

  mutating func addStroke(of fault: SimulatedNetwork.Fault, on request: String, times: Int) {
    faults[request, default: [:]][fault, default: 0] += times
  }

  mutating func addChoice(_ name: String) { choices[name, default: 0] += 1 }

  func choices(of name: String) -> Int { choices[name] ?? 0 }

  /// How often a fault has struck any request.
  func strokes(of fault: SimulatedNetwork.Fault) -> Int {
    faults.values.reduce(0) { $0 + ($1[fault] ?? 0) }
  }
}

extension MonkeyCounts.Uses {
  fileprivate mutating func add(_ isChange: Bool, _ isRefused: Bool) {
    count += 1
    if isChange { changing += 1 }
    if isRefused { refused += 1 }
  }

  /// How likely it is to change the screen: what was never tried is.
  var promise: Double { Double(changing + 1) / Double(count + 1) }
}
