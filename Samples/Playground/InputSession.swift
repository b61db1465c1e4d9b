import Foundation
import UIKit

/// The command line's requests: `--record FILE`, `--replay FILE` or `--demo`.
struct InputSession {
  private var recordsTo: URL?
  private var replay: InputRecording?

  init(_ arguments: [String]) {
    var words = arguments.dropFirst()
    while let word = words.popFirst() {
      switch word {
      case "--record": recordsTo = words.popFirst().map { URL(fileURLWithPath: $0) }
      case "--replay": replay = words.popFirst().flatMap(Self.read)
      case "--demo": replay = .demo
      default: Self.complain("Playground [--record FILE] [--replay FILE] [--demo]")
      }
    }
  }

  @MainActor func begin(in application: UIApplication) {
    if let replay { application.replay(replay) }
    if recordsTo != nil { application.startRecordingInput() }
  }

  @MainActor func end(in application: UIApplication) {
    guard let recordsTo, let recording = application.stopRecordingInput() else { return }
    do { try recording.write(to: recordsTo) } catch { Self.complain("\(error)") }
  }

  private static func read(_ path: String) -> InputRecording? {
    do { return try InputRecording(contentsOf: URL(fileURLWithPath: path)) } catch {
      complain("\(path): \(error)")
      return nil
    }
  }

  private static func complain(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
