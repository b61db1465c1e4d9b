import AssetCatalog
import CoreGraphics
import RasterKit
import SystemSymbols

/// A symbol set of a catalog as an asset.
struct CatalogSymbol: ImageSource {
  let asset: SymbolAsset

  var spokenName: String { asset.name.spokenWords }

  func value(_ configuration: UIImage.Configuration, _ traits: UITraitCollection) -> ImageValue? {
    guard let template = CatalogFiles.template(asset.file) else { return nil }
    return ImageValue(symbol: template, configuration, traits)
  }
}

extension SymbolTemplate: SymbolArtwork {
  func picture(_ key: SymbolKey) -> SymbolPicture {
    let drawing = drawing(key.weight, key.scale)
    let metrics = TemplateMetrics(drawing, of: self, key.weight, key.scale)
    let scale = metrics.scale(pointSize: key.pointSize)
    let outline = CGSize(width: metrics.box.width * scale, height: metrics.box.height * scale)
    let pixels = PixelSize(covering: outline, scale: key.displayScale)
    let size = pixels.points(scale: key.displayScale)
    let box = metrics.box.insetBy(
      dx: (outline.width - size.width) / 2 / scale, dy: (outline.height - size.height) / 2 / scale)
    let style = TemplateStyle(id: drawing.id, colors: key.drawn, stroke: metrics.stroke)
    return SymbolPicture(
      TemplateDrawing(parts: parts, id: drawing.id, box: box, style: style.sheet), pixels,
      baselineOffset: metrics.baselineOffset(pointSize: key.pointSize)
        + (size.height - outline.height) / 2)
  }
}
