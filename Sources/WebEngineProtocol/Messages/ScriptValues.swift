// Values are JSON with marks for what that lacks: an object whose only key is `$` is a date where it holds a number
// (milliseconds since 1970), `NaN`, `Infinity`, `-Infinity` or `undefined` where it holds such a text, and an object
// that has the key itself where it holds an object.

/// A script to run once.
package struct ScriptCall: Codable, Equatable, Sendable {
  package var source: String
  /// The body of an async function with these arguments, in order; nil for a script.
  package var arguments: [Argument]?
  /// The name of a world of its own; nil for the page's.
  package var world: String?

  /// A name and a value as JSON.
  package struct Argument: Codable, Equatable, Sendable {
    package var name: String
    package var json: String

    package init(name: String, json: String) { (self.name, self.json) = (name, json) }
  }

  package init(_ source: String, arguments: [Argument]? = nil, world: String? = nil) {
    (self.source, self.arguments, self.world) = (source, arguments, world)
  }
}

/// What came of a script.
package enum ScriptOutcome: Codable, Equatable, Sendable {
  /// As JSON; nil for `undefined`.
  case value(String?)
  case error(String, line: Int?)
  /// A value that has no counterpart.
  case unsupported
}

/// A script that each page runs.
package struct PageScript: Codable, Equatable, Sendable {
  package var source: String
  package var runsAtEnd: Bool
  package var onlyMainFrame: Bool
  package var world: String?

  package init(source: String, runsAtEnd: Bool, onlyMainFrame: Bool, world: String? = nil) {
    (self.source, self.runsAtEnd) = (source, runsAtEnd)
    (self.onlyMainFrame, self.world) = (onlyMainFrame, world)
  }
}

/// A panel that a script waits for.
package struct PageDialog: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable { case alert, confirm, prompt, leaving }

  package var kind: Kind
  package var message: String
  package var defaultText: String?
  package var url: String

  package init(_ kind: Kind, message: String, defaultText: String? = nil, url: String = "") {
    (self.kind, self.message) = (kind, message)
    (self.defaultText, self.url) = (defaultText, url)
  }
}

/// What to look for on a page.
package struct FindQuery: Codable, Equatable, Sendable {
  package var text: String
  package var isBackwards: Bool
  package var isCaseSensitive: Bool
  package var wraps: Bool

  package init(_ text: String, isBackwards: Bool, isCaseSensitive: Bool, wraps: Bool) {
    (self.text, self.isBackwards) = (text, isBackwards)
    (self.isCaseSensitive, self.wraps) = (isCaseSensitive, wraps)
  }
}
