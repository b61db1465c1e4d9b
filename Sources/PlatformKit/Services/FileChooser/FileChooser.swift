/// The desktop's dialog for choosing files. Main thread only; nothing waits for it.
@MainActor
package protocol FileChooser: AnyObject {
  /// Opens the dialog over a window. The completion is called once, unless the request is cancelled before.
  func ask(
    _ question: FileQuestion, over window: WindowID?,
    completion: @escaping @MainActor (FileAnswer) -> Void
  ) -> FileRequestID

  /// Closes the dialog, whose answer is no longer wanted.
  func cancel(_ request: FileRequestID)
}

/// Names a request of one chooser.
package struct FileRequestID: Hashable, Sendable {
  package var rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// What the user is to choose.
package struct FileQuestion: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case files, folders
    /// Where to save a file of this name.
    case place(name: String)
    /// The folder to save files of these names in.
    case places(names: [String])
  }

  /// Kinds of files, with a name for people.
  package struct Filter: Hashable, Sendable {
    package var name: String
    package var mimeTypes: [String]
    /// Such as "*.txt".
    package var patterns: [String]

    package init(name: String, mimeTypes: [String], patterns: [String]) {
      self.name = name
      self.mimeTypes = mimeTypes
      self.patterns = patterns
    }
  }

  package var kind: Kind
  package var title: String
  package var allowsSeveral = false
  package var filters: [Filter] = []
  /// The path of the folder to begin in.
  package var folder: String?

  package init(_ kind: Kind, title: String) {
    self.kind = kind
    self.title = title
  }
}

/// What became of a question.
package enum FileAnswer: Hashable, Sendable {
  /// At least one. The URLs are another program's words.
  case chosen([String])
  case cancelled
  /// There is no such dialog, or it went away without an answer.
  case unavailable
}
