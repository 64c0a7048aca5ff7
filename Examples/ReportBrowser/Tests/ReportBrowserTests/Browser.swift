import Foundation

/// A browser without a window, which is told what to do through a pipe (the DevTools protocol).
///
/// Each message is JSON with a zero behind it: commands go in at the browser's file 3, answers and events come out at
/// its file 4.
final class Browser {
  /// Something that the browser did not do.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The browser's program; `nil` if there is none.
  static var path: String? {
    let named = ProcessInfo.processInfo.environment["REPORT_BROWSER"]
    let places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    return named ?? places.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// How long an answer may take, in milliseconds.
  private static let patience: Int32 = 60_000

  private let id: pid_t
  private let input: Int32
  private let output: Int32
  private let profile: URL
  private var unread: [UInt8] = []
  private var events: [JSON] = []
  private var lastCommand = 0
  private var session: String?

  /// Starts the browser with an empty page of this size.
  init(_ path: String, width: Int = 1440, height: Int = 1000) throws {
    profile = FileManager.default.temporaryDirectory
      .appendingPathComponent("report-browser-\(UUID().uuidString)")
    (id, input, output) = try Self.start([
      path, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
      "--disable-dev-shm-usage", "--no-first-run", "--user-data-dir=\(profile.path)",
      "--window-size=\(width),\(height)", "--remote-debugging-pipe", "about:blank",
    ])
    let target = try call("Target.createTarget", ["url": "about:blank"])
    let attached = try call(
      "Target.attachToTarget",
      ["targetId": target["targetId"] ?? .null, "flatten": true]
    )
    session = attached["sessionId"]?.string
    try call("Page.enable")
    try call("Runtime.enable")
    try call("Log.enable")
  }

  deinit {
    kill(id, SIGKILL)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    close(input)
    close(output)
    try? FileManager.default.removeItem(at: profile)
  }

  // MARK: - What a person does

  /// Opens a file, and waits until it is shown.
  func open(_ file: URL, at place: String = "") throws {
    // The same file with another place would not be loaded again.
    for address in ["about:blank", file.absoluteString + (place.isEmpty ? "" : "#\(place)")] {
      events = []
      try call("Page.navigate", ["url": .string(address)])
      // The page before may have been loaded just now.
      repeat { try wait(for: "Page.loadEventFired") } while try !isShowing(address)
    }
  }

  private func isShowing(_ address: String) throws -> Bool {
    let page = try evaluate(
      "document.readyState === 'complete' ? location.href.split('#')[0] : ''"
    )
    return page.string == address.split(separator: "#").first.map(String.init)
  }

  /// Presses a key: `ArrowDown`, `Enter`, or a character.
  func press(_ key: String) throws {
    let codes = [
      "Enter": 13, "Escape": 27, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38,
      "ArrowRight": 39, "ArrowDown": 40, "Tab": 9,
    ]
    var down: JSON = ["type": "rawKeyDown", "key": .string(key)]
    if let code = codes[key] {
      down["windowsVirtualKeyCode"] = .number(Double(code))
      down["code"] = .string(key)
    } else {
      down["type"] = "keyDown"
      down["text"] = .string(key)
    }
    try call("Input.dispatchKeyEvent", down)
    try call("Input.dispatchKeyEvent", ["type": "keyUp", "key": .string(key)])
    try settle()
  }

  /// Types words into what has the focus.
  func type(_ words: String) throws {
    try call("Input.insertText", ["text": .string(words)])
  }

  /// Clicks on the middle of an element.
  func click(_ selector: String) throws {
    let place = try evaluate(
      """
      (() => { const one = document.querySelector(\(JSON.string(selector).text));
        one.scrollIntoView({ block: 'nearest' });
        const { x, y, width, height } = one.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 }; })()
      """
    )
    for kind in ["mousePressed", "mouseReleased"] {
      try call(
        "Input.dispatchMouseEvent",
        [
          "type": .string(kind), "x": place["x"] ?? 0, "y": place["y"] ?? 0, "button": "left",
          "clickCount": 1,
        ]
      )
    }
    try settle()
  }

  /// Lets the page draw itself, and tell its elements what has happened to them.
  private func settle() throws {
    _ = try evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
  }

  /// Prefers a scheme: `light` or `dark`.
  func prefer(_ scheme: String) throws {
    let feature: JSON = ["name": "prefers-color-scheme", "value": .string(scheme)]
    try call("Emulation.setEmulatedMedia", ["features": [feature]])
  }

  /// Gives the window a size, in points.
  func resize(width: Int, height: Int) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(width)), "height": .number(Double(height)),
        "deviceScaleFactor": 1, "mobile": false,
      ]
    )
  }

  // MARK: - What is there

  /// Evaluates an expression of JavaScript in the page.
  func evaluate(_ expression: String) throws -> JSON {
    let answer = try call(
      "Runtime.evaluate",
      ["expression": .string(expression), "returnByValue": true, "awaitPromise": true]
    )
    if let mistake = answer["exceptionDetails"] { throw Failure(description: mistake.text) }
    return answer["result"]?["value"] ?? .null
  }

  /// The words that are shown of an element.
  func words(_ selector: String) throws -> String {
    let name = JSON.string(selector).text
    return try evaluate("document.querySelector(\(name)).innerText").string ?? ""
  }

  /// The mistakes that scripts have made since the page was opened, and all that its policy has refused.
  func mistakes() throws -> [String] {
    _ = try evaluate("0")
    return events.filter { event in
      event["method"]?.string == "Runtime.exceptionThrown"
        || event["params"]?["entry"]?["level"]?.string == "error"
    }
    .map(\.text)
  }

  /// A picture of the page, as PNG.
  func screenshot() throws -> Data {
    let answer = try call("Page.captureScreenshot", ["format": "png"])
    guard let data = answer["data"]?.string.flatMap({ Data(base64Encoded: $0) }) else {
      throw Failure(description: "There is no picture.")
    }
    return data
  }

  // MARK: - Messages

  @discardableResult
  private func call(_ method: String, _ parameters: JSON = [:]) throws -> JSON {
    lastCommand += 1
    var command: JSON = [
      "id": .number(Double(lastCommand)), "method": .string(method), "params": parameters,
    ]
    if let session { command["sessionId"] = .string(session) }
    try write(Array(command.text.utf8) + [0])
    while true {
      let message = try read()
      guard message["id"] == .number(Double(lastCommand)) else {
        events.append(message)
        continue
      }
      if let mistake = message["error"] {
        throw Failure(description: "\(method): \(mistake.text)")
      }
      return message["result"] ?? .null
    }
  }

  private func wait(for event: String) throws {
    while true {
      let place = events.firstIndex { $0["method"]?.string == event }
      if let place {
        events.remove(at: place)
        return
      }
      events.append(try read())
    }
  }

  private func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(input, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Failure(description: "The browser takes no more commands.") }
      rest = rest.dropFirst(count)
    }
  }

  private func read() throws -> JSON {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let end = unread.firstIndex(of: 0) {
        let message = Data(unread[..<end])
        unread.removeSubrange(...end)
        return try JSONDecoder().decode(JSON.self, from: message)
      }
      var ready = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      let found = poll(&ready, 1, Self.patience)
      if found < 0, errno == EINTR { continue }
      guard found > 0 else { throw Failure(description: "The browser does not answer.") }
      let count = Foundation.read(output, &buffer, buffer.count)
      guard count > 0 else { throw Failure(description: "The browser has ended.") }
      unread += buffer.prefix(count)
    }
  }

  // MARK: - The process

  private static func start(_ words: [String]) throws -> (pid_t, input: Int32, output: Int32) {
    var (commands, answers): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    guard pipe(&commands) == 0, pipe(&answers) == 0 else {
      throw Failure(description: String(cString: strerror(errno)))
    }
    for end in commands + answers { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // By way of numbers that nothing has, since the pipes' ends may be 3 and 4 themselves.
    posix_spawn_file_actions_adddup2(&actions, commands[0], 103)
    posix_spawn_file_actions_adddup2(&actions, answers[1], 104)
    posix_spawn_file_actions_adddup2(&actions, 103, 3)
    posix_spawn_file_actions_adddup2(&actions, 104, 4)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let arguments = words.map { strdup($0) }
    defer { for text in arguments { free(text) } }
    var id: pid_t = 0
    let code = posix_spawn(&id, words[0], &actions, nil, arguments + [nil], environ)
    close(commands[0])
    close(answers[1])
    guard code == 0 else { throw Failure(description: String(cString: strerror(code))) }
    return (id, commands[1], answers[0])
  }
}
