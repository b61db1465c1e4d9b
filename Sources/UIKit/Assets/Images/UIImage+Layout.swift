public import CoreGraphics

// What images say about their place in a layout.

extension UIImage {
  /// Mirrored in image views that are laid out from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    edited { $0.flipsForRightToLeft = true }
  }

  /// Whether image views mirror it where they are laid out from right to left.
  public var flipsForRightToLeftLayoutDirection: Bool { value.flipsForRightToLeft }

  /// The image mirrored from left to right.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    edited { $0.orientation = $0.orientation.mirrored }
  }

  /// Stored only: there is no layout that aligns views yet.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    edited { $0.alignmentInsets = alignmentInsets }
  }

  /// From the image's edges to what is aligned.
  public var alignmentRectInsets: UIEdgeInsets { value.alignmentInsets }

  /// From the bottom up to the baseline of text beside it, in points; nil for an image without one.
  public var baselineOffsetFromBottom: CGFloat? { value.baselineOffset }

  /// With a baseline so many points above the bottom.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    edited { $0.baselineOffset = baselineOffset }
  }

  /// A copy that lies on no baseline.
  public func imageWithoutBaseline() -> UIImage { edited { $0.baselineOffset = nil } }
}

extension UIImage.Orientation {
  fileprivate var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }
}
