/// A script of `runScript`, with the values that it finds.
public struct FlowScript: Equatable, Sendable {
  /// The content of its file.
  public var source: String
  /// The path of its file, for errors.
  public var file: String
  /// The values by name that are global for the script: those of `env`, and the flow's.
  package var values: FlowMembers
  /// The members of `output`, which earlier steps assigned.
  package var output: FlowMembers
  /// The members of `maestro`: `copiedText` and `platform`.
  package var maestro: FlowMembers
  /// The virtual time, in milliseconds since 1970-01-01T00:00:00Z.
  package var now: Double
  /// The seed of random numbers.
  package var seed: UInt64

  /// Creates a script.
  ///
  /// - Parameters:
  ///   - source: The content of its file.
  ///   - file: The path of its file.
  ///   - values: The values by name that are global for it.
  ///   - output: The members of `output`.
  ///   - maestro: The members of `maestro`.
  ///   - now: The virtual time, in milliseconds since 1970.
  ///   - seed: The seed of random numbers.
  public init(
    source: String,
    file: String,
    values: FlowMembers = [:],
    output: FlowMembers = [:],
    maestro: FlowMembers = [:],
    now: Double = 1_775_001_600_000,
    seed: UInt64 = 0
  ) {
    self.source = source
    self.file = file
    self.values = values
    self.output = output
    self.maestro = maestro
    self.now = now
    self.seed = seed
  }
}

extension FlowScript {
  /// The JavaScript that makes the script's surroundings: its values, `output`, `maestro`, `console`, `json`, the
  /// virtual time and the seed.
  ///
  /// `http` throws an error that says so, unless the engine has an `http` of its own.
  ///
  /// - Complexity: O(values).
  public var prelude: String {
    """
    (function (all, values) {
      Object.assign(all, values, { output: \(Self.json(output)), maestro: \(Self.json(maestro)), flowLog: [] });
      const show = (value) => typeof value === 'object' && value ? JSON.stringify(value) : String(value);
      const print = (...words) => { all.flowLog.push(words.map(show).join(' ')); };
      all.console = { log: print, info: print, warn: print, error: print, debug: print };
      all.json = (text) => JSON.parse(text);
      if (typeof all.http === 'undefined') {
        const refuse = () => { throw new Error('A headless run has no “http”: the engine of scripts does not provide it.'); };
        all.http = { get: refuse, post: refuse, put: refuse, delete: refuse, patch: refuse, request: refuse };
      }
      const now = \(FlowNumber.text(of: now)), Real = Date;
      all.Date = function Date(...parts) {
        if (!new.target) return new Real(now).toString();
        return Reflect.construct(Real, parts.length ? parts : [now], new.target);
      };
      all.Date.prototype = Real.prototype;
      Object.assign(all.Date, { now: () => now, parse: Real.parse, UTC: Real.UTC });
      let state = \(seed % 4_294_967_296);
      Math.random = () => {
        state = (state + 0x6d2b79f5) >>> 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
      };
    })(globalThis, \(Self.json(values)));
    """
  }

  /// The JavaScript whose value is the text for ``FlowScriptResult/init(json:)``.
  public var epilogue: String {
    "JSON.stringify({ output: output, copiedText: maestro.copiedText, log: flowLog })"
  }

  private static func json(_ members: FlowMembers) -> String {
    var writer = FlowJSONWriter(names: .undefined, space: .undefined, mostBytes: .max)
    _ = writer.write(.object(members))
    return writer.text
  }
}
