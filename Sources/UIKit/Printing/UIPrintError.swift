/// The domain of errors while printing.
public let UIPrintErrorDomain = "UIPrintErrorDomain"

/// Why something was not printed.
public struct UIPrintError: Error, Hashable, Sendable {
  /// A reason.
  public enum Code: Int, Sendable {
    /// There is nothing to print on.
    case notAvailable = 1
    /// What is to be printed is no picture or document.
    case noContent = 2
    case unknownImageFormat = 3
    /// `lp` did not take the job, or the file could not be written.
    case jobFailed = 4
  }

  /// The reason.
  public let code: Code

  /// With a reason.
  public init(_ code: Code) { self.code = code }
}
