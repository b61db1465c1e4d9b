import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
  /// Whether this view's class, or its layer's, has something to draw. All others never get a backing
  /// store.
  var drawsItself: Bool {
    DrawingProbe.overridesDrawing(type(of: self)) || type(of: layer) != CALayer.self
  }

  func markNeedsDisplay() {
    if drawsItself { layer.setNeedsDisplay() }
  }

  func markNeedsDisplay(_ rect: CGRect) {
    if drawsItself { layer.setNeedsDisplay(rect) }
  }

  /// A tile is drawn away from main, where the view's traits and bounds are not to be looked at.
  func draw(_ layer: CALayer, inCurrent context: CGContext) {
    UIGraphicsPushContext(context)
    if layer is CATiledLayer {
      draw(context.boundingBoxOfClipPath)
    } else {
      traitCollection.performAsCurrent { draw(bounds) }
    }
    UIGraphicsPopContext()
  }

  /// What is drawn is drawn for the pixels of the screen the view is on.
  func followScreenScale() {
    guard drawsItself, let scale = window?.screen.scale, scale != layer.contentsScale else {
      return
    }
    layer.contentsScale = scale
    layer.setNeedsDisplay()
  }
}

extension UIView: TileDrawing {
  /// Workaround: programs write the drawing of tiles for any thread, as on Apple's systems; the compiler
  /// takes it for main's, and a call that says so would be refused here.
  package nonisolated func drawTile(of layer: CATiledLayer, in ctx: CGContext) {
    typealias Draw = (UIView, CALayer, CGContext) -> Void
    let draw: @MainActor (UIView, CALayer, CGContext) -> Void = { $0.draw($1, in: $2) }
    unsafeBitCast(draw, to: Draw.self)(self, layer, ctx)
  }
}
