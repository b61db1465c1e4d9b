import CoreGraphics
import Diagnostics
import QuartzCore
import RenderKit

/// Pictures of a view: what is on the screen, by the render side, or what the view looks like after
/// layout and drawing.
extension UIView {
  func drawTree(in rect: CGRect, updating isUpdated: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else {
      Log.graphics.write("drawHierarchy(in:afterScreenUpdates:) without a current context")
      return false
    }
    let content = pictureContent(updating: isUpdated)
    if isUpdated { layoutIfNeeded() }
    guard rect.isPlaceable, !rect.isEmpty, !bounds.isEmpty else { return false }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.draw(content, of: bounds, in: context)
    context.restoreGState()
    return isUpdated || layer.isRendered
  }

  /// nil stands for all of the view.
  func makeSnapshot(
    of part: CGRect? = nil, updating isUpdated: Bool, _ insets: UIEdgeInsets = .zero
  ) -> UIView? {
    let content = pictureContent(updating: isUpdated)
    if isUpdated { layoutIfNeeded() }
    let rect = (part ?? bounds).standardized
    let scale = window?.screen.scale ?? max(traitCollection.displayScale, 1)
    guard rect.isPlaceable, let picture = layer.picture(content, of: rect, scale: scale) else {
      return nil
    }
    let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
    view.layer.contents = picture
    view.layer.contentsScale = scale
    view.layer.contentsCenter = insets.center(of: rect.size)
    return view
  }

  private func pictureContent(updating isUpdated: Bool) -> CALayer.PictureContent {
    if !isUpdated, !layer.isRendered {
      Log.graphics.write(
        "Snapshotting a view (\(type(of: self))) that has not been rendered at least once requires "
          + "afterScreenUpdates:YES.")
    }
    return isUpdated ? .upToDate : .shown
  }
}

extension UIEdgeInsets {
  /// What they leave of a size, in unit coordinates; all of it where they do not fit.
  fileprivate func center(of size: CGSize) -> CGRect {
    let (width, height) = (size.width - left - right, size.height - top - bottom)
    guard left >= 0, right >= 0, top >= 0, bottom >= 0, width >= 0, height >= 0 else {
      return CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    return CGRect(
      x: left / size.width, y: top / size.height, width: width / size.width,
      height: height / size.height)
  }
}
