import QuartzCore

extension UIView {
  /// How content follows bounds of another size.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill
    /// Draws again, at the new size.
    case redraw
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  func contentModeDidChange(from old: ContentMode) {
    guard contentMode != old else { return }
    layer.contentsGravity = contentMode.gravity
    layer.needsDisplayOnBoundsChange = contentMode == .redraw && drawsItself
  }
}

extension UIView.ContentMode {
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
