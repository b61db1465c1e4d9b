import CoreGraphics
import RasterKit
import RenderKit

extension PlainPainter {
  func draw(
    _ image: CGImage, _ state: LayerSnapshot, _ map: AffineMap, _ around: Around,
    _ canvas: inout Canvas
  ) {
    let contents = PlainContents(image, state)
    let shape = coverage(contents.box, map, isHard: !state.rare.smoothsEdges)
    guard let back = map.inverted else { return }
    let scale = abs(map.determinant)
    forEachPixel { index, x, y in
      guard shape[index] > 0 else { return }
      let point = back.apply(x: Double(x) + 0.5, y: Double(y) + 0.5)
      guard let color = contents.color(x: point.x, y: point.y, scale: scale) else { return }
      blend(color, through: around, at: index, covered: shape[index], into: &canvas)
    }
  }

  func forEachPixel(_ body: (_ index: Int, _ x: Int32, _ y: Int32) -> Void) {
    var index = 0
    for y in bounds.minY..<bounds.maxY {
      for x in bounds.minX..<bounds.maxX {
        body(index, x, y)
        index += 1
      }
    }
  }
}

/// An image in a layer's plane.
struct PlainContents {
  /// The destination in the plane.
  let box: CGRect
  private let pixels: PixelBuffer
  private let sampling: ContentsSampling
  private let across: PlainThirds
  private let down: PlainThirds

  init(_ image: CGImage, _ state: LayerSnapshot) {
    pixels = image.pixels
    sampling = state.rare.sampling
    let (part, center) = (sampling.rect, sampling.center)
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    let source = CGRect(
      x: part.minX * width, y: part.minY * height, width: part.width * width,
      height: part.height * height)
    box = PlainContents.box(of: source.size, state)
    let stretches = [.resize, .resizeAspect, .resizeAspectFill].contains(state.contentsGravity)
    let ninths = stretches ? center : CGRect(x: 0, y: 0, width: 1, height: 1)
    across = PlainThirds(
      from: source.minX, source.width, to: box.minX, box.width, ninths.minX, ninths.maxX)
    down = PlainThirds(
      from: source.minY, source.height, to: box.minY, box.height, ninths.minY, ninths.maxY)
  }

  private static func box(of size: CGSize, _ state: LayerSnapshot) -> CGRect {
    let bounds = state.bounds
    let fit = CGSize(width: bounds.width / size.width, height: bounds.height / size.height)
    var scale = CGSize(width: 1 / state.contentsScale, height: 1 / state.contentsScale)
    switch state.contentsGravity {
    case .resize: scale = fit
    case .resizeAspect:
      let least = min(fit.width, fit.height)
      scale = CGSize(width: least, height: least)
    case .resizeAspectFill:
      let most = max(fit.width, fit.height)
      scale = CGSize(width: most, height: most)
    default: break
    }
    let placed = CGSize(width: size.width * scale.width, height: size.height * scale.height)
    let room = CGSize(width: bounds.width - placed.width, height: bounds.height - placed.height)
    let share: (x: CGFloat, y: CGFloat) =
      switch state.contentsGravity {
      case .topLeft: (0, 0)
      case .bottomRight: (1, 1)
      default: (0.5, 0.5)
      }
    return CGRect(
      origin: CGPoint(
        x: bounds.minX + room.width * share.x, y: bounds.minY + room.height * share.y),
      size: placed)
  }

  /// The colour at a point of the plane; `scale` is the number of pixels per square point.
  func color(x: Double, y: Double, scale: Double) -> SIMD4<Float>? {
    guard let column = across.third(at: x), let row = down.third(at: y) else { return nil }
    let shrinks = scale / (column.rate * row.rate) < 1 - 1e-6
    let filter = shrinks ? sampling.minification : sampling.magnification
    let (u, v) = (
      column.from + (x - column.start) * column.rate,
      row.from + (y - row.start) * row.rate
    )
    let window = (column.window(pixels.size.width), row.window(pixels.size.height))
    if filter == .nearest { return pixel(u.rounded(.down), v.rounded(.down), window) }
    return mixed(u - 0.5, v - 0.5, window)
  }

  private typealias Window = (x: ClosedRange<Double>, y: ClosedRange<Double>)

  private func pixel(_ x: Double, _ y: Double, _ window: Window) -> SIMD4<Float> {
    let column = min(max(x, window.x.lowerBound), window.x.upperBound)
    let row = min(max(y, window.y.lowerBound), window.y.upperBound)
    let value = pixels.target.address(x: Int32(column), y: Int32(row)).pointee
    return SIMD4<Float>(SIMD4(value >> 16 & 255, value >> 8 & 255, value & 255, value >> 24))
  }

  private func mixed(_ x: Double, _ y: Double, _ window: Window) -> SIMD4<Float> {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (right, down) = (Float(x - left), Float(y - top))
    let upper = pixel(left, top, window) * (1 - right) + pixel(left + 1, top, window) * right
    let lower =
      pixel(left, top + 1, window) * (1 - right) + pixel(left + 1, top + 1, window) * right
    return (upper * (1 - down) + lower * down).rounded(.toNearestOrAwayFromZero)
  }
}

/// One axis of a nine-part image: the outer parts keep their size, the middle stretches.
struct PlainThirds {
  struct Third {
    /// Positions in the image and in the plane.
    var from, to, start, end: Double

    /// Image pixels per point.
    var rate: Double { (to - from) / (end - start) }

    /// The image pixels that may be read.
    func window(_ count: Int32) -> ClosedRange<Double> {
      let first = min(max(from.rounded(.down), 0), Double(count) - 1)
      return first...max(first, min(to.rounded(.up), Double(count)) - 1)
    }
  }

  private let thirds: [Third]

  /// `low` and `high` are fractions of the source; outer parts have one pixel per point.
  init(
    from source: CGFloat, _ pixels: CGFloat, to origin: CGFloat, _ length: CGFloat, _ low: CGFloat,
    _ high: CGFloat
  ) {
    let (from, to) = (low * pixels, high * pixels)
    let fixed = from + pixels - to
    let share = fixed > length ? length / fixed : 1
    let (start, end) = (from * share, length - (pixels - to) * share)
    thirds = [
      Third(from: source, to: source + from, start: origin, end: origin + start),
      Third(from: source + from, to: source + to, start: origin + start, end: origin + end),
      Third(
        from: source + to, to: source + pixels, start: origin + end, end: origin + length),
    ].filter { $0.start < $0.end && $0.from < $0.to }
  }

  /// The outermost parts are extended by the width of the antialiased edge.
  func third(at place: Double) -> Third? {
    thirds.first { place < $0.end } ?? thirds.last
  }
}
