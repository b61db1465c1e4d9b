import CoreGraphics

extension ShapedLine {
  /// From the line's left end to an edge of the character at a byte of the storage.
  func x(ofByte byte: Int, isTrailing: Bool) -> CGFloat {
    switch self {
    case .laidOut(let line): line.x(ofByte: byte, isTrailing: isTrailing)
    case .plain(let line): line.x(ofByte: byte, isTrailing: isTrailing)
    }
  }

  /// The character at a distance from the line's left end, and by how many scalars the caret that is
  /// nearest lies after its first byte. Outside the line, the nearest one.
  func byte(atX x: CGFloat) -> (byte: Int, trailing: Int, isInside: Bool) {
    switch self {
    case .laidOut(let line): line.byte(atX: x)
    case .plain(let line): line.byte(atX: x)
    }
  }

  /// The parts of the line that the bytes of a range cover, from left to right, without what lies
  /// beyond the line's ends.
  func xRanges(of range: Range<Int>) -> [ClosedRange<CGFloat>] {
    switch self {
    case .laidOut(let line): line.xRanges(of: range)
    case .plain(let line): line.xRanges(of: range)
    }
  }

  /// Whether the character at a byte runs to the left.
  func isRightToLeft(at byte: Int) -> Bool {
    switch self {
    case .laidOut(let line): line.isRightToLeft(at: byte)
    case .plain: false
    }
  }

  /// Where a caret goes that moves by one position to the left or right: a byte of the storage and
  /// scalars to add; nil beyond the text that was laid out with the line.
  func moved(from byte: Int, toRight: Bool) -> (byte: Int, trailing: Int)? {
    switch self {
    case .laidOut(let line): line.moved(from: byte, toRight: toRight)
    case .plain(let line): line.moved(from: byte, toRight: toRight)
    }
  }
}
