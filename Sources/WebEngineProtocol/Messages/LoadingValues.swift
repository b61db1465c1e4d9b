/// What a page loads.
package struct PageRequest: Codable, Equatable, Sendable {
  package var url: String
  package var method: String
  package var headers: [String: String]

  package init(url: String, method: String = "GET", headers: [String: String] = [:]) {
    (self.url, self.method, self.headers) = (url, method, headers)
  }
}

/// What a page loaded from the program.
package struct ResourceAnswer: Codable, Equatable, Sendable {
  package var status: Int
  package var mimeType: String
  package var headers: [String: String]
  /// Why there is nothing.
  package var error: String?

  package init(
    status: Int = 200, mimeType: String = "", headers: [String: String] = [:], error: String? = nil
  ) {
    (self.status, self.mimeType) = (status, mimeType)
    (self.headers, self.error) = (headers, error)
  }
}

/// Why a page didn't load.
package struct PageFailure: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case cancelled, interruptedByPolicy, cannotShow, notFound, unreachable, untrusted, other
  }

  package var kind: Kind
  package var url: String
  package var message: String
  /// Whether it failed before anything of it was shown.
  package var isProvisional: Bool

  package init(_ kind: Kind, url: String, message: String, isProvisional: Bool) {
    (self.kind, self.url) = (kind, url)
    (self.message, self.isProvisional) = (message, isProvisional)
  }
}

/// What may be loaded, or shown.
package struct PolicyQuestion: Codable, Equatable, Sendable {
  package enum Subject: String, Codable, Sendable { case navigation, window, response }
  /// Numbered as WebKit's.
  package enum Cause: String, Codable, Sendable {
    case link, form, history, reload, formAgain, other
  }

  package var subject: Subject
  package var request: PageRequest
  package var cause = Cause.other
  package var isMainFrame = true
  package var button = 0
  package var modifiers: InputModifiers = []
  // Of a response.
  package var status = 0
  package var headers: [String: String] = [:]
  package var mimeType: String?
  package var length: Int?
  package var fileName: String?
  package var canShow = true

  package init(_ subject: Subject, _ request: PageRequest) {
    (self.subject, self.request) = (subject, request)
  }
}

/// What the program decides.
package enum PolicyAnswer: String, Codable, Sendable { case allow, cancel, download }

/// A page of the history.
package struct HistoryEntry: Codable, Equatable, Sendable {
  package var url: String
  package var title: String?
  /// The address before redirections.
  package var initialURL: String

  package init(url: String, title: String?, initialURL: String) {
    (self.url, self.title, self.initialURL) = (url, title, initialURL)
  }
}

/// The pages before and after the one that shows, each list in order of time.
package struct PageHistory: Codable, Equatable, Sendable {
  package var back: [HistoryEntry]
  package var current: HistoryEntry?
  package var forward: [HistoryEntry]

  package init(
    back: [HistoryEntry] = [], current: HistoryEntry? = nil, forward: [HistoryEntry] = []
  ) {
    (self.back, self.current, self.forward) = (back, current, forward)
  }
}
