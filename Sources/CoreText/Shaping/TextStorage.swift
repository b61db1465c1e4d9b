import CoreGraphics
import Diagnostics

/// Attributed text in Pango's form: UTF-8 without problematic characters, divided into paragraphs.
struct TextStorage {
  /// The start of a run in `bytes`; it ends at the next run's start.
  struct Run {
    let start: Int
    let attributes: TextAttributes
    let paragraph: ParagraphAttributes
  }

  /// Longer text is cut off at this many UTF-16 units, because a layout needs a few hundred bytes
  /// for each.
  static let maximumLength = 200_000

  /// Control characters are each replaced with U+200B, which is invisible and has no width.
  private(set) var bytes: [UInt8] = []
  private(set) var runs: [Run] = []
  /// Byte ranges without their separators; none for an empty text.
  private(set) var paragraphs: [Range<Int>] = []

  init(_ text: AttributedText) {
    if text.runs.count == 1, let plain = Self.plainBytes(of: text.string) {
      start(text.runs[0])
      (bytes, paragraphs) = plain
      return
    }
    bytes.reserveCapacity(text.string.utf8.count)
    var scan = ParagraphScan()
    var offset = 0
    var nextRun = text.runs[...]
    for scalar in text.string.unicodeScalars {
      guard offset < Self.maximumLength else {
        Log.text.write("text is cut off after \(Self.maximumLength) characters")
        break
      }
      while let run = nextRun.first, run.start <= offset { start(nextRun.removeFirst()) }
      append(scalar, &scan)
      offset += scalar.value > 0xFFFF ? 2 : 1
    }
    if runs.isEmpty { start(text.runs[0]) }
    if scan.start < bytes.count { paragraphs.append(scan.start..<bytes.count) }
  }

  /// Whether a byte is a character from U+0020 to U+007E.
  static func isPlain(_ byte: UInt8) -> Bool { (0x20...0x7E).contains(byte) }

  /// Of a paragraph of plain characters, with or without a line feed at its end. Nil for other text, and
  /// one that is to be cut off.
  private static func plainBytes(of string: String) -> (bytes: [UInt8], paragraphs: [Range<Int>])? {
    var string = string
    return string.withUTF8 { text in
      let endsInFeed = text.last == UInt8(ascii: "\n")
      let count = endsInFeed ? text.count - 1 : text.count
      guard text.count <= maximumLength, text[..<count].allSatisfy(isPlain) else { return nil }
      if text.isEmpty { return ([], []) }
      return (text[..<count] + (endsInFeed ? Self.hiddenFeed : []), [0..<count])
    }
  }

  /// What stands for a control character.
  private static let hiddenFeed = Array("\u{200B}".utf8)

  /// The run that contains a byte; the last run for the end of the text.
  func run(at byte: Int) -> Run { runs[runIndex(at: byte)] }

  /// The runs that overlap a range; one run for an empty range.
  func runs(in range: Range<Int>) -> ArraySlice<Run> {
    let first = runIndex(at: range.lowerBound)
    let last = runIndex(at: max(range.lowerBound, range.upperBound - 1))
    return runs[first...last]
  }

  /// Whether the range contains a soft hyphen (U+00AD, in UTF-8 C2 AD).
  func containsSoftHyphen(_ range: Range<Int>) -> Bool {
    let slice = bytes[range]
    return zip(slice, slice.dropFirst()).contains { $0 == 0xC2 && $1 == 0xAD }
  }

  /// The last character boundary that is not above `byte`.
  func scalarBoundary(notAbove byte: Int) -> Int {
    var byte = byte
    while byte > 0, byte < bytes.count, bytes[byte] & 0xC0 == 0x80 { byte -= 1 }
    return byte
  }
}

extension TextStorage {
  /// The start of the current paragraph, and whether a line feed would still belong to its
  /// separator.
  private struct ParagraphScan {
    var start = 0
    var followsReturn = false
  }

  private mutating func start(_ run: AttributedText.Run) {
    let paragraph = run.paragraph
    runs.append(Run(start: bytes.count, attributes: run.attributes, paragraph: paragraph))
  }

  private mutating func append(_ scalar: Unicode.Scalar, _ scan: inout ParagraphScan) {
    let end = bytes.count
    bytes.append(contentsOf: UTF8.encode(Self.visible(scalar))!)
    if scalar == "\n", scan.followsReturn {
      scan.start = bytes.count
    } else if Self.isSeparator(scalar) {
      paragraphs.append(scan.start..<end)
      scan.start = bytes.count
    }
    scan.followsReturn = scalar == "\r"
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{2029}" || scalar == "\u{85}"
  }

  private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    return isControl && scalar != "\t" ? "\u{200B}" : scalar
  }

  /// Binary search for the last run that starts at or before a byte.
  private func runIndex(at byte: Int) -> Int {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if runs[middle].start <= byte { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
