import CoreGraphics
import Foundation

/// The files of a bundle that show one image at different scales, as an asset.
struct ImageFileSet: ImageSource {
  /// That for the scale it was asked for first.
  let first: ImageValue
  private let name: String
  private let bundle: Bundle
  private let scale: CGFloat

  var spokenName: String { NSString(string: name).deletingPathExtension.spokenWords }

  init?(_ name: String, in bundle: Bundle, scale: CGFloat) {
    guard let value = ImageFiles.cached(name, in: bundle, scale: scale) else { return nil }
    (self.name, self.bundle, self.scale) = (name, bundle, scale)
    first = value
  }

  /// The first one too where the others are gone.
  func value(_ configuration: UIImage.Configuration, _ traits: UITraitCollection) -> ImageValue? {
    if traits.displayScale == scale { return first }
    return ImageFiles.cached(name, in: bundle, scale: traits.displayScale) ?? first
  }
}
