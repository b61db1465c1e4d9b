import CoreGraphics
import Foundation

/// Where an item goes whose drag is over, and what is animated along.
@MainActor
class DropLanding: DragAnimations {
  /// What the preview becomes on its way; nil where it stays as it is.
  var finalPreview: () -> UITargetedPreview? = { nil }
  /// How the preview is turned and scaled at the end.
  var finalTransform = CGAffineTransform.identity
  /// What the preview is to fit into at the end.
  var finalSize: CGSize?
  /// Its middle in the window; nil if it is out of sight.
  private let place: () -> CGPoint?

  init(_ place: @escaping () -> CGPoint?) {
    self.place = place
    super.init()
  }

  convenience init(_ target: UIDragPreviewTarget) {
    self.init { target.container.convert(target.center, to: nil) }
    finalTransform = target.transform
  }

  /// Where a delegate wants it, which then shows another view than `lifted`, or the same; nowhere for nil.
  convenience init(_ preview: UITargetedDragPreview?, from lifted: UITargetedDragPreview?) {
    self.init {
      guard let target = preview?.target, target.container.window != nil else { return nil }
      return target.container.convert(target.center, to: nil)
    }
    guard let preview else { return }
    finalTransform = preview.target.transform
    if preview.view !== lifted?.view { finalPreview = { preview } }
  }

  var center: CGPoint? { place() }
  var preview: UITargetedPreview? {
    finalPreview().flatMap { $0.view.bounds.isEmpty ? nil : $0 }
  }

  func transform(for size: CGSize) -> CGAffineTransform {
    guard let finalSize, size.width > 0, size.height > 0 else { return finalTransform }
    let scale = min(finalSize.width / size.width, finalSize.height / size.height)
    return finalTransform.scaledBy(x: scale, y: scale)
  }
}
