import CoreGraphics
import Foundation
import QuartzCore

/// A card in the middle of a window: an image over a title. Touches pass through it.
final class LargeContentPanel: UIView {
  /// In points.
  private static let (least, greatest, padding, gap): (CGFloat, CGFloat, CGFloat, CGFloat) =
    (160, 280, 24, 12)
  private static let imageSize: CGFloat = 72

  let title = UILabel()
  let image = UIImageView()
  private var imageInsets = UIEdgeInsets.zero

  convenience init(_ item: any UILargeContentViewerItem) {
    self.init(frame: .zero)
    isUserInteractionEnabled = false
    applyPanelStyle()
    layer.zPosition = 1000
    title.text = item.largeContentTitle
    title.font = .systemFont(ofSize: 26, weight: .semibold)
    title.textAlignment = .center
    title.numberOfLines = 3
    image.image = item.largeContentImage.map { $0.isSymbolImage ? Self.enlarged($0) : $0 }
    image.contentMode = item.scalesLargeContentImage ? .scaleAspectFit : .center
    image.tintColor = .label
    imageInsets = item.largeContentImageInsets
    for part in [title, image] as [UIView] { addSubview(part) }
  }

  private static func enlarged(_ symbol: UIImage) -> UIImage {
    let size = UIImage.SymbolConfiguration(pointSize: imageSize * 0.75)
    return symbol.applyingSymbolConfiguration(size) ?? symbol
  }

  func place(in room: UIView) {
    let widest = max(min(Self.greatest, room.bounds.width - 16) - 2 * Self.padding, 1)
    let text = title.sizeThatFits(CGSize(width: widest, height: .greatestFiniteMagnitude))
    let picture = image.image == nil ? CGSize.zero : pictureSize
    let gap = text.height > 0 && picture.height > 0 ? Self.gap : 0
    let content = CGSize(
      width: min(max(text.width, picture.width), widest),
      height: text.height + picture.height + gap)
    let size = CGSize(
      width: max(content.width + 2 * Self.padding, Self.least),
      height: max(content.height + 2 * Self.padding, Self.least))
    let top = ((size.height - content.height) / 2).rounded()
    image.frame = CGRect(x: 0, y: top, width: size.width, height: picture.height)
      .inset(by: imageInsets)
    title.frame = CGRect(
      x: (size.width - content.width) / 2, y: top + picture.height + gap, width: content.width,
      height: text.height)
    bounds.size = size
    center = CGPoint(x: room.bounds.midX, y: room.bounds.midY)
    room.addSubview(self)
  }

  private var pictureSize: CGSize {
    let own = image.image?.size ?? .zero
    let side = Self.imageSize
    let shown =
      image.contentMode == .center
      ? CGSize(width: min(own.width, 3 * side), height: min(own.height, 3 * side))
      : CGSize(width: side, height: side)
    return CGSize(
      width: shown.width + imageInsets.left + imageInsets.right,
      height: shown.height + imageInsets.top + imageInsets.bottom)
  }
}
