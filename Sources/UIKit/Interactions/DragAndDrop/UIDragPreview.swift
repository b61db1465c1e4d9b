public import CoreGraphics
public import Foundation
import QuartzCore

/// What a drag shows in place of the view that it was lifted from. Main thread only.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// What is shown, as it is when the preview is asked for.
  public let view: UIView
  /// What of the view is shown.
  public let parameters: UIDragPreviewParameters

  /// A part of a view, which needs not be in a window.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }

  /// All of a view.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// A card with an address.
  public convenience init(for url: URL) { self.init(for: url, title: nil) }

  /// A card with a title above an address.
  public convenience init(for url: URL, title: String?) {
    let card = AddressCard(url, title: title)
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = UIBezierPath(roundedRect: card.bounds, cornerRadius: 13)
    self.init(view: card, parameters: parameters)
  }

  var picture: UIImage { UITargetedPreview.picture(of: view, parameters) }
}

/// Shows where a link leads.
private final class AddressCard: UIView {
  private static let widest: CGFloat = 260
  private static let margin: CGFloat = 12

  init(_ url: URL, title: String?) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    let address = Self.label(
      url.host ?? url.absoluteString, .preferredFont(forTextStyle: .footnote))
    address.textColor = .secondaryLabel
    let heading = title.map { Self.label($0, .preferredFont(forTextStyle: .headline)) }
    var (y, width) = (Self.margin, CGFloat(0))
    for label in [heading, address].compactMap(\.self) {
      label.frame.origin = CGPoint(x: Self.margin, y: y)
      y += label.bounds.height
      width = max(width, label.bounds.width)
      addSubview(label)
    }
    bounds.size = CGSize(width: width + 2 * Self.margin, height: y + Self.margin)
  }

  required init?(coder: NSCoder) { nil }

  private static func label(_ text: String, _ font: UIFont) -> UILabel {
    let label = UILabel()
    (label.text, label.font) = (text, font)
    label.sizeToFit()
    label.bounds.size.width = min(label.bounds.width, widest)
    return label
  }
}
