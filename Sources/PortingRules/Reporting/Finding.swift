/// A place in a file, counted as compilers do.
struct Place: Hashable, Sendable {
  let path: String
  let line: Int
  let column: Int
}

/// Something that could not be lowered, or only in part.
struct Finding: Hashable, Sendable, CustomStringConvertible {
  enum Severity: String, Sendable { case error, warning }

  let place: Place
  let severity: Severity
  let reason: String

  /// The compiler's format, so that editors jump to it.
  var description: String {
    "\(place.path):\(place.line):\(place.column): \(severity.rawValue): \(reason)"
  }
}
