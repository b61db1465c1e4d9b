import Foundation

/// Where messages go: a category of a part of the program.
public final class OSLog: Sendable {
  /// A category that Instruments would show on Apple's systems.
  public struct Category: Hashable, Sendable {
    let name: String

    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    public static let dynamicTracing = Category(name: "DynamicTracing")
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  private let prefix: String
  private let isWritten: Bool

  public convenience init(subsystem: String, category: String) {
    self.init([subsystem, category].filter { !$0.isEmpty }.joined(separator: " "), isWritten: true)
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  private init(_ prefix: String, isWritten: Bool) {
    (self.prefix, self.isWritten) = (prefix, isWritten)
  }

  /// Without subsystem and category.
  public static let `default` = OSLog("", isWritten: true)

  /// Writes nothing.
  public static let disabled = OSLog("", isWritten: false)

  /// Whether messages of this level are written: all are, or none.
  public func isEnabled(type: OSLogType) -> Bool { isWritten }

  func write(_ message: String, _ type: OSLogType) {
    guard isWritten else { return }
    let front = [prefix, type.name].filter { !$0.isEmpty }.joined(separator: " ")
    put(front.isEmpty ? message : "\(front): \(message)")
  }
}

/// One system call, so that lines of several threads are not mixed.
private func put(_ text: String) {
  FileHandle.standardError.write(Data("\(text)\n".utf8))
}
