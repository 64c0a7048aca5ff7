/// The methods of `${…}`.
package enum FlowMethod: String, CaseIterable, Sendable {
  case includes, startsWith, endsWith, indexOf, slice, split, trim, toUpperCase, toLowerCase,
    replace, padStart
  case at, charAt, charCodeAt, codePointAt, concat, lastIndexOf, match, padEnd, `repeat`,
    replaceAll, search, substr, substring, toLocaleLowerCase, toLocaleUpperCase, trimEnd,
    trimStart
  case join
  case toFixed, toPrecision, toExponential
  case test, exec
  case getTime, getFullYear, getMonth, getDate, getDay, getHours, getMinutes, getSeconds,
    getMilliseconds, getTimezoneOffset, getUTCFullYear, getUTCMonth, getUTCDate, getUTCDay,
    getUTCHours, getUTCMinutes, getUTCSeconds, getUTCMilliseconds, toISOString, toJSON,
    toDateString, toTimeString, toUTCString
  case toString, valueOf

  /// The values that have the method, in words.
  package var owners: String {
    switch self {
    case .includes, .indexOf, .lastIndexOf, .slice, .at, .concat: "a text or an array"
    case .join: "an array"
    case .toFixed, .toPrecision, .toExponential: "a number"
    case .test, .exec: "a regular expression"
    case .toString, .valueOf: "a value"
    case .getTime, .getFullYear, .getMonth, .getDate, .getDay, .getHours, .getMinutes, .getSeconds,
      .getMilliseconds, .getTimezoneOffset, .getUTCFullYear, .getUTCMonth, .getUTCDate, .getUTCDay,
      .getUTCHours, .getUTCMinutes, .getUTCSeconds, .getUTCMilliseconds, .toISOString, .toJSON,
      .toDateString, .toTimeString, .toUTCString:
      "a moment, like new Date()"
    default: "a text"
    }
  }

  /// Returns `true` if one of its arguments can be a regular expression.
  var takesExpression: Bool {
    switch self {
    case .match, .replace, .replaceAll, .search, .split: true
    default: false
    }
  }

  /// The methods and functions of JavaScript that take a function, or change the value before them.
  package static let foreign: Set<String> = [
    "map", "filter", "forEach", "reduce", "reduceRight", "find", "findIndex", "findLast", "some",
    "every", "flatMap", "sort", "push", "pop", "shift", "unshift", "splice", "reverse", "fill",
    "matchAll", "toSorted", "toReversed", "setTimeout", "require", "fetch", "eval", "Function",
    "Symbol", "Promise", "assign", "localeCompare", "normalize", "flat", "toLocaleString",
    "toLocaleDateString", "toLocaleTimeString", "setDate", "setFullYear", "setHours",
    "setMilliseconds", "setMinutes", "setMonth", "setSeconds", "setTime", "keys", "values",
    "entries", "hasOwnProperty",
  ]
}
