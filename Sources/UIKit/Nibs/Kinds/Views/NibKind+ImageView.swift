import Foundation

extension NibKind {
  static let imageView = NibKind("imageView", type: UIImageView.self) { nib, view in
    nib.image("image") { view.image = $0 }
    nib.image("highlightedImage") { view.highlightedImage = $0 }
    nib.flag("highlighted") { view.isHighlighted = $0 }
    nib.symbolConfiguration("preferredSymbolConfiguration") {
      view.preferredSymbolConfiguration = $0
    }
    nib.skip("adjustsImageSizeForAccessibilityContentSizeCategory", "imageReference")
  }
}
