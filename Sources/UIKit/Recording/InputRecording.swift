public import CoreGraphics
public import Foundation
import PlatformKit

/// A user's input to an app, with the exact time of each device report. Not part of Apple's API.
///
/// `UIApplication.startRecordingInput()` makes it; `UIApplication.replay(_:completion:)` and
/// `AppHarness.replay(_:)` replay it. The file format is text: a header line, then one line of JSON
/// per report.
public struct InputRecording: Sendable {
  struct Moment: Codable, Sendable {
    /// Seconds since the beginning.
    var after: TimeInterval
    /// The index of its window among the app's, oldest first.
    var window: Int
    var input: RecordedInput
  }

  /// The reason why a file could not be read.
  public struct FormatError: Error, CustomStringConvertible {
    /// Gives the line number and the error.
    public let description: String
  }

  private struct Header: Codable {
    var format = "casement input"
    var version = 1
    var scale: Double
  }

  /// Device pixels per point on the recording screen.
  let scale: Double
  /// Ordered by time.
  var moments: [Moment] = []

  /// Makes an empty recording, for scripts that add to it. It has one pixel per point.
  public init() { self.init(scale: 1) }

  init(scale: Double) { self.scale = scale }

  /// Seconds from the beginning to the last report.
  public var duration: TimeInterval { moments.last?.after ?? 0 }

  /// Throws if there is no such file, or a `FormatError` if it is invalid.
  public init(contentsOf url: URL) throws {
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    guard let first = lines.first, let header = try? Self.read(Header.self, from: first),
      header.format == Header(scale: 1).format, header.version == 1, header.scale > 0
    else { throw FormatError(description: "line 1: not a recording of input of version 1") }
    self.init(scale: header.scale)
    for (number, line) in lines.enumerated().dropFirst() {
      guard let moment = try? Self.read(Moment.self, from: line), moment.after >= duration,
        moment.window >= 0
      else { throw FormatError(description: "line \(number + 1): not a report, or out of order") }
      moments.append(moment)
    }
  }

  /// Adds a finger's touch `after` seconds from the beginning, at a point of the app's window with
  /// this index. Ignores phases that a finger does not have.
  public mutating func add(
    _ phase: UITouch.Phase, of finger: Int, at point: CGPoint, after: TimeInterval, window: Int = 0
  ) {
    guard let action = TouchReport.Action(phase), after.isFinite, after >= 0 else { return }
    let report = TouchReport(
      contact: UInt64(clamping: finger), action: action, x: Double(point.x) * scale,
      y: Double(point.y) * scale, time: HostTime(seconds: after))
    let index = moments.firstIndex { after < $0.after } ?? moments.count
    moments.insert(Moment(after: after, window: window, input: .touch(report)), at: index)
  }

  /// Overwrites an existing file.
  public func write(to url: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    var lines = [try encoder.encode(Header(scale: scale))]
    for moment in moments { lines.append(try encoder.encode(moment)) }
    try Data(lines.joined(separator: Data("\n".utf8)) + Data("\n".utf8)).write(to: url)
  }

  private static func read<Value: Decodable>(
    _ type: Value.Type, from line: Substring
  ) throws -> Value {
    try JSONDecoder().decode(type, from: Data(line.utf8))
  }
}

extension TouchReport.Action {
  fileprivate init?(_ phase: UITouch.Phase) {
    switch phase {
    case .began: self = .down
    case .moved: self = .move
    case .ended: self = .lift
    case .cancelled: self = .cancel
    case .stationary, .regionEntered, .regionMoved, .regionExited: return nil
    }
  }
}
