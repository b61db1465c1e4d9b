import CoreGraphics
import RasterKit
import RenderKit

/// The layer of one tile.
final class TileLayer: CALayer {
  let place: TileIndex
  /// Whether it is fully opaque, so that nothing needs to show beneath.
  var isReady = false
  /// Whether it has to be redrawn.
  var isStale = false
  var lastUse: UInt64 = 0

  init(_ place: TileIndex) {
    self.place = place
    super.init()
    snapshot.anchorPoint = .zero
  }

  override init(layer: Any) {
    place = (layer as? TileLayer)?.place ?? TileIndex(level: 0, column: 0, row: 0)
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) { nil }

  override func action(forKey event: String) -> (any CAAction)? { nil }

  /// Tiles are drawings.
  override var hasUprightContents: Bool { false }

  /// It has no sublayers.
  override func setNeedsLayout() {}

  var byteCount: Int {
    guard let pixels = snapshot.contents?.pixels else { return 0 }
    return pixels.stride * Int(pixels.size.height) * 4
  }

  /// Shows the part of `image` inside `part`; `rect` is where the whole image lies. Only edges
  /// along `bounds` are antialiased: antialiased edges between neighbouring tiles would show what
  /// is beneath.
  func show(_ image: CGImage, covering rect: CGRect, cutTo part: CGRect, of bounds: CGRect) {
    isStale = false
    contents = image
    edgeAntialiasingMask = part.edges(alongThoseOf: bounds)
    position = part.origin
    self.bounds.size = part.size
    if rect == part && !snapshot.hasPartOfContents { return }
    contentsRect = CGRect(
      x: (part.minX - rect.minX) / rect.width, y: (part.minY - rect.minY) / rect.height,
      width: part.width / rect.width, height: part.height / rect.height)
  }

  /// `done` is called when the fade has ended or was cancelled.
  func fadeIn(over seconds: Double, done: @escaping () -> Void) {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.duration = seconds
    fade.delegate = TileFade { [weak self] in
      self?.isReady = true
      done()
    }
    add(fade, forKey: "fade")
  }
}

/// Receives the end of a fade.
private final class TileFade: CAAnimationDelegate {
  private let done: () -> Void

  init(_ done: @escaping () -> Void) { self.done = done }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { done() }
}

extension LayerSnapshot {
  fileprivate var hasPartOfContents: Bool {
    hasRareState && rare.sampling.rect != CGRect(x: 0, y: 0, width: 1, height: 1)
  }
}

extension CGRect {
  fileprivate func edges(alongThoseOf bounds: CGRect) -> CAEdgeAntialiasingMask {
    var edges = CAEdgeAntialiasingMask()
    if minX <= bounds.minX { edges.insert(.layerLeftEdge) }
    if maxX >= bounds.maxX { edges.insert(.layerRightEdge) }
    if minY <= bounds.minY { edges.insert(.layerBottomEdge) }
    if maxY >= bounds.maxY { edges.insert(.layerTopEdge) }
    return edges
  }
}
