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

  func drawInCurrentContext(_ context: CGContext) {
    UIGraphicsPushContext(context)
    traitCollection.performAsCurrent { draw(bounds) }
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
