import CoreGraphics
import QuartzCore

extension UITargetedPreview {
  /// What is shown of the view, as it is now.
  var picture: UIImage { UITargetedPreview.picture(of: view, parameters) }

  static func picture(of view: UIView, _ parameters: UIPreviewParameters) -> UIImage {
    view.layoutIfNeeded()
    return UIGraphicsImageRenderer(size: view.bounds.size).image { context in
      parameters.visiblePath?.addClip()
      parameters.backgroundColor.setFill()
      context.fill(view.bounds)
      view.layer.render(in: context.cgContext)
    }
  }
}
