/// Writes messages of one category, as lines on standard error.
///
/// A line is `subsystem category level: message`. Every level is written; where standard error goes to
/// the journal of systemd, it keeps them. Callable from any thread.
public struct Logger: Sendable {
  private let log: OSLog

  /// A logger without a category.
  public init() { self.init(.default) }

  public init(subsystem: String, category: String) {
    self.init(OSLog(subsystem: subsystem, category: category))
  }

  public init(_ logObj: OSLog) { log = logObj }

  /// Writes at the default level, as `notice` does.
  public func log(_ message: OSLogMessage) { write(message, .default) }

  public func log(level: OSLogType, _ message: OSLogMessage) { write(message, level) }

  public func trace(_ message: OSLogMessage) { write(message, .debug) }
  public func debug(_ message: OSLogMessage) { write(message, .debug) }
  public func info(_ message: OSLogMessage) { write(message, .info) }
  public func notice(_ message: OSLogMessage) { write(message, .default) }
  public func warning(_ message: OSLogMessage) { write(message, .error) }
  public func error(_ message: OSLogMessage) { write(message, .error) }
  public func critical(_ message: OSLogMessage) { write(message, .fault) }
  public func fault(_ message: OSLogMessage) { write(message, .fault) }

  private func write(_ message: OSLogMessage, _ type: OSLogType) {
    log.write(message.text, type)
  }
}
