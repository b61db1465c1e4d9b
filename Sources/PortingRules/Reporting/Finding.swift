/// A place in a file, counted as compilers do.
public struct Place: Hashable, Sendable {
  public let path: String
  public let line: Int
  public let column: Int
}

/// Something that could not be lowered, or only in part.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
  public enum Severity: String, Sendable { case error, warning }

  public let place: Place
  public let severity: Severity
  public let reason: String

  /// The compiler's format, so that editors jump to it.
  public var description: String {
    "\(place.path):\(place.line):\(place.column): \(severity.rawValue): \(reason)"
  }
}
