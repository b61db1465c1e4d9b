import RasterKit
import Synchronization

/// Composes the frames of an animation. The next frame after the last one asked for costs one frame;
/// an earlier one starts again at the first.
final class AnimationCanvas: Sendable {
  private let size: PixelSize
  private let state = Mutex(State())

  private struct State {
    /// Nil before the first frame.
    var pixels: PixelBuffer?
    var next = 0
    /// The last frame, and what its part showed before, if that is to come back.
    var last: AnimationFrame?
    var former: PixelBuffer?
  }

  init(_ size: PixelSize) { self.size = size }

  /// All of the canvas as a frame shows it; nil if a frame up to that one cannot be decoded.
  func compose(_ index: Int, _ source: any AnimationFrames, allowsPart: Bool) -> PixelBuffer? {
    state.withLock { state in
      if state.next > index { state = State() }
      let canvas = state.pixels ?? PixelBuffer(size: size)
      state.pixels = canvas
      while state.next <= index {
        let number = state.next
        guard let part = source.makePart(number, allowsPart: allowsPart && number == index) else {
          state = State()
          return nil
        }
        draw(part, source.list[number], on: canvas, &state)
        state.next += 1
      }
      return canvas.copied(PixelRect(size: size))
    }
  }

  private func draw(
    _ part: PixelBuffer, _ frame: AnimationFrame, on canvas: PixelBuffer, _ state: inout State
  ) {
    if let last = state.last { dispose(last, state.former, of: canvas) }
    let place = frame.place.intersection(PixelRect(size: size))
    state.last = frame
    state.former = frame.disposal == .restore && !place.isEmpty ? canvas.copied(place) : nil
    guard !place.isEmpty else { return }
    for y in place.minY..<place.maxY {
      let row = canvas.base + Int(y) * canvas.stride
      let source =
        part.base + Int(y - frame.place.minY) * part.stride - Int(frame.place.minX)
      for x in Int(place.minX)..<Int(place.maxX) {
        row[x] = frame.replaces ? source[x] : source[x].over(row[x])
      }
    }
  }

  private func dispose(_ frame: AnimationFrame, _ former: PixelBuffer?, of canvas: PixelBuffer) {
    let place = frame.place.intersection(PixelRect(size: size))
    guard frame.disposal != .keep, !place.isEmpty else { return }
    for y in place.minY..<place.maxY {
      let row = canvas.base + Int(y) * canvas.stride + Int(place.minX)
      if let former {
        row.update(
          from: former.base + Int(y - place.minY) * former.stride, count: Int(place.width))
      } else {
        row.update(repeating: 0, count: Int(place.width))
      }
    }
  }
}

extension UInt32 {
  /// A premultiplied pixel over another.
  fileprivate func over(_ below: UInt32) -> UInt32 {
    let a = self >> 24
    if a == 255 { return self }
    if a == 0 { return below }
    let times = Premultiplication.multiply
    func component(_ shift: UInt32) -> UInt32 {
      Swift.min(self >> shift & 255 + times(below >> shift & 255, 255 - a), 255) << shift
    }
    return component(24) | component(16) | component(8) | component(0)
  }
}

extension PixelBuffer {
  /// A copy of a part, which must be inside.
  fileprivate func copied(_ part: PixelRect) -> PixelBuffer {
    let copy = PixelBuffer(size: PixelSize(width: part.width, height: part.height))
    for y in 0..<Int(part.height) {
      let row = base + (y + Int(part.minY)) * stride + Int(part.minX)
      (copy.base + y * copy.stride).update(from: row, count: Int(part.width))
    }
    return copy
  }
}
