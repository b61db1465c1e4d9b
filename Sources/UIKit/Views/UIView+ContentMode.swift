public import CoreGraphics
import QuartzCore

extension UIView {
  /// How the content follows a change of bounds.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill
    /// Draws again at the new size.
    case redraw
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// The part of the content that stretches, in units of its size; all of it by default. Animatable
  /// in a block. Resizable images supersede it.
  public var contentStretch: CGRect {
    get { layer.contentsCenter }
    set { layer.contentsCenter = newValue }
  }

  func contentModeDidChange(from old: ContentMode) {
    guard contentMode != old else { return }
    layer.contentsGravity = contentMode.gravity
    layer.needsDisplayOnBoundsChange = contentMode == .redraw && drawsItself
  }
}

extension UIView.ContentMode {
  /// Layers name top and bottom for a y axis that points up.
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .bottom
    case .bottom: .top
    case .left: .left
    case .right: .right
    case .topLeft: .bottomLeft
    case .topRight: .bottomRight
    case .bottomLeft: .topLeft
    case .bottomRight: .topRight
    }
  }
}
