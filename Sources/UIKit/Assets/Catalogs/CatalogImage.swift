import AssetCatalog
import CoreGraphics
import RasterKit
import VectorImages

/// An image set of a catalog as an asset.
struct CatalogImage: ImageSource {
  let asset: ImageAsset

  var spokenName: String { asset.name.spokenWords }

  func value(_ configuration: UIImage.Configuration, _ traits: UITraitCollection) -> ImageValue? {
    let conditions = AssetConditions(traits)
    // A set for the other appearance only shows that rather than nothing.
    guard let rendition = asset.best(for: conditions) ?? asset.renditions.first,
      var value = value(of: rendition, scale: CGFloat(conditions.scale))
    else { return nil }
    value.renderingMode =
      switch asset.renderingIntent {
      case .template: .alwaysTemplate
      case .original: .alwaysOriginal
      case nil: .automatic
      }
    value.resizing = rendition.slicing.map { UIImage.Resizing($0, scale: value.scale) }
    return value
  }

  private func value(of rendition: ImageAsset.Rendition, scale: CGFloat) -> ImageValue? {
    switch rendition.format {
    case .bitmap:
      return CatalogFiles.bitmap(rendition.file).map {
        ImageValue(
          bitmap: $0.bitmap, scale: CGFloat(rendition.scale ?? 1), orientation: $0.orientation)
      }
    case .svg: return vectorValue(CatalogFiles.drawing(rendition.file, .svg), scale)
    case .pdf: return vectorValue(CatalogFiles.drawing(rendition.file, .pdf), scale)
    }
  }

  private func vectorValue(_ drawing: CatalogDrawing?, _ scale: CGFloat) -> ImageValue? {
    guard let drawing else { return nil }
    var value = ImageValue(bitmap: CatalogFiles.bitmap(of: drawing, scale: scale), scale: scale)
    if asset.preservesVectorRepresentation { value.drawing = drawing }
    return value
  }
}

extension UIImage.Resizing {
  /// Slices are in pixels.
  fileprivate init(_ slicing: ImageSlicing, scale: CGFloat) {
    capInsets = UIEdgeInsets(
      top: slicing.top / scale, left: slicing.left / scale, bottom: slicing.bottom / scale,
      right: slicing.right / scale)
    mode = slicing.centerMode == .tile ? .tile : .stretch
    let whole = CGFloat.greatestFiniteMagnitude
    func middle(_ pixels: CGFloat) -> CGFloat { pixels > 0 ? pixels / scale : whole }
    self.middle = CGSize(
      width: slicing.mode == .vertical ? whole : middle(slicing.center.width),
      height: slicing.mode == .horizontal ? whole : middle(slicing.center.height))
  }
}
