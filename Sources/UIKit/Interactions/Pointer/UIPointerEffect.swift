import CoreGraphics
import Foundation

/// What a view does while the pointer is over it.
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// A highlight.
  case automatic(UITargetedPreview)
  /// Brightens the view.
  case highlight(UITargetedPreview)
  /// Enlarges the view a little.
  case lift(UITargetedPreview)
  /// Tints and enlarges the view as asked for. There is no shadow.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// Where a tint lies.
  public enum TintMode: Int, Sendable {
    case none, overlay, underlay
  }

  /// The view that the effect is for.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview),
      .hover(let preview, _, _, _):
      preview
    }
  }

  var look: HoverLook {
    switch self {
    case .automatic, .highlight: .highlight
    case .lift: HoverLook(isScaled: true)
    case .hover(_, let tint, _, let isScaled): HoverLook(tint: tint, isScaled: isScaled)
    }
  }
}
