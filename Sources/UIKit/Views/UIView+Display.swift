import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
  /// Whether the view's class or layer class draws. Views that don't draw get no backing store.
  var drawsItself: Bool {
    DrawingProbe.overridesDrawing(type(of: self)) || type(of: layer) != CALayer.self
  }

  func markNeedsDisplay() {
    if drawsItself { layer.setNeedsDisplay() }
  }

  func markNeedsDisplay(_ rect: CGRect) {
    if drawsItself { layer.setNeedsDisplay(rect) }
  }

  /// Tiles are drawn off the main thread, where the view's traits and bounds must not be read.
  func draw(_ layer: CALayer, inCurrent context: CGContext) {
    UIGraphicsPushContext(context)
    let part = context.boundingBoxOfClipPath
    if layer is CATiledLayer {
      draw(part)
    } else if layer.isDrawnInPart {
      // What the drawing of the whole has read stays followed.
      traitCollection.performAsCurrent { draw(part.intersection(bounds)) }
    } else {
      following(.drawing) { traitCollection.performAsCurrent { draw(bounds) } }
    }
    UIGraphicsPopContext()
  }
}

extension UIView: TileDrawing {
  /// Workaround: As on Apple's systems, programs write `draw` for tiles to run on any thread. The
  /// compiler isolates it to the main actor and would reject a direct call here.
  package nonisolated func drawTile(of layer: CATiledLayer, in ctx: CGContext) {
    typealias Draw = (UIView, CALayer, CGContext) -> Void
    let draw: @MainActor (UIView, CALayer, CGContext) -> Void = { $0.draw($1, in: $2) }
    unsafeBitCast(draw, to: Draw.self)(self, layer, ctx)
  }
}
