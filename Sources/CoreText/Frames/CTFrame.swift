public import CoreGraphics
import Foundation
public import FoundationAdditions

/// Lines of text in a path. Not thread-safe: use it on the thread that made it.
public final class CTFrame {
  let path: CGPath
  let range: Range<Int>
  let attributes: CFDictionary?
  let layout: TextLayout
  let lines: [CTLine]
  /// Of the path.
  let box: CGRect

  init(
    _ framesetter: CTFramesetter, _ range: Range<Int>, _ path: CGPath, _ attributes: CFDictionary?
  ) {
    let box = path.boundingBoxOfPath
    (self.path, self.range, self.attributes) = (path, range, attributes)
    self.box = box.isNull ? .zero : box
    let limits = TextLimits(width: self.box.width, height: self.box.height)
    layout = TextLayout(
      framesetter.text(range), within: limits,
      avoiding: FrameOutline(path, self.box, attributes)?.obstacles)
    let layout = layout
    lines = layout.lines.indices.map {
      CTLine(layout, $0, of: framesetter.string, from: range.lowerBound)
    }
  }

  /// Of a line's left end, from the lower left corner of the path's box.
  func origin(of line: CTLine) -> CGPoint {
    guard let own = line.line else { return .zero }
    return CGPoint(x: own.origin.x, y: box.height - own.origin.y)
  }
}

/// The part of the string that was to be laid out.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.range.lowerBound, length: frame.range.count)
}

/// The part of the string that has room.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(
    location: frame.range.lowerBound, length: frame.layout.shownUnits(of: frame.range.count))
}

/// What the lines stand in.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// What the frame was made with.
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { frame.attributes }

/// The lines from the top. Each is a `CTLine`.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// The left ends of the baselines of a range of lines, from the lower left corner of the path's bounding box; a
/// length of 0 means up to the end.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  let start = min(max(range.location, 0), frame.lines.count)
  let length = range.length == 0 ? frame.lines.count : max(0, range.length)
  for (index, line) in frame.lines[start...].prefix(length).enumerated() {
    origins[index] = frame.origin(of: line)
  }
}

/// Draws all lines in a context whose y axis points up. In a mode that clips, they become the clip together.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  var outlines = PathElements()
  for line in frame.lines {
    let origin = frame.origin(of: line)
    context.textPosition = CGPoint(x: frame.box.minX + origin.x, y: frame.box.minY + origin.y)
    line.paint(in: context)
    if context.textDrawingMode.clips {
      outlines.append(line.outlines(in: context), .identity)
    }
  }
  if context.textDrawingMode.clips { context.clip(to: outlines) }
}
