import Foundation

/// Something that a large content viewer shows enlarged. Views are such items.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the viewer shows it.
  var showsLargeContentViewer: Bool { get }
  /// The text of the viewer.
  var largeContentTitle: String? { get }
  /// The image of the viewer.
  var largeContentImage: UIImage? { get }
  /// Whether the image is enlarged.
  var scalesLargeContentImage: Bool { get }
  /// Room around the image.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

/// What a view says of its enlarged content.
struct LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}

extension UIView {
  var ensureLargeContent: LargeContent {
    get { rareData?.largeContent ?? LargeContent() }
    set { ensureRareData.largeContent = newValue }
  }
}
