/// The places through which programs exchange data.
package enum ClipboardName: Hashable, CaseIterable, Sendable {
  /// For cut, copy and paste.
  case general
  /// What was selected last; a middle click pastes it.
  case primary
}

/// A clipboard of the window system. Main thread only.
///
/// The program that offers data keeps them and hands them out when another one asks. So whoever reads
/// depends on a stranger who may be slow, lie or be gone: reads end with a completion in any case, and
/// nothing but `wait(until:)` makes main wait.
@MainActor
package protocol Clipboard: AnyObject {
  /// Grows by one with each change of the contents that is noticed.
  var changeCount: Int { get }
  /// Whether changes by other programs are noticed when they happen. Otherwise what has been read may
  /// be out of date.
  var isWatched: Bool { get }
  /// What this program offers; nil if the clipboard is another's or empty.
  var offer: ClipboardOffer? { get }
  /// Called after `changeCount` has changed.
  var onChange: (@MainActor () -> Void)? { get set }

  /// Offers data of this program; nil empties the clipboard.
  func setOffer(_ offer: ClipboardOffer?)
  /// Reads the names of the formats in which another program offers data, best first.
  func readFormats(_ completion: @escaping ClipboardCompletion<[String]>)
  /// Reads another program's data.
  func read(_ format: String, _ completion: @escaping ClipboardCompletion<[UInt8]>)
  /// Goes on with reading until the condition holds, but only as long as main may wait for the present
  /// contents. Returns whether it holds.
  func wait(until condition: @MainActor () -> Bool) -> Bool
}

/// Called once, on the main thread, with what was read or why that failed.
package typealias ClipboardCompletion<Value> = @MainActor (Result<Value, ClipboardFailure>) -> Void

/// Why a clipboard could not be read.
package enum ClipboardFailure: Error, Hashable, Sendable {
  /// Nobody offers anything.
  case empty
  /// The other program doesn't offer this format, or its answer makes no sense.
  case refused
  /// The other program has not answered in time.
  case timedOut
  /// There is more than is accepted.
  case tooLong
  /// The window system is gone.
  case disconnected
}

/// Names of formats: MIME types, or whatever programs agree on.
package enum ClipboardFormat {
  /// Text in UTF-8, under whichever of its names other programs know it.
  package static let text = "text/plain;charset=utf-8"
}

/// How long other programs get, in seconds.
package enum ClipboardTimeout {
  /// For each contents, what main may wait altogether.
  package static let main = 0.05
  /// Until a program answers, or sends the next part.
  package static let answer = 5.0
  /// For all parts together.
  package static let whole = 60.0
  /// For the clipboard manager, at the end of the program.
  package static let end = 1.0
}

/// The most that is read: a larger text or image is no use to a program, and some owners never end.
package enum ClipboardLimit {
  package static let bytes = 256 << 20
  package static let formats = 512
}
